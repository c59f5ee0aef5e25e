"""The public sample logs as scripts: what they show, in which words, and what an audit finds first."""
