"""How each operation is described in OpenAPI; the types behind the names are in `openapi.DOCUMENTS`."""

from typing import Final

from drf_spectacular.utils import OpenApiParameter, extend_schema

from mjaudit.rest.describing import PAGE_PARAMETERS, body, document, text

describe_announcing: Final = extend_schema(
    operation_id="announce_wall",
    summary="Announce the digest of a wall before the hand",
    request=body("CommitmentOrder"),
    responses={
        201: document("CommitmentDocument", "Announced."),
        200: document("CommitmentDocument", "The same digest was announced before."),
    },
)
describe_commitments: Final = extend_schema(
    operation_id="list_commitments",
    summary="What you announced",
    filters=False,
    parameters=[OpenApiParameter("log_id", text(128), OpenApiParameter.QUERY), *PAGE_PARAMETERS],
    responses={200: document("CommitmentPage", "One page, the newest first.")},
)
describe_entries: Final = extend_schema(
    operation_id="list_entries",
    summary="What happened to your logs, keys and players",
    filters=False,
    parameters=PAGE_PARAMETERS,
    responses={200: document("EntryPage", "One page, the newest first.")},
)
