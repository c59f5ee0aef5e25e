"""Who is asking: people, platforms (the tenants), memberships and API keys."""
