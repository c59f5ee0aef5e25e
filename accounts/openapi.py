"""How the API's description tells of API keys. Importing this module registers it."""

from drf_spectacular.extensions import OpenApiAuthenticationExtension
from drf_spectacular.openapi import AutoSchema


class ApiKeyScheme(OpenApiAuthenticationExtension):
    """The security scheme of `ApiKeyAuthentication`."""

    target_class = "accounts.authentication.ApiKeyAuthentication"
    name = "ApiKey"

    def get_security_definition(self, auto_schema: AutoSchema) -> dict[str, str]:
        """OpenAPI has no name for this header scheme, so it is an apiKey in the header."""
        return {
            "type": "apiKey",
            "in": "header",
            "name": "Authorization",
            "description": "The word `Api-Key`, a space, and the key of a platform.",
        }
