"""The REST API of the record: what happened to a platform's logs, keys and players, and walls announced."""
