"""The shipped proxy keeps the service from slow, broken and oversized requests, and says so as the service
does.
"""

import http.client
import json
import re
import shutil
import ssl
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from django.contrib.staticfiles import finders

from accounts.models import Platform
from mjaudit.headers import ALWAYS
from mjaudit.starter.places import CHECKOUT
from replays.logformat.limits import DEFAULT_LIMITS
from replays.models import GameLog
from tests.deploy.proxies import CONFIGURATION, NGINX, Reply, head, proxy, send
from tests.mjaudit.test_problems import MEMBERS
from tests.support.gamelogs import as_bytes, game_log
from tests.support.processes import web_server
from tests.support.starters import free_port

JSON = "Content-Type: application/json"
PAGES = sorted((CHECKOUT / "deploy" / "errors").iterdir())


def signed(api_key: str, *lines: str) -> bytes:
    """The head of an upload."""
    return head("POST", "/api/v1/logs", JSON, f"Authorization: Api-Key {api_key}", *lines)


def chunked(body: bytes, size: int = 1000) -> bytes:
    """A body in chunks, without a length."""
    parts = [body[start : start + size] for start in range(0, len(body), size)]
    return b"".join(b"%x\r\n%s\r\n" % (len(part), part) for part in parts) + b"0\r\n\r\n"


def problem(reply: Reply, status: int, code: str) -> dict[str, object]:
    """The document of a refusal, which must be whole."""
    document: dict[str, object] = json.loads(reply.body)
    assert (reply.status, reply.headers["content-type"]) == (status, "application/problem+json")
    assert set(document) == MEMBERS
    assert (document["status"], document["code"]) == (status, code)
    assert document["request_id"] == reply.headers["x-request-id"]
    return document


def has_the_headers(reply: Reply) -> bool:
    """Those of the service, each once and with its value; and nothing about versions."""
    found = {name: reply.headers.get(name.lower()) for name in ALWAYS}
    content = reply.headers["content-security-policy"]
    return found == ALWAYS and "default-src 'none'" in content and reply.headers["server"] == "nginx"


def test_what_is_shipped_takes_logs_of_the_size_the_format_allows() -> None:
    text = CONFIGURATION.read_text()
    sizes = {"m": 2**20, "g": 2**30}
    of_api = re.search(r"location /api/ \{\s*client_max_body_size (\d+)([mg]);", text)
    of_batches = re.search(r"location = /api/v1/batches \{\s*client_max_body_size (\d+)([mg]);", text)
    assert of_api is not None
    assert of_batches is not None
    assert int(of_api[1]) * sizes[of_api[2]] == DEFAULT_LIMITS.log_bytes
    assert int(of_batches[1]) * sizes[of_batches[2]] == DEFAULT_LIMITS.batch_bytes


def test_requests_as_they_come(proxied: int, platform: Platform, api_key: str) -> None:
    """One service for all that follows, since starting it takes longer than all of it."""
    log = as_bytes(game_log(platform=platform.slug))
    _pages_and_answers_pass(proxied)
    _an_upload_passes_however_it_is_sent(proxied, api_key, log)
    stored = GameLog.objects.count()
    _what_is_too_large_is_refused(proxied, api_key)
    _a_cut_or_stalled_body_ends_without_a_trace(proxied, api_key, log)
    _forty_stalled_uploads_hold_nobody_up(proxied, api_key)
    _what_is_malformed_is_refused(proxied)
    _what_callers_say_of_themselves_is_not_believed(proxied)
    assert GameLog.objects.count() == stored


def _pages_and_answers_pass(port: int) -> None:
    for path, status in {"/": 200, "/livez": 200, "/readyz": 200, "/nothing": 404, "/metrics": 404}.items():
        reply = send(port, head("GET", path))
        assert (reply.status, has_the_headers(reply)) == (status, True), path
    named = send(port, head("GET", "/api/nothing", "X-Request-ID: gateway-12345"))
    assert problem(named, 404, "not-found")["request_id"] == "gateway-12345"
    forged = send(port, head("GET", "/api/nothing", 'X-Request-ID: a"b'))
    assert re.fullmatch("[0-9a-f]{32}", str(problem(forged, 404, "not-found")["request_id"]))
    css = send(port, head("GET", "/static/css/theme.css"))
    assert (css.status, has_the_headers(css)) == (200, True)


