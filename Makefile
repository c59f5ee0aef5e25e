# What a developer or an operator calls. `make run` and `make test` work on a fresh checkout.
.PHONY: help run test test-long test-compiled chaos mutants mutants-page proof-pages playthroughs perft check format lock system bench bench-peers engine-compiled

PYTHON := .venv/bin/python

help:  ## list these commands
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 16

run:  ## install, then start the whole service; Ctrl-C stops it
	@scripts/install run
	@exec $(PYTHON) -m mjaudit.starter

test:  ## install, then run all tests but the long ones, on servers of their own
	@scripts/install dev
	@exec $(PYTHON) -m pytest -n 2 --dist loadfile

test-long:  ## the tests that take minutes
	@scripts/install dev
	@exec $(PYTHON) -m pytest -n 2 --dist loadfile -m long

test-compiled: engine-compiled  ## the tests of the engine and of a rule set that stands on it, with the engine compiled
	@exec env MJAUDIT_ENGINE=compiled $(PYTHON) -m pytest -n 2 --dist loadfile -m "not long" $(COMPILED_TESTS)

COMPILED_TESTS := tests/compiled tests/scoring/engine tests/scoring/rulesets/test_toy.py tests/scoring/rulesets/test_cases.py \
	tests/scoring/rulesets/test_same_version.py

SEEDS ?= 1 2 3
SECONDS ?= 30

chaos:  ## the whole service under fire: SEEDS="1 2 3", SECONDS=30 each
	@scripts/install dev
	@exec $(PYTHON) -m tests.chaos --seeds $(SEEDS) --seconds $(SECONDS)

HANDS ?= 100000
LOGS ?= 2000
JOBS ?= 2

proof:  ## legal hands (HANDS=100000 a rule set), broken ones (LOGS=2000 a fault), to var/proof; RESUME=1 goes on
	@scripts/install dev
	@test -n "$(RESUME)" || rm -rf var/proof
	@exec $(PYTHON) -m tests.proof --hands $(HANDS) --logs $(LOGS) --jobs $(JOBS) --out var/proof

proof-pages:  ## what `make proof` has found, to docs/correctness
	@exec $(PYTHON) -m tests.proof.publishing

playthroughs:  ## tell a hand of every rule set and preset anew, to be read as a diff
	@scripts/install dev
	@exec $(PYTHON) -m tests.playthroughs

perft:  ## count legal lines by the engine and by the rulebooks, and tell where they part
	@scripts/install dev
	@exec $(PYTHON) -m tests.perft

check:  ## format, lint, types, import directions, migrations in step
	@scripts/install dev
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .
	.venv/bin/djlint --quiet --lint templates mjaudit/templates
	.venv/bin/lint-imports --no-logo
	$(PYTHON) -m mypy .
	$(PYTHON) -W ignore::RuntimeWarning manage.py makemigrations --check --dry-run

format:  ## put the code in the form `make check` wants
	@scripts/install dev
	.venv/bin/ruff format .
	.venv/bin/ruff check --fix .

LOCK := .venv/uv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header

lock:  ## remake the locks from requirements*.in; versions stay unless an .in file asks for others
	@scripts/install dev
	$(LOCK) requirements.in -o requirements.lock
	$(LOCK) requirements-dev.in -o requirements-dev.lock
	$(LOCK) requirements-compile.in -o requirements-compile.lock

system:  ## as root: the Debian packages browser tests need
	@scripts/system

mutants:  ## change the core in one place at a time, and see a test fail; goes on where it was ended
	@scripts/install dev
	@exec $(PYTHON) -m tests.mutation

mutants-page:  ## who survived `make mutants`, to docs/correctness/survivors.md, each with its word
	@exec $(PYTHON) -m tests.mutation.publishing

bench:  ## hands a second and a core: hand arithmetic, events, hands, whole logs; both engines
	@scripts/install dev
	@exec $(PYTHON) -m benchmarks

bench-peers:  ## the same beside public libraries, which it installs into var/peers
	@scripts/install dev
	@exec $(PYTHON) -m benchmarks.peers

engine-compiled:  ## compile the engine to var/compiled; MJAUDIT_ENGINE=compiled uses it
	@scripts/install dev
	@exec env MJAUDIT_ENGINE= $(PYTHON) -m scripts.compiled
