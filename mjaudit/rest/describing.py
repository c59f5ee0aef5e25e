"""Parts of which apps describe their operations in OpenAPI. Components are msgspec types, by name."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse

REFERENCE: Final = "#/components/schemas/{name}"
NOTHING: Final = OpenApiResponse(None, "Done; there is nothing to tell.")
WITH_OR_WITHOUT_KEY: Final[Any] = [{"ApiKey": []}, {}]
"""`auth` of what anybody may ask for (OpenAPI's security requirements, which the library types as names)."""
PAGE_PARAMETERS: Final = [
    OpenApiParameter(
        "cursor",
        {"type": "string", "minLength": 1},
        OpenApiParameter.QUERY,
        description="From a page's next or previous.",
    ),
    OpenApiParameter("page_size", {"type": "integer", "minimum": 1, "maximum": 200}, OpenApiParameter.QUERY),
]


def document(name: str, description: str) -> OpenApiResponse:
    """An answer with this component."""
    return OpenApiResponse({"$ref": REFERENCE.format(name=name)}, description)


def body(name: str) -> dict[str, Any]:
    """A JSON body with this component."""
    return {"application/json": {"$ref": REFERENCE.format(name=name)}}


def text(longest: int) -> dict[str, object]:
    """A parameter of so many characters."""
    return {"type": "string", "minLength": 1, "maxLength": longest}


def components_of(kinds: Iterable[type[Any]]) -> dict[str, Any]:
    """The JSON Schemas of these types and of those they are made of."""
    return msgspec.json.schema_components(tuple(kinds), ref_template=REFERENCE)[1]
