"""The REST API of a platform's own affairs: its players, its keys, its settings."""
