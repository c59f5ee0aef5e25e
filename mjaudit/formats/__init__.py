"""Dates as the pages write them, by language, where Django writes them otherwise."""
