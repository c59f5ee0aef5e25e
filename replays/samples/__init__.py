"""Sample logs that come with the service, one file a log."""
