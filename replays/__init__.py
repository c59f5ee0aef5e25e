"""Game logs: their format, their audits, and how people and programs reach both."""
