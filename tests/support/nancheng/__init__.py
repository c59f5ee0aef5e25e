"""The golden cases of rule set `nancheng` as scripts: each module has its own list."""
