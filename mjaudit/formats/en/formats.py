"""Dates without abbreviations, whose full stops would meet those of sentences, and hours to 24."""

DATE_FORMAT = "j F Y"
DATETIME_FORMAT = "j F Y, H:i"
TIME_FORMAT = "H:i"
