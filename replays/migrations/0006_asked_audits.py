"""Audits that are asked for later, by other rules; and that none ever passes for the log's own."""

from django.db import migrations, models

KEPT = """
  IF OLD.state = 'done' AND
     (NEW.platform_id, NEW.log_id, NEW.engine_version, NEW.ruleset, NEW.ruleset_revision, NEW.options_digest,
      NEW.state, NEW.verdict, NEW.report, NEW.report_size, NEW.report_sha256, NEW.finished_at)
     IS DISTINCT FROM
     (OLD.platform_id, OLD.log_id, OLD.engine_version, OLD.ruleset, OLD.ruleset_revision, OLD.options_digest,
      OLD.state, OLD.verdict, OLD.report, OLD.report_size, OLD.report_sha256, OLD.finished_at) THEN
    RAISE EXCEPTION 'a finished audit is never changed' USING ERRCODE = 'insufficient_privilege';
  END IF;
"""
ASKED = """
  IF (NEW.current, NEW.asked) IS DISTINCT FROM (OLD.current, OLD.asked) THEN
    RAISE EXCEPTION 'what an audit was asked for as is never changed' USING ERRCODE = 'insufficient_privilege';
  END IF;
"""


def keep(body):
    """The trigger's function with this body, in place of the one before."""
    return f"""
    CREATE OR REPLACE FUNCTION mj_keep_audit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {body}
      RETURN NEW;
    END $$;
    """


class Migration(migrations.Migration):
    dependencies = [("replays", "0005_superseded_logs")]

    operations = [
        migrations.AddField(model_name="audit", name="asked", field=models.JSONField(null=True)),
        migrations.AddConstraint(
            model_name="audit",
            constraint=models.CheckConstraint(
                condition=models.Q(("current", False), ("asked__isnull", True), _connector="OR"),
                name="audit_own_by_own_rules",
            ),
        ),
        migrations.RunSQL(keep(KEPT + ASKED), keep(KEPT)),
    ]
