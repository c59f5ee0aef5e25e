#!/bin/sh
# Runs once, when the database container makes its cluster: the roles mjaudit connects as. None of them is a superuser, and only
# the owner, who runs the migrations, owns anything. What a table must withhold from the other two, its migration revokes.
set -eu

psql --set=ON_ERROR_STOP=1 --set=password="$MJAUDIT_DB_PASSWORD" --username "$POSTGRES_USER" --dbname template1 <<'SQL'
CREATE ROLE mjaudit_owner LOGIN PASSWORD :'password';
CREATE ROLE mjaudit_app LOGIN PASSWORD :'password';
CREATE ROLE mjaudit_worker LOGIN PASSWORD :'password';
ALTER DEFAULT PRIVILEGES FOR ROLE mjaudit_owner
  GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO mjaudit_app, mjaudit_worker;
ALTER DEFAULT PRIVILEGES FOR ROLE mjaudit_owner
  GRANT USAGE, SELECT ON SEQUENCES TO mjaudit_app, mjaudit_worker;
CREATE DATABASE mjaudit OWNER mjaudit_owner;
SQL
