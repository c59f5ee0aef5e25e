"""What the person at the terminal reads when everything runs."""

import json

from mjaudit.starter.places import Places


def welcome(places: Places, port: int) -> str:
    """The address, the demo sign-ins and the demo platform's API key, as far as they exist."""
    lines = ["", f"mjaudit runs at  http://127.0.0.1:{port}/", ""]
    if places.demo.exists():
        demo = json.loads(places.demo.read_text())
        lines += ["Sign in as:"]
        lines += [
            f"  {person['role']:<8} {person['email']:<24} {person['password']}" for person in demo["people"]
        ]
        lines += ["Arbiter and admin first set up a second step, for which they need an authenticator app."]
        lines += ["", f"API key of the platform `{demo['platform']}`:", f"  {demo['api_key']}", ""]
    lines += [f"All of this is kept in {places.demo}.", "Ctrl-C stops everything.", ""]
    return "\n".join(lines)
