"""The table of the cache, as `createcachetable` would make it; the pulse; and how long the queue is, told to roles
that may not see every tenant's rows.
"""

from django.db import migrations, models

from accounts.database_roles import APP, WORKER
from accounts.rowsecurity import grant, revoke

CACHE = """
CREATE TABLE mjaudit_cache (cache_key varchar(255) PRIMARY KEY, value text NOT NULL, expires timestamptz NOT NULL);
CREATE INDEX mjaudit_cache_expires ON mjaudit_cache (expires);
"""
# Numbers without names. They are the owner's functions and run as the owner, who sees all tenants.
QUEUE = """
CREATE FUNCTION mj_queue(OUT waiting bigint, OUT running bigint, OUT oldest double precision)
  LANGUAGE sql STABLE SECURITY DEFINER SET mj.maintenance = 'on' SET search_path = public, pg_temp AS $$
  SELECT count(*) FILTER (WHERE state = 'queued'), count(*) FILTER (WHERE state = 'running'),
    coalesce(extract(epoch FROM clock_timestamp() - min(queued_at) FILTER (WHERE state = 'queued')), 0)
  FROM replays_audit WHERE state IN ('queued', 'running') $$;
CREATE FUNCTION mj_totals(OUT logs bigint, OUT done bigint, OUT unauditable bigint)
  LANGUAGE sql STABLE SECURITY DEFINER SET mj.maintenance = 'on' SET search_path = public, pg_temp AS $$
  SELECT (SELECT count(*) FROM replays_gamelog), count(*) FILTER (WHERE state = 'done'),
    count(*) FILTER (WHERE state = 'unauditable') FROM replays_audit $$;
"""


class Migration(migrations.Migration):
    initial = True
    dependencies = [("replays", "0003_row_security")]

    operations = [
        migrations.CreateModel(
            name="Pulse",
            fields=[
                ("name", models.CharField(max_length=16, primary_key=True, serialize=False)),
                ("at", models.DateTimeField()),
            ],
        ),
        grant(WORKER, "SELECT, INSERT, UPDATE ON mjaudit_pulse"),
        revoke(APP, "DELETE ON mjaudit_pulse"),
        migrations.RunSQL(CACHE, "DROP TABLE mjaudit_cache;"),
        migrations.RunSQL(QUEUE, "DROP FUNCTION mj_queue(); DROP FUNCTION mj_totals();"),
    ]
