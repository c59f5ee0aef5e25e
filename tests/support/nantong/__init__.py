"""The golden cases of rule set `nantong`, one module a topic; their numbers are literal."""
