"""The audit on the command line: files in, reports out, with neither database nor broker."""
