"""What people do with the service, in a browser."""
