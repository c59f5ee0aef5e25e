"""Row-level security on what belongs to a platform, keys within a platform, and a pseudonym key of its own for
each platform that was there before.
"""

import secrets

from django.db import migrations

from accounts.database_roles import WORKER
from accounts.rowsecurity import (
    DROP_FUNCTIONS,
    FUNCTIONS,
    MINE,
    revoke,
    secure,
    target_within_platform,
    within_platform,
)


def give_each_its_own_key(apps, schema_editor):
    for platform in apps.get_model("accounts", "Platform").objects.all():
        platform.pseudonym_key = secrets.token_bytes(32)
        platform.save(update_fields=["pseudonym_key"])


BY_ADMINISTRATOR = """
EXISTS (SELECT FROM accounts_user WHERE id = (SELECT mj_user()) AND service_role = 'admin' AND is_active)
"""
OF_THIS_ACCOUNT = "user_id = (SELECT mj_user())"
TAKE_DEFAULT_RIGHTS = f"""
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = '{WORKER}') THEN
    ALTER DEFAULT PRIVILEGES REVOKE ALL ON TABLES FROM {WORKER};
    ALTER DEFAULT PRIVILEGES REVOKE ALL ON SEQUENCES FROM {WORKER};
  END IF;
END $$;
"""


class Migration(migrations.Migration):
    dependencies = [("accounts", "0002_players_tickets_and_key_lives")]

    operations = [
        migrations.RunPython(give_each_its_own_key, migrations.RunPython.noop),
        migrations.RunSQL(FUNCTIONS, DROP_FUNCTIONS),
        # A worker gets what it needs table by table, from the migration that makes the table.
        migrations.RunSQL(TAKE_DEFAULT_RIGHTS, migrations.RunSQL.noop),
        revoke(WORKER, "ALL ON ALL TABLES IN SCHEMA public"),
        revoke(WORKER, "ALL ON ALL SEQUENCES IN SCHEMA public"),
        target_within_platform("accounts_apikey"),
        within_platform("accounts_apikey", "successor_id", "accounts_apikey"),
        secure(
            "accounts_membership",
            read=f"{MINE} OR {OF_THIS_ACCOUNT}",
            delete=f"{MINE} OR {OF_THIS_ACCOUNT}",
        ),
        # Whose a log is everybody may know; administrators make platforms, and nobody removes one.
        secure(
            "accounts_platform",
            read="true",
            write=BY_ADMINISTRATOR,
            change="id = ANY ((SELECT mj_platforms())::uuid[])",
            delete="false",
        ),
        secure("accounts_apikey", read=f"{MINE} OR prefix = (SELECT mj_shown())"),
        secure("accounts_player", read=f"{MINE} OR {OF_THIS_ACCOUNT}"),
        secure(
            "accounts_ticket",
            read=f"{MINE} OR digest = (SELECT mj_shown())",
            change=f"{MINE} OR digest = (SELECT mj_shown())",
        ),
    ]
