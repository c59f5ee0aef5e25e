"""Row-level security on logs and all that hangs on them, keys within a platform, what may never change, and
the record of the logs that were there before.
"""

from django.db import migrations

from accounts.database_roles import APP, WORKER
from accounts.rowsecurity import MINE, grant, revoke, secure, target_within_platform, within_platform
from evidence.appendonly import never_changed, never_emptied

# Rows written here check their foreign keys at once: a table with checks pending cannot be altered.
AT_ONCE = "SET CONSTRAINTS ALL IMMEDIATE;"
LATER = "SET CONSTRAINTS ALL DEFERRED;"
SEATS = """
INSERT INTO replays_logseat (id, platform_id, log_id, seat, token)
  SELECT gen_random_uuid(), platform_id, replays_gamelog.id, place - 1, token
  FROM replays_gamelog, unnest(players) WITH ORDINALITY AS seats (token, place);
"""


def id_of(moment):
    """An id of that moment (RFC 9562, version 7): entries are in the order of their ids."""
    random = "md5(random()::text || clock_timestamp()::text)"
    milliseconds = f"lpad(to_hex((extract(epoch FROM {moment}) * 1000)::bigint), 12, '0')"
    return f"({milliseconds} || '7' || substr({random}, 1, 3) || '8' || substr({random}, 1, 15))::uuid"


