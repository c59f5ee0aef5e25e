#!/bin/sh
# Runs once, when the database container makes its cluster: the roles mjaudit connects as. None of them is a superuser, and only
# the owner, who runs the migrations, owns anything. What a table withholds from the application, and what the worker may do, its migration says.
set -eu

psql --set=ON_ERROR_STOP=1 --set=password="$MJAUDIT_DB_PASSWORD" --username "$POSTGRES_USER" --dbname template1 <<'SQL'
CREATE ROLE mjaudit_owner LOGIN PASSWORD :'password';
CREATE ROLE mjaudit_app LOGIN PASSWORD :'password';
CREATE ROLE mjaudit_worker LOGIN PASSWORD :'password';
ALTER DEFAULT PRIVILEGES FOR ROLE mjaudit_owner
  GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO mjaudit_app;
ALTER DEFAULT PRIVILEGES FOR ROLE mjaudit_owner
  GRANT USAGE, SELECT ON SEQUENCES TO mjaudit_app;
CREATE DATABASE mjaudit OWNER mjaudit_owner;
SQL
