"""What each page on the way of a journey is held to."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page


def inspect(page: Page, *, dark: bool = False) -> None:
    """By ear, by day or in the dark, on the smallest screen."""
    page.emulate_media(color_scheme="dark" if dark else "light")
    found = Axe().run(page, options={"rules": {"color-contrast-enhanced": {"enabled": True}}})
    assert found.violations_count == 0, f"{page.url}: {found.generate_report()}"
    for width in (320, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width, page.url
