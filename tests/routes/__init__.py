"""Every address of the service, asked in every way by everybody."""
