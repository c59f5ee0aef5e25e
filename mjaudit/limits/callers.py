"""Telling callers apart who have not shown who they are."""

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from django.conf import settings
from django.http import HttpRequest

#: One subscriber of IPv6 has at least so many addresses of its own (RFC 6177).
_IPV6_PREFIX: Final = 64


def address_of(request: HttpRequest) -> str:
    """The address a request comes from; for IPv6 the network of 64 bits.

    `X-Forwarded-For` is anybody's to write. Of its entries the one is believed that the outermost of our own
    proxies (setting `PROXIES`) wrote.
    """
    written = [part.strip() for part in request.headers.get("X-Forwarded-For", "").split(",") if part.strip()]
    if settings.PROXIES and written:
        return _network(written[-min(settings.PROXIES, len(written))])
    return _network(request.META.get("REMOTE_ADDR", ""))


def _network(text: str) -> str:
    try:
        address = ip_address(text)
    except ValueError:
        return text
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, _IPV6_PREFIX), strict=False))
