"""Tell every hand anew; with --play have others played first."""

import argparse

from tests.playthroughs.games import FOLDER, TABLES, TOLD, load_game, name_of, play_game, text_of
from tests.playthroughs.telling import told


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.playthroughs", description=__doc__)
    parser.add_argument("--play", action="store_true", help="play other hands, from the same seeds")
    if parser.parse_args().play:
        for region, preset in TABLES:
            played = text_of(play_game(region, preset))
            (FOLDER / f"{name_of(region, preset)}.json").write_text(played, encoding="utf-8")
    for region, preset in TABLES:
        text = told(load_game(region, preset))
        (TOLD / f"{name_of(region, preset)}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
