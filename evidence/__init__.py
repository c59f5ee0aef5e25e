"""The room of the append-only trail: entries, sequencer, tree, checkpoints, proofs and keys."""
