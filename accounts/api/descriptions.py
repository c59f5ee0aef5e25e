"""How each operation is described in OpenAPI; the types behind the names are in `openapi.DOCUMENTS`."""

from typing import Final

from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema

from accounts.models.keys import PREFIX_PATTERN
from accounts.players import TOKEN_PATTERN
from mjaudit.rest.describing import NOTHING, body, document

_TOKEN: Final = OpenApiParameter(
    "token", {"type": "string", "pattern": f"^{TOKEN_PATTERN}$"}, OpenApiParameter.PATH
)
_PREFIX: Final = OpenApiParameter(
    "prefix", {"type": "string", "pattern": f"^{PREFIX_PATTERN}$"}, OpenApiParameter.PATH
)
_LINES: Final = {
    (200, "application/x-ndjson"): OpenApiResponse({"type": "string"}, "A PlayerDocument a line.")
}

describe_players: Final = extend_schema(
    operation_id="list_players", summary="The directory of your players", responses=_LINES
)
describe_player: Final = extend_schema(
    operation_id="read_player",
    summary="What is known of a player",
    parameters=[_TOKEN],
    responses={200: document("PlayerDocument", "The player.")},
)
describe_naming_player: Final = extend_schema(
    operation_id="name_player",
    summary="Set or erase the name of a player",
    parameters=[_TOKEN],
    request=body("PlayerChange"),
    responses={200: document("PlayerDocument", "What is known of the player now.")},
)
describe_forgetting_player: Final = extend_schema(
    operation_id="forget_player",
    summary="Erase a player's name and binding",
    parameters=[_TOKEN],
    responses={204: NOTHING},
)
describe_player_link: Final = extend_schema(
    operation_id="link_player",
    summary="A one-time link by which an account becomes this player",
    parameters=[_TOKEN],
    request=None,
    responses={201: document("PlayerLinkDocument", "The link, shown this once.")},
)
describe_keys: Final = extend_schema(
    operation_id="list_keys",
    summary="Your platform's keys",
    responses={200: document("KeyList", "All keys.")},
)
describe_making_key: Final = extend_schema(
    operation_id="make_key",
    summary="Make a key",
    request=body("KeyOrder"),
    responses={201: document("NewKeyDocument", "The key, shown this once.")},
)
describe_rotating_key: Final = extend_schema(
    operation_id="rotate_key",
    summary="Put a new key in a key's place",
    parameters=[_PREFIX],
    request=body("RotationOrder"),
    responses={201: document("NewKeyDocument", "The new key, shown this once.")},
)
describe_revoking_key: Final = extend_schema(
    operation_id="revoke_key",
    summary="Revoke a key",
    parameters=[_PREFIX],
    responses={204: NOTHING},
)
describe_platform: Final = extend_schema(
    operation_id="read_platform",
    summary="Whose key this is",
    responses={200: document("PlatformDocument", "The platform.")},
)
describe_changing_platform: Final = extend_schema(
    operation_id="change_platform",
    summary="Settle how visible new logs are",
    request=body("PlatformChange"),
    responses={200: document("PlatformDocument", "The platform.")},
)
