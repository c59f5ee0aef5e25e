"""The engine beside public libraries that do the same kind of work, in one run."""
