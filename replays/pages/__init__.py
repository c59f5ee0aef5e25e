"""Pages that people read: server-rendered, whole without a script, in three languages."""
