"""The room of clause behaviours that regions share; no region imports another."""
