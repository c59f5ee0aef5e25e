"""Legal lines counted twice: by the engine, and by plain Python written from the rulebooks alone.

`hands` plays by the rulebooks and imports nothing of the product; `engine` asks the engine; `positions` holds
where the counting starts and the counts that both must come to. `python -m tests.perft` compares move by move
and writes the counts.
"""
