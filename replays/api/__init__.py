"""The REST API of logs, reports and rule sets. Views are thin: each makes one call into the domain."""
