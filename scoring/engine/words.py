"""Words in the three languages of the service."""

from typing import Final, TypedDict

#: Written as BCP 47 tags, as the report and the pages use them.
LANGUAGES: Final = ("en", "zh-hans", "zh-hant")

Words = TypedDict("Words", {"en": str, "zh-hans": str, "zh-hant": str})


def words(en: str, hans: str, hant: str) -> Words:
    """One text in English, simplified and traditional Chinese."""
    return {"en": en, "zh-hans": hans, "zh-hant": hant}
