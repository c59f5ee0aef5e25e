"""Pictures of every page: ``python -m scripts.screenshots ADDRESS [FOLDER]``.

ADDRESS is that of a running service with its samples (``make run``). Each page is shown at 1280 and at 390
pixels, in three languages, light and dark. Pages that scroll sideways are named.
"""

import sys
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

CHROMIUM: Final = "/usr/bin/chromium"
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
SIZES: Final = {1280: 900, 390: 844}
LANGUAGES: Final = ("zh-hans", "zh-hant", "en")
THEMES: Final = ("light", "dark")


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
        "rules": "/rules/",
        "ruleset": "/rules/nantong/",
        "missing": "/no/such/page",
    }


def shoot(browser: Browser, address: str, folder: Path) -> None:
    """All pictures, one browser context for each size, language and theme."""
    with browser.new_context(base_url=address) as context:
        pages = addresses(context.new_page())
    for width, language, theme in product(SIZES, LANGUAGES, THEMES):
        context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": SIZES[width]},
            color_scheme="dark" if theme == "dark" else "light",
        )
        context.add_cookies([{"name": "django_language", "value": language, "url": address}])
        page = context.new_page()
        for name, path in pages.items():
            page.goto(path, wait_until="networkidle")
            page.screenshot(path=folder / f"{name}-{width}-{language}-{theme}.png", full_page=True)
            if page.evaluate("document.documentElement.scrollWidth") > width:
                print(f"{name} scrolls sideways at {width} in {language}")
        context.close()


def main(address: str, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        shoot(browser, address, folder)
        browser.close()
    print(f"Pictures are in {folder}.")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2] if len(sys.argv) > 2 else "var/screenshots"))