ENTRIES = f"""
INSERT INTO evidence_entry (id, kind, action, platform_id, object)
  SELECT {id_of("received_at")}, 'upload', '', platform_id, sha256 FROM replays_gamelog;
INSERT INTO evidence_entry (id, kind, action, platform_id, object)
  SELECT {id_of("finished_at")}, 'verdict', '', platform_id, report_sha256 FROM replays_audit WHERE state = 'done';
"""
KEEP = """
CREATE FUNCTION mj_keep_log() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.is_sandbox THEN RETURN OLD; END IF;
    RAISE EXCEPTION 'a log is kept; only a test log is deleted' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF (NEW.id, NEW.platform_id, NEW.log_id, NEW.revision, NEW.supersedes_id, NEW.sha256, NEW.raw_sha256, NEW.raw,
      NEW.raw_size, NEW.ruleset, NEW.preset, NEW.hand_count, NEW.players, NEW.played_at, NEW.received_at,
      NEW.is_sandbox)
     IS DISTINCT FROM
     (OLD.id, OLD.platform_id, OLD.log_id, OLD.revision, OLD.supersedes_id, OLD.sha256, OLD.raw_sha256, OLD.raw,
      OLD.raw_size, OLD.ruleset, OLD.preset, OLD.hand_count, OLD.players, OLD.played_at, OLD.received_at,
      OLD.is_sandbox) THEN
    RAISE EXCEPTION 'what was uploaded is never changed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_log BEFORE DELETE OR UPDATE ON replays_gamelog FOR EACH ROW EXECUTE FUNCTION mj_keep_log();

CREATE FUNCTION mj_keep_audit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF OLD.state = 'done' AND
     (NEW.platform_id, NEW.log_id, NEW.engine_version, NEW.ruleset, NEW.ruleset_revision, NEW.options_digest,
      NEW.state, NEW.verdict, NEW.report, NEW.report_size, NEW.report_sha256, NEW.finished_at)
     IS DISTINCT FROM
     (OLD.platform_id, OLD.log_id, OLD.engine_version, OLD.ruleset, OLD.ruleset_revision, OLD.options_digest,
      OLD.state, OLD.verdict, OLD.report, OLD.report_size, OLD.report_sha256, OLD.finished_at) THEN
    RAISE EXCEPTION 'a finished audit is never changed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_audit BEFORE UPDATE ON replays_audit FOR EACH ROW EXECUTE FUNCTION mj_keep_audit();

CREATE FUNCTION mj_keep_with_log() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT FROM public.replays_gamelog WHERE id = OLD.log_id AND is_sandbox) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'what belongs to a log is kept with it' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER keep_with_log BEFORE DELETE ON replays_audit FOR EACH ROW EXECUTE FUNCTION mj_keep_with_log();
CREATE TRIGGER keep_with_log BEFORE DELETE ON replays_hand FOR EACH ROW EXECUTE FUNCTION mj_keep_with_log();
CREATE TRIGGER keep_with_log BEFORE DELETE ON replays_logseat FOR EACH ROW EXECUTE FUNCTION mj_keep_with_log();

CREATE FUNCTION mj_keep_grant() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF mj_all() OR OLD.user_id = mj_user()
     OR EXISTS (SELECT FROM public.replays_gamelog WHERE id = OLD.log_id AND is_sandbox) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'who was let into a log is not put out by its platform' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER keep_grant BEFORE DELETE ON replays_loggrant FOR EACH ROW EXECUTE FUNCTION mj_keep_grant();

CREATE FUNCTION mj_keep_with_audit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT FROM public.replays_audit a JOIN public.replays_gamelog l ON l.id = a.log_id
             WHERE a.id = OLD.audit_id AND l.is_sandbox) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'what an audit found is kept with it' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER keep_with_audit BEFORE DELETE ON replays_handsummary
  FOR EACH ROW EXECUTE FUNCTION mj_keep_with_audit();
CREATE TRIGGER keep_with_audit BEFORE DELETE ON replays_findingrow
  FOR EACH ROW EXECUTE FUNCTION mj_keep_with_audit();
"""
LET_GO = """
DROP TRIGGER keep_log ON replays_gamelog; DROP FUNCTION mj_keep_log();
DROP TRIGGER keep_audit ON replays_audit; DROP FUNCTION mj_keep_audit();
DROP TRIGGER keep_with_log ON replays_audit; DROP TRIGGER keep_with_log ON replays_hand;
DROP TRIGGER keep_with_log ON replays_logseat; DROP FUNCTION mj_keep_with_log();
DROP TRIGGER keep_with_audit ON replays_handsummary; DROP TRIGGER keep_with_audit ON replays_findingrow;
DROP FUNCTION mj_keep_with_audit(); DROP TRIGGER keep_grant ON replays_loggrant; DROP FUNCTION mj_keep_grant();
"""
AUDITING = """
  state, queued_at, failures, lapses, lease_until, lease_token, reason, finished_at,
  engine_version, ruleset_revision, verdict, report, report_size, report_sha256, engine_ms
"""
OF_THIS_ACCOUNT = "user_id = (SELECT mj_user())"
PLAYS_HERE = """
EXISTS (SELECT FROM accounts_player p WHERE p.platform_id = replays_logseat.platform_id
        AND p.token = replays_logseat.token AND p.user_id = (SELECT mj_user()))
"""
# A platform that withdraws a log takes it from everybody but from those who judge it.
OPENED = """
withdrawn_at IS NULL AND (
  visibility = 'public'
  OR visibility = 'link' AND link = (SELECT mj_shown())
  OR (SELECT mj_user()) IS NOT NULL
    AND EXISTS (SELECT FROM replays_logseat s
                JOIN accounts_player p ON p.platform_id = s.platform_id AND p.token = s.token
                WHERE s.platform_id = replays_gamelog.platform_id AND s.log_id = replays_gamelog.id
                AND p.user_id = (SELECT mj_user())))
OR (SELECT mj_user()) IS NOT NULL
  AND EXISTS (SELECT FROM replays_loggrant g
              WHERE g.platform_id = replays_gamelog.platform_id AND g.log_id = replays_gamelog.id
              AND g.user_id = (SELECT mj_user()))
"""


def of_log(table):
    return f"EXISTS (SELECT FROM replays_gamelog l WHERE l.platform_id = {table}.platform_id AND l.id = {table}.log_id"


def of_audit(table):
    return f"EXISTS (SELECT FROM replays_audit a WHERE a.platform_id = {table}.platform_id AND a.id = {table}.audit_id"


