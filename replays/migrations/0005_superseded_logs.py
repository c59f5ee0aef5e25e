"""Say on a log's own row that a later revision stands in its place."""

from django.db import migrations, models

MARK = """
UPDATE replays_gamelog SET is_superseded = true
  WHERE id IN (SELECT supersedes_id FROM replays_gamelog WHERE supersedes_id IS NOT NULL);
"""


class Migration(migrations.Migration):
    dependencies = [("replays", "0004_wall_digests")]

    operations = [
        migrations.AddField(
            model_name="gamelog",
            name="is_superseded",
            field=models.BooleanField(db_default=False, default=False),
        ),
        migrations.RunSQL(MARK, migrations.RunSQL.noop),
    ]
