"""What stops the starter: a reason and a remedy for the person at the terminal, never a traceback."""


class CannotStart(Exception):  # reads as a sentence where it is raised
    """The message says what is wrong and what to do."""
