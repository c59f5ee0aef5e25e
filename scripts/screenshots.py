"""Pictures of every page: ``python -m scripts.screenshots ADDRESS [FOLDER [DEMO]]``.

ADDRESS is that of a running service with its samples (``make run``); DEMO its file of demo accounts
(``var/demo.json``), for the pages of somebody who is signed in. Each page is shown at 1280 and at 390 pixels,
in three languages, light and dark. Pages that scroll sideways are named.
"""

import json
import sys
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, StorageState, sync_playwright

CHROMIUM: Final = "/usr/bin/chromium"
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
SIZES: Final = {1280: 900, 390: 844}
LANGUAGES: Final = ("zh-hans", "zh-hant", "en")
THEMES: Final = ("light", "dark")
OWNERS: Final = {
    "account": "/account/",
    "platforms": "/platforms/",
    "platform": "/platforms/demo/",
    "members": "/platforms/demo/members/",
    "keys": "/platforms/demo/keys/",
    "players": "/platforms/demo/players/",
    "upload": "/upload/",
    "second-step": "/account/second-step/",
    "delete-account": "/account/delete/",
}
"""What the owner of the demo platform sees besides."""


def addresses(page: Page) -> dict[str, str]:
    """The pages by name; the log shown is the first flagged one, its hand the first."""
    page.goto("/logs/?verdict=flagged")
    log = page.locator(".logs a.name").first.get_attribute("href") or "/logs/"
    return {
        "home": "/",
        "try": "/try/",
        "login": "/login",
        "signup": "/account/signup/",
        "forgotten": "/account/password/reset/",
        "logs": "/logs/",
        "log": log,
        "hand": f"{log}hands/1/",
        "what-if": f"{log}what-if/?preset=changsha",
        "rules": "/rules/",
        "ruleset": "/rules/nanchong/",
        "ruleset-nantong": "/rules/nantong/",
        "ruleset-nancheng": "/rules/nancheng/",
        "missing": "/no/such/page",
    }


def signed_in(browser: Browser, address: str, demo: Path) -> StorageState:
    """The cookies of the demo platform's owner."""
    owner = json.loads(demo.read_text())["people"][0]
    with browser.new_context(base_url=address) as context:
        page = context.new_page()
        page.goto("/login")
        page.locator("[name=login]").fill(owner["email"])
        page.locator("[name=password]").fill(owner["password"])
        page.locator("main [type=submit]").first.click()
        page.wait_for_load_state("networkidle")
        return context.storage_state()


def shoot(
    browser: Browser, address: str, folder: Path, pages: dict[str, str], cookies: StorageState | None
) -> None:
    """All pictures, one browser context for each size, language and theme."""
    for width, language, theme in product(SIZES, LANGUAGES, THEMES):
        context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": SIZES[width]},
            color_scheme="dark" if theme == "dark" else "light",
            storage_state=cookies,
        )
        context.add_cookies([{"name": "django_language", "value": language, "url": address}])
        page = context.new_page()
        for name, path in pages.items():
            page.goto(path, wait_until="networkidle")
            page.screenshot(path=folder / f"{name}-{width}-{language}-{theme}.png", full_page=True)
            if page.evaluate("document.documentElement.scrollWidth") > width:
                print(f"{name} scrolls sideways at {width} in {language}")
        context.close()


def main(address: str, folder: Path, demo: Path | None) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with browser.new_context(base_url=address) as context:
            pages = addresses(context.new_page())
        shoot(browser, address, folder, pages, None)
        if demo is not None:
            shoot(browser, address, folder, OWNERS, signed_in(browser, address, demo))
        browser.close()
    print(f"Pictures are in {folder}.")


if __name__ == "__main__":
    given = [Path(argument) for argument in sys.argv[2:]]
    main(
        sys.argv[1],
        given[0] if given else Path("var/screenshots"),
        given[1] if len(given) > 1 else None,
    )
