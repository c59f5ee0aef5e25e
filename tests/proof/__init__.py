"""Faults one by one: clean hands are broken in exactly one way each, and the audit must find just that.

`make proof` runs every operator over thousands of hands; the tests here run each over a few.
"""
