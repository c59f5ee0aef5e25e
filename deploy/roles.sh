#!/bin/sh
# Runs once, when the database container makes its cluster: the roles and the database of deploy/roles.sql.
set -eu

psql --set=password="$MJAUDIT_DB_PASSWORD" --username "$POSTGRES_USER" --dbname template1 --file=/docker-entrypoint-initdb.d/mjaudit/roles.sql
