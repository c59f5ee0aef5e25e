"""Is what the database holds whole? The invariants of the service, each looked at in every row."""
