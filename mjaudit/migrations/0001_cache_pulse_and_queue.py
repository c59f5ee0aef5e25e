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
# Numbers without names. They are the owner's functions and run as the owner, who sees all tenants if it says so.
QUEUE = """
CREATE FUNCTION mj_queue(OUT waiting bigint, OUT running bigint, OUT oldest double precision)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DECLARE before text := coalesce(current_setting('mj.maintenance', true), '');
  BEGIN
    PERFORM set_config('mj.maintenance', 'on', true);
    SELECT count(*) FILTER (WHERE state = 'queued'), count(*) FILTER (WHERE state = 'running'),
      coalesce(extract(epoch FROM clock_timestamp() - min(queued_at) FILTER (WHERE state = 'queued')), 0)
      INTO waiting, running, oldest FROM replays_audit WHERE state IN ('queued', 'running');
    PERFORM set_config('mj.maintenance', before, true);
  END $$;
CREATE FUNCTION mj_totals(OUT logs bigint, OUT done bigint, OUT unauditable bigint)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DECLARE before text := coalesce(current_setting('mj.maintenance', true), '');
  BEGIN
    PERFORM set_config('mj.maintenance', 'on', true);
    SELECT count(*) INTO logs FROM replays_gamelog;
    SELECT count(*) FILTER (WHERE state = 'done'), count(*) FILTER (WHERE state = 'unauditable')
      INTO done, unauditable FROM replays_audit;
    PERFORM set_config('mj.maintenance', before, true);
  END $$;
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
