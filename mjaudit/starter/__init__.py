"""Runs the whole service on one machine: embedded PostgreSQL and Valkey, web, worker and beat.

`python -m mjaudit.starter` is what `make run` calls. Nothing here writes outside of `var/`, but for the
sockets of a checkout whose path is too long for them.
"""
