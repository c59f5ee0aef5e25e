"""The game-log format `mjaudit-log`, version 1: bytes to a checked log and the engine's record of it.

Pure: nothing here knows Django, a database or a queue. The types of `schema` and `events` are the one
definition of the format; reader, explanation of faults and published JSON Schema all come from them.
"""
