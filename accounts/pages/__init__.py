"""Pages of an account: signing in, what it holds, closing it."""
