"""Writes docs/schema/log-1.json, the published JSON Schema of a log: `python -m scripts.write_log_schema`."""

from pathlib import Path

from replays.logformat.jsonschema import schema_bytes

PLACE = Path(__file__).parent.parent / "docs" / "schema" / "log-1.json"

if __name__ == "__main__":
    PLACE.parent.mkdir(parents=True, exist_ok=True)
    PLACE.write_bytes(schema_bytes())
