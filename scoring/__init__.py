"""Scoring: the rules engine, the patterns regions share, and one folder for each rule set."""

from scoring.compiled import choose_engine

choose_engine()
