"""Scoring: the rules engine, the patterns regions share, and one folder for each rule set."""
