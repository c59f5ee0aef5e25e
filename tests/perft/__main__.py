"""Count the lines of every position anew and write the counts; tell where the two ways of counting part."""

import argparse
import sys

from tests.perft.hands import HANDS
from tests.perft.lines import count_lines, partings
from tests.perft.positions import FOLDER, load_positions, text_of


def main() -> int:
    """0 where both ways come to the same everywhere; nothing is written of a rule set in which they part."""
    parser = argparse.ArgumentParser(prog="python -m tests.perft", description=__doc__)
    parser.add_argument("regions", nargs="*", default=sorted(HANDS), help="rule sets, by themselves all")
    parted = 0
    for region in parser.parse_args().regions:
        counted, apart = [], 0
        for position in load_positions(region):
            depth = len(position.counts)
            for told in partings(position.by_engine(), position.by_rulebook(), depth):
                apart += 1
                sys.stdout.write(f"{region}, {position.name} (one: engine, other: rulebook): {told}\n")
            counted.append(position.counted(count_lines(position.by_rulebook(), depth)))
        if not apart:
            (FOLDER / f"{region}.json").write_text(text_of(counted), encoding="utf-8")
        parted += apart
    return 1 if parted else 0


if __name__ == "__main__":
    sys.exit(main())
