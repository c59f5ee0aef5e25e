"""The rulebook's worked examples of kongs, burns, drawn and broken-off hands: S12 to S18, S20 to S23."""
# A case is a line of what happens: scripts keep their own line breaks.
# ruff: noqa: E501
# fmt: off

from tests.support.nancheng_tables import D, L, O, R, Table, case

NO_BURN = {"back_burn": False}
SMALL = {"back_burn": False, "added_kong_payment": "small_turn"}


def _exposed(seat: int, feeder: int) -> Table:
    """A hand that nobody wins, with one kong on a discard."""
    return Table().gives(seat, "222p").exposes(seat, "2p", feeder).discards(seat).to_the_end_of_the_wall()


def _added() -> Table:
    """A hand that nobody wins; R adds to a pung that L fed."""
    return Table().gives(R, "22p").punged(R, "2p", L).adds(R, "2p").replaces(R).discards(R).to_the_end_of_the_wall()


def _concealed(seat: int) -> Table:
    """A hand that nobody wins, with one concealed kong."""
    return Table().gives(seat, "222p").conceals(seat, "2p").discards(seat).to_the_end_of_the_wall()


KONGS = [
    case("S12", "A kong on a discard: two from the feeder, one from the others, doubled with the dealer.", "JX-18 JX-32 JX-75",
         _exposed(R, O).kong_paid("2p", D=2, O=2, L=1).closes(R, (-2, 5, -2, -1), net="D>R 2, O>R 2, L>R 1"), options=NO_BURN),
    case("S13", "A kong on the dealer's discard.", "JX-18 JX-32",
         _exposed(R, D).kong_paid("2p", D=4, O=1, L=1).closes(R, (-4, 6, -1, -1), net="D>R 4, O>R 1, L>R 1"), options=NO_BURN),
    case("S14", "The dealer's kong on a discard.", "JX-18 JX-32",
         _exposed(D, R).kong_paid("2p", R=4, O=2, L=2).closes(R, (8, -4, -2, -2), net="R>D 4, O>D 2, L>D 2"), options=NO_BURN),
    case("S15", "A kong added to a pung costs who fed the pung two.", "JX-20 JX-19",
         _added().kong_paid("2p", D=2, O=1, L=2).closes(R, (-2, 5, -1, -2), net="D>R 2, O>R 1, L>R 2"), options=NO_BURN),
    case("S16", "At a table of the small turn it costs everybody one.", "JX-21",
         _added().kong_paid("2p", clause="JX-21", D=2, O=1, L=1).closes(R, (-2, 4, -1, -1), net="D>R 2, O>R 1, L>R 1"), options=SMALL),
    case("S17", "A concealed kong costs everybody two.", "JX-22",
         _concealed(O).kong_paid("2p", D=4, R=2, L=2).closes(R, (-4, -2, 8, -2), net="D>O 4, R>O 2, L>O 2"), options=NO_BURN),
    case("S18", "The dealer's concealed kong costs everybody four.", "JX-22 JX-32",
         _concealed(D).kong_paid("2p", R=4, O=4, L=4).closes(R, (12, -4, -4, -4), net="R>D 4, O>D 4, L>D 4"), options=NO_BURN),
]

BURNS = [
    case("S20", "The first discard followed by all three; later a win, the burn besides.", "JX-12 JX-48",
         Table().holds(R, "123m456p789sESWC").follows("N").self_draws(R, "C", ping_hu=1).paid(D=2, O=1, L=1).front_burn_paid()
         .closes(R, (-5, 5, 0, 0), net="D>R 3, O>R 1, L>R 1, D>O 1, D>L 1")),
    case("S21", "Nobody wins: one from each to the dealer, and the kong.", "JX-13 JX-22 JX-75 JX-76",
         _concealed(R).kong_paid("2p", D=4, O=2, L=2).back_burn_paid()
         .closes(R, (-1, 7, -3, -3), net="O>D 1, L>D 1, D>R 3, O>R 2, L>R 2")),
    case("S22", "Both burns in a hand that nobody wins cancel out.", "JX-12 JX-13",
         Table().follows("N").to_the_end_of_the_wall().front_burn_paid().back_burn_paid().closes(R, (0, 0, 0, 0), net="")),
    case("S23", "A table broken up pays its kongs alone, no burn.", "JX-68 JX-12",
         Table().gives(D, "222p").follows("N").conceals(D, "2p").discards(D).kong_paid("2p", R=4, O=4, L=4).stops()),
]

CASES = [*KONGS, *BURNS]
