"""What a hand's wall was announced as, and when the hand can have begun; read from the stored bytes for the hands
that were there before.
"""

import zstandard
from django.db import migrations, models

from replays.logformat.beginnings import latest_beginnings
from replays.logformat.reader import read_log

WALL_DIGEST = models.Q(("wall_digest", ""), ("wall_digest__regex", "^[0-9a-f]{64}$"), _connector="OR")


def read_stored_logs(apps, schema_editor):
    hands = apps.get_model("replays", "Hand").objects
    for log in apps.get_model("replays", "GameLog").objects.order_by("id").iterator(chunk_size=100):
        read = read_log(zstandard.decompress(bytes(log.raw), max_output_size=log.raw_size)).log
        for place, (hand, begun_by) in enumerate(zip(read.hands, latest_beginnings(read), strict=True)):
            digest = hand.commitment.digest if hand.commitment else ""
            if digest or begun_by:
                hands.filter(log=log, place=place).update(wall_digest=digest, begun_by=begun_by)


class Migration(migrations.Migration):
    dependencies = [("replays", "0003_row_security")]

    operations = [
        migrations.AddField(
            model_name="hand",
            name="wall_digest",
            field=models.CharField(blank=True, db_default="", default="", max_length=64),
        ),
        migrations.AddField(
            model_name="hand",
            name="begun_by",
            field=models.DateTimeField(null=True),
        ),
        migrations.RunPython(read_stored_logs, migrations.RunPython.noop),
        migrations.AddConstraint(
            model_name="hand",
            constraint=models.CheckConstraint(condition=WALL_DIGEST, name="hand_wall_digest"),
        ),
    ]
