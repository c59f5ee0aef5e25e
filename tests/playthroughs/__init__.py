"""A hand of every rule set and preset told event by event, for people to read as a diff when rules change.

`games` holds the logs, as the simulator played them; `told` what the engine makes of each.
`make playthroughs` tells all of them anew, `python -m tests.playthroughs --play` has others played first.
"""
