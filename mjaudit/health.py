"""Is the process alive, and can it do its work?"""

from django.db import DatabaseError, connection
from django.http import HttpRequest, JsonResponse


def livez(request: HttpRequest) -> JsonResponse:
    """200 while the process answers; touches nothing else."""
    return JsonResponse({"status": "ok"})


def readyz(request: HttpRequest) -> JsonResponse:
    """200 when the database answers a query, otherwise 503. The broker is only a bell and does not count."""
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
    except DatabaseError:
        return JsonResponse(
            {"status": "unavailable", "database": "no answer"}, status=503, headers={"Retry-After": "5"}
        )
    return JsonResponse({"status": "ok", "database": "ok"})
