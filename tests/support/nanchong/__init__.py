"""The golden cases of rule set `nanchong` as scripts: each module has its own list."""
