"""The engine compiled by mypyc from the same sources: what is compiled, and how."""
