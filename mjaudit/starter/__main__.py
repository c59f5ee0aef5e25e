"""`python -m mjaudit.starter`, which is `make run`. While it loads, Ctrl-C ends it without a word."""

import signal
import sys

signal.signal(signal.SIGINT, signal.SIG_DFL)
signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})

from mjaudit.starter.start import main  # noqa: E402  # loading takes a moment

if __name__ == "__main__":
    sys.exit(main())
