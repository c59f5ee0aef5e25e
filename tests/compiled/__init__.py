"""The engine compiled by mypyc against the same engine interpreted: `make test-compiled` runs these."""
