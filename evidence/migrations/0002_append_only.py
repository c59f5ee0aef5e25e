"""The record is only ever added to."""

from django.db import migrations

from accounts.database_roles import APP, WORKER
from accounts.rowsecurity import MINE, grant, revoke, secure
from evidence.appendonly import DROP_FUNCTIONS, FUNCTIONS, append_only

OF_THE_SERVICE = f"{MINE} OR platform_id IS NULL"


class Migration(migrations.Migration):
    dependencies = [("accounts", "0003_row_security"), ("evidence", "0001_entries_and_commitments")]

    operations = [
        migrations.RunSQL(FUNCTIONS, DROP_FUNCTIONS),
        append_only("evidence_entry"),
        append_only("evidence_commitment"),
        # What an insert returns is read, too. Verdicts are told by workers alone.
        secure("evidence_entry", read=OF_THE_SERVICE, write=f"({OF_THE_SERVICE}) AND kind <> 'verdict'"),
        secure("evidence_commitment"),
        revoke(APP, "UPDATE, DELETE ON evidence_entry, evidence_commitment"),
        grant(WORKER, "SELECT, INSERT ON evidence_entry"),
    ]