def secure_of_log(table, *, write=MINE):
    """Read with its log, deleted with a test log."""
    return secure(
        table,
        read=f"{MINE} OR {of_log(table)})",
        write=write,
        delete=f"{MINE} AND {of_log(table)} AND l.is_sandbox)",
    )


def secure_of_audit(table):
    """Read with its audit, added by whoever audits, deleted with the audit of a test log."""
    sandbox = (
        f"{of_audit(table)} AND EXISTS (SELECT FROM replays_gamelog l WHERE l.platform_id = a.platform_id"
        " AND l.id = a.log_id AND l.is_sandbox))"
    )
    return secure(table, read=f"{MINE} OR {of_audit(table)})", write="false", delete=f"{MINE} AND {sandbox}")


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0003_row_security"),
        ("evidence", "0002_append_only"),
        ("replays", "0002_visibility_and_revisions"),
    ]

    operations = [
        migrations.RunSQL(AT_ONCE + SEATS + LATER, migrations.RunSQL.noop),
        migrations.RunSQL(AT_ONCE + ENTRIES + LATER, migrations.RunSQL.noop),
        target_within_platform("replays_gamelog"),
        target_within_platform("replays_audit"),
        within_platform("replays_gamelog", "supersedes_id", "replays_gamelog"),
        within_platform("replays_hand", "log_id", "replays_gamelog"),
        within_platform("replays_logseat", "log_id", "replays_gamelog"),
        within_platform("replays_loggrant", "log_id", "replays_gamelog"),
        within_platform("replays_audit", "log_id", "replays_gamelog"),
        within_platform("replays_handsummary", "audit_id", "replays_audit"),
        within_platform("replays_findingrow", "audit_id", "replays_audit"),
        secure("replays_gamelog", read=f"{MINE} OR {OPENED}", delete=f"{MINE} AND is_sandbox"),
        # The policy of logs reads seats and grants, so theirs cannot read logs; triggers keep them instead.
        secure("replays_logseat", read=f"{MINE} OR {PLAYS_HERE}"),
        # Let in by what serves all tenants alone, never by the platform itself or by whoever asks.
        secure(
            "replays_loggrant",
            read=f"{MINE} OR {OF_THIS_ACCOUNT}",
            write="false",
            delete=f"{OF_THIS_ACCOUNT} OR {MINE}",
        ),
        secure_of_log("replays_hand"),
        # A platform asks for audits; how they end is not for it to write.
        secure_of_log("replays_audit", write=f"{MINE} AND state = 'queued'"),
        secure_of_audit("replays_handsummary"),
        secure_of_audit("replays_findingrow"),
        migrations.RunSQL(KEEP, LET_GO),
        *map(never_changed, ["replays_logseat", "replays_handsummary", "replays_findingrow"]),
        *map(
            never_emptied,
            [
                "replays_gamelog",
                "replays_logseat",
                "replays_hand",
                "replays_audit",
                "replays_handsummary",
                "replays_findingrow",
            ],
        ),
        revoke(
            APP,
            "UPDATE ON replays_logseat, replays_hand, replays_audit, replays_handsummary, replays_findingrow",
        ),
        revoke(APP, "INSERT ON replays_handsummary, replays_findingrow"),
        # A worker reads logs, brings audits to their end and adds what they found.
        grant(WORKER, "SELECT ON replays_gamelog, replays_audit"),
        grant(WORKER, f"UPDATE ({AUDITING}) ON replays_audit"),
        grant(WORKER, "INSERT ON replays_handsummary, replays_findingrow"),
        # The policies look there on behalf of whoever reads a log.
        grant(WORKER, "SELECT (platform_id, log_id, token) ON replays_logseat"),
        grant(WORKER, "SELECT (platform_id, log_id, user_id) ON replays_loggrant"),
        grant(WORKER, "SELECT (platform_id, token, user_id) ON accounts_player"),
    ]
