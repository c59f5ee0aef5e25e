-- The roles mjaudit connects as, and its database. A superuser runs this once on a new server:
--
--     psql --set=password=SECRET --dbname=template1 --file=deploy/roles.sql
--
-- None of the three is a superuser or passes row-level security. The owner runs the migrations and owns the tables. The
-- application serves pages and the API: it reads and writes rows, of the tenant it acts for alone, and changes no table.
-- The worker audits: it reads the logs of all tenants and writes verdicts, by what the migrations grant it table by table.
\set ON_ERROR_STOP on
CREATE ROLE mjaudit_owner LOGIN NOSUPERUSER NOBYPASSRLS PASSWORD :'password';
CREATE ROLE mjaudit_app LOGIN NOSUPERUSER NOBYPASSRLS PASSWORD :'password';
CREATE ROLE mjaudit_worker LOGIN NOSUPERUSER NOBYPASSRLS PASSWORD :'password';
CREATE DATABASE mjaudit OWNER mjaudit_owner;
\connect mjaudit
ALTER DEFAULT PRIVILEGES FOR ROLE mjaudit_owner GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO mjaudit_app;
ALTER DEFAULT PRIVILEGES FOR ROLE mjaudit_owner GRANT USAGE, SELECT ON SEQUENCES TO mjaudit_app;
