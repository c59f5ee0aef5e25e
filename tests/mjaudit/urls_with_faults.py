"""Addresses that fail in every way a view can, beside the service's own."""

from django.core.exceptions import PermissionDenied, RequestDataTooBig, SuspiciousOperation
from django.db import OperationalError
from django.http import Http404, HttpRequest, HttpResponse
from django.urls import path
from rest_framework import exceptions, serializers
from rest_framework.permissions import AllowAny
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView

from accounts.tenancy import own_transactions
from mjaudit import urls
from mjaudit.problems import Fault, Problem

handler400, handler403, handler404, handler500 = (
    urls.handler400,
    urls.handler403,
    urls.handler404,
    urls.handler500,
)

FAULTS: dict[str, Exception] = {
    "problem": Problem(
        409, "log-already-recorded", "It is there.", faults=[Fault("/log_id", "taken", "x", found="y" * 99)]
    ),
    "many": Problem(422, "log-invalid", "All wrong.", faults=[Fault(f"/{n}", "bad", "x") for n in range(50)]),
    "not-found": Http404("secret table name"),
    "forbidden": PermissionDenied(),
    "too-big": RequestDataTooBig("secret"),
    "suspicious": SuspiciousOperation("secret"),
    "throttled": exceptions.Throttled(wait=3.2),
    "no-database": OperationalError("secret host"),
    "bug": RuntimeError("secret detail"),
}


class Faulty(APIView):
    """Raises the exception its address names."""

    authentication_classes = ()
    permission_classes = (AllowAny,)

    def get(self, request: Request, fault: str) -> Response:
        raise FAULTS[fault]


class Form(serializers.Serializer[dict[str, object]]):
    """A nested body."""

    class Seat(serializers.Serializer[dict[str, object]]):
        """One of its parts."""

        score = serializers.IntegerField()

    name = serializers.CharField(max_length=3)
    seats = Seat(many=True)


class Checked(APIView):
    """Validates its body."""

    authentication_classes = ()
    permission_classes = (AllowAny,)

    def post(self, request: Request) -> Response:
        Form(data=request.data).is_valid(raise_exception=True)
        return Response({})


def broken_page(request: HttpRequest, fault: str) -> HttpResponse:
    """The same outside of DRF."""
    raise FAULTS[fault]


urlpatterns = [
    path("api/v1/faulty/<str:fault>", own_transactions(Faulty.as_view())),
    path("api/v1/checked", own_transactions(Checked.as_view())),
    path("api/v1/plain/<str:fault>", own_transactions(broken_page)),
    path("broken/<str:fault>", own_transactions(broken_page)),
    *urls.urlpatterns,
]
