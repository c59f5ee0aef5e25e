"""Audits of a log besides its own: by other rules, or by a later engine. Its own verdict stays what it is."""

from dataclasses import dataclass
from functools import partial

from django.db import IntegrityError, transaction
from django.db.models import Q

from replays.logformat.other_rules import OtherRules
from replays.models import Audit, AuditState, GameLog
from replays.queries.frames import stored_log
from replays.tasks import ring
from scoring.engine.audit import ENGINE_VERSION
from scoring.engine.options import ResolvedRules


@dataclass(frozen=True)
class FurtherAudit:
    """What was asked for; `created` is False where the same audit was there before."""

    audit: Audit
    created: bool


def store_audit(*, log: GameLog, other: OtherRules) -> FurtherAudit:
    """Queue an audit of this log by other rules, and ring for a worker once it stands. `log` has its bytes
    and its own audit.

    An audit follows from the log, the rules and the engine: where there is one by the very same, or one of
    the same rules still waits for the engine, that one is given, be it the log's own. Raises RulesRefused,
    and NotAudited before the log's own audit is done.
    """
    rules = other.rules_for(stored_log(log))
    try:
        return _known(log, rules) or _stored(log, other, rules)
    except IntegrityError:
        # Somebody else's came between our look and our write.
        known = _known(log, rules)
        if known is None:
            raise
        return known


def _known(log: GameLog, rules: ResolvedRules) -> FurtherAudit | None:
    same_engine = Q(engine_version=ENGINE_VERSION, ruleset_revision=rules.ruleset.revision)
    waiting = Q(state__in=(AuditState.QUEUED, AuditState.RUNNING))
    audits = Audit.objects.filter(platform=log.platform_id, log=log, options_digest=rules.digest)
    audit = audits.filter(same_engine | waiting).defer("report").first()
    return FurtherAudit(audit, created=False) if audit else None


def _stored(log: GameLog, other: OtherRules, rules: ResolvedRules) -> FurtherAudit:
    audit = Audit(
        platform_id=log.platform_id,
        log=log,
        engine_version=ENGINE_VERSION,
        ruleset=log.ruleset,
        ruleset_revision=rules.ruleset.revision,
        options_digest=rules.digest,
        current=False,
        asked=None if other.are_its_own else {"preset": other.preset, "options": other.options},
    )
    with transaction.atomic():
        audit.save(force_insert=True)
        transaction.on_commit(partial(ring, [audit.id]))
    return FurtherAudit(audit, created=True)
