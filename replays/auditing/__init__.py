"""Running audits: claims on the queue, the engine in a process of its own, its reports made into rows."""