def _an_upload_passes_however_it_is_sent(port: int, api_key: str, log: bytes) -> None:
    assert send(port, signed(api_key, f"Content-Length: {len(log)}"), log).status == 202
    again = send(port, signed(api_key, "Transfer-Encoding: chunked"), chunked(log))
    assert again.status == 200  # the proxy gathers the chunks and tells their length
    half = len(log) // 2
    slow = send(port, signed(api_key, f"Content-Length: {len(log)}"), log[:half], log[half:], pause=1)
    assert slow.status == 200


def _what_is_too_large_is_refused(port: int, api_key: str) -> None:
    too_many = DEFAULT_LIMITS.log_bytes + 1
    told = send(port, signed(api_key, f"Content-Length: {too_many}", "Expect: 100-continue"))
    document = problem(told, 413, "request-entity-too-large")
    assert (document["instance"], has_the_headers(told)) == ("/api/v1/logs", True)
    gathered = send(port, signed(api_key, "Transfer-Encoding: chunked"), chunked(b" " * too_many, 2**20))
    problem(gathered, 413, "request-entity-too-large")
    page = send(port, head("POST", "/upload/", f"Content-Length: {2**30}"))
    assert (page.status, page.headers["content-type"]) == (413, "text/html; charset=utf-8")
    assert "太大" in page.body.decode()
    assert has_the_headers(page)
    named = send(port, head("POST", '/api/v1/"quoted"?x="', f"Content-Length: {2**30}"))
    problem(named, 413, "request-entity-too-large")


