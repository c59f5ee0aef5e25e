"""Figures for whoever watches the service: `requests` counts, `state` reads, `views` answers /metrics."""