def _a_cut_or_stalled_body_ends_without_a_trace(port: int, api_key: str, log: bytes) -> None:
    other = as_bytes(game_log(log_id="another-log"))
    announced = signed(api_key, f"Content-Length: {len(other)}")
    cut = send(port, announced, other[: len(log) // 2], close=True)
    assert cut.status in (0, 400)
    stalled = send(port, announced, other[: len(log) // 2])
    assert stalled.status in (0, 408)
    assert stalled.seconds < 10
    dripping = send(port, b"GET / HTTP/1.1\r\n", *[b"X"] * 20, pause=0.5)
    assert dripping.status in (0, 408)
    assert dripping.seconds < 12


def _forty_stalled_uploads_hold_nobody_up(port: int, api_key: str) -> None:
    announced = signed(api_key, "Content-Length: 100000")
    with ThreadPoolExecutor(40) as senders:
        stalled = [senders.submit(send, port, announced, b"{") for _ in range(40)]
        time.sleep(0.5)
        waits = [send(port, head("GET", "/livez")) for _ in range(10)]
        assert not any(each.done() for each in stalled)
        assert [reply.status for reply in waits] == [200] * 10
        assert max(reply.seconds for reply in waits) < 1
        assert {each.result().status for each in stalled} <= {0, 408}


def _what_is_malformed_is_refused(port: int) -> None:
    refused = {
        400: [
            head("GET", "/", "X-Long: " + "x" * 10_000),
            b"GET / HTTP/1.1\r\n\r\n",
            head("GET", "/", "Host: other.example"),
            head("POST", "/api/v1/logs", "Content-Length: -1"),
            head("POST", "/api/v1/logs", "Content-Length: 5", "Content-Length: 6"),
            head("POST", "/api/v1/logs", "Content-Length: 5", "Transfer-Encoding: chunked"),
            head("GET", "/", host="evil.example"),
            head("GET", "/api/v1/%00"),
            b"nonsense\r\n\r\n",
        ],
        405: [head("TRACE", "/"), head("PROPFIND", "/api/v1/rulesets"), head("PUT", "/api/v1/rulesets")],
        414: [head("GET", "/" + "x" * 10_000)],
        404: [head("GET", "/%c0%af"), head("GET", "//etc/passwd")],
    }
    for status, requests in refused.items():
        for request in requests:
            reply = send(port, request)
            assert (reply.status, request[:60]) == (status, request[:60])
            assert has_the_headers(reply)


def _what_callers_say_of_themselves_is_not_believed(port: int) -> None:
    """The allowance is the proxy's own address's, whatever a caller writes."""
    replies = [
        send(port, head("GET", "/api/v1/rulesets", f"X-Forwarded-For: 198.51.100.{n}")) for n in range(2)
    ]
    left = [int(re.search(r'"api";r=(\d+)', reply.headers["ratelimit"])[1]) for reply in replies]  # type: ignore[index]
    assert left[1] < left[0]


def test_without_the_service_the_proxy_says_so(tmp_path: Path) -> None:
    if not Path(NGINX).exists():
        pytest.skip("no nginx on this machine")
    with proxy(tmp_path, free_port()) as port:
        api, page = send(port, head("GET", "/api/v1/logs")), send(port, head("GET", "/"))
    problem(api, 503, "service-unavailable")
    assert (page.status, page.headers["content-type"]) == (503, "text/html; charset=utf-8")
    for reply in (api, page):
        assert (has_the_headers(reply), reply.headers["retry-after"]) == (True, "5")
        assert reply.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "page", sorted((CHECKOUT / "deploy" / "errors").iterdir()), ids=lambda page: page.name
)
def test_its_own_pages_speak_three_languages_and_look_like_the_services(page: Path) -> None:
    text = page.read_text()
    assert re.findall(r'lang="([a-zA-Z-]+)"', text) == ["zh-hans", "zh-hant", "en"]
    sheets = re.findall(r'href="/static/([^"]+)"', text)
    assert sheets
    assert all(finders.find(sheet) for sheet in sheets)
    assert not re.search(r"<script|<style|style=", text)


def _certificate(folder: Path) -> None:
    """One that this machine gives itself, where nginx looks for it."""
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
    files = ["-keyout", f"{folder}/key.pem", "-out", f"{folder}/chain.pem"]
    subprocess.run([*command, *files, "-subj", "/CN=localhost"], check=True, capture_output=True)


def _by_tls(port: int, path: str) -> http.client.HTTPResponse:
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    connection = http.client.HTTPSConnection("127.0.0.1", port, timeout=10, context=trusting)
    connection.request("GET", path, headers={"Host": "localhost", "Connection": "close"})
    return connection.getresponse()


def _told_from_before(caller: str) -> bytes:
    """What a proxy that ended TLS passes on."""
    return head("GET", "/api/v1/rulesets", "X-Forwarded-Proto: https", f"X-Forwarded-For: {caller}")


@pytest.mark.django_db(transaction=True)
def test_tls_ends_here_or_before_and_the_service_knows(tmp_path: Path) -> None:
    if not (Path(NGINX).exists() and shutil.which("openssl")):
        pytest.skip("no nginx or no openssl on this machine")
    _certificate(tmp_path)
    secure_port = free_port()
    certificate = {"ssl_certificate": f"{tmp_path}/chain.pem", "ssl_certificate_key": f"{tmp_path}/key.pem"}
    with web_server(
        DJANGO_SETTINGS_MODULE="mjaudit.settings",
        MJAUDIT_PROXIES="1",
        MJAUDIT_HTTPS="true",
        MJAUDIT_RATE_API="1/minute",
    ) as upstream:
        with proxy(tmp_path, upstream, tls_port=secure_port, changed=certificate) as port:
            plain, secure = send(port, head("GET", "/rules/")), _by_tls(secure_port, "/rules/")
        with proxy(tmp_path, upstream, behind=True, changed={"set_real_ip_from": "127.0.0.0/8"}) as port:
            callers = ("198.51.100.1", "198.51.100.2", "198.51.100.1")
            said = [send(port, _told_from_before(caller)) for caller in callers]
    assert (plain.status, plain.headers["location"]) == (301, "https://127.0.0.1/rules/")
    assert (secure.status, secure.headers["Strict-Transport-Security"][:16]) == (200, "max-age=31536000")
    assert [reply.status for reply in said] == [200, 200, 429]
