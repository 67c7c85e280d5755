# Needs python3 (3.11 or newer) and make; everything else goes into .venv.

PYTHON ?= python3
UV_VERSION := 0.13.7

BIN := .venv/bin
UV := $(BIN)/uv pip install --quiet --python $(BIN)/python
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes

# Compiled once at installation, not at every start.
export UV_COMPILE_BYTECODE := 1
export UV_CUSTOM_COMPILE_COMMAND := make lock
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# Settings of a machine that would send packages elsewhere than into .venv, take modules from elsewhere, or compile
# every module at every start.
export PIP_USER := 0
unexport PIP_TARGET PIP_PREFIX PIP_ROOT PIP_REQUIRE_HASHES PIP_CONSTRAINT
unexport UV_PYTHON UV_SYSTEM_PYTHON UV_TARGET UV_PREFIX UV_CONSTRAINT UV_OVERRIDE
unexport PYTHONHOME PYTHONPATH PYTHONDONTWRITEBYTECODE VIRTUAL_ENV

# Each stamp is newer than what was installed from: nothing is installed twice.
UV_READY := .venv/.uv-$(UV_VERSION)
RUNTIME := .venv/.runtime
PACKAGE := .venv/.package
DEV := .venv/.dev
PEERS := build/peers/.installed
CHROMIUM := .venv/.chromium
NODE_MODULES := web/node_modules/.stamp

# What the page is built from (hatch_build.py knows it too): a change makes the package anew.
PAGE_SOURCES := hatch_build.py $(shell find web -name node_modules -prune -o -type f -print) \
	$(shell find src/troef -name '*.ftl' -o -path 'src/troef/games/*' -name '*.md' -o -name rulings.json)
NPM := $(BIN)/python web/npm.py

.DELETE_ON_ERROR:
.SUFFIXES:
.PHONY: help setup serve check test static static-python static-page types shots site golden torture bench lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

serve: $(PACKAGE) ## open the web tables, and print where
	$(BIN)/troef serve

setup: $(DEV) $(PACKAGE) ## make .venv with everything that work on Troef needs

check: static ## quick: format, lint, types and the tests that are not slow
	$(BIN)/pytest -q -n 2 -m "not slow and not torture" --ignore=tests/browser

test: static $(CHROMIUM) ## everything: format, lint, types and all tests; prints what was proved
	$(NPM) run --silent test
	$(BIN)/pytest -q -n 2 --dist worksteal -m "not torture" --ignore=tests/browser $(OR_ONCE_MORE)
	$(BIN)/pytest -q -n 2 --dist worksteal tests/browser $(OR_ONCE_MORE)

# Real sockets, browsers and clocks: what failed is asked once more, alone, and must hold then. The first failure stays to be read above.
OR_ONCE_MORE = || $(BIN)/pytest -q -m "not torture" --last-failed --last-failed-no-failures none

static: setup $(NODE_MODULES)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	@$(MAKE) --no-print-directory --jobs=2 --output-sync static-python static-page

static-python:
	$(BIN)/mypy

static-page:
	$(NPM) run --silent check

types: setup ## write what the page knows of the server's types and the games' words anew
	$(BIN)/python -m troef.server.typescript

shots: setup $(CHROMIUM) ## pictures of every screen, to be looked at, in build/shots
	$(BIN)/python -m tests.shots

site: setup ## the docs as a static site, in build/site
	$(BIN)/python docs/site.py

golden: setup ## write the golden playthroughs anew, to be reviewed as a diff
	$(BIN)/python -m troef.testing.golden

torture: setup ## the long checks: mutate the rules and name the survivors
	TROEF_CRASHES=1000 $(BIN)/pytest -q tests/server/test_crash.py
	TROEF_CHAOS=30 $(BIN)/pytest -q tests/server/test_chaos.py
	TROEF_MUTANTS=100000 $(BIN)/pytest -q tests/server/test_evil.py -k mutated
	$(BIN)/pytest -q -m torture tests/bots
	$(BIN)/python -m troef.testing.torture

bench: setup $(PEERS) ## measure the speeds beside those of other people's engines
	PYTHONPATH=build/peers TROEF_NODE_PEERS=benchmarks/peers $(BIN)/troef bench --svg build/speeds.svg

lock: $(UV_READY) ## bring the lock files up to date with the requirements
	$(LOCK) requirements.in --output-file requirements.lock
	$(LOCK) requirements-dev.in --output-file requirements-dev.lock
	$(LOCK) requirements-bench.in --output-file requirements-bench.lock

clean: ## remove .venv and all that was made
	rm -rf .venv .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist mutants
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(UV_READY):
	@$(PYTHON) -c 'import sys; sys.exit("Troef needs Python 3.11 or newer: make PYTHON=...") if sys.version_info < (3, 11) else None'
	$(PYTHON) -m venv --clear .venv
	$(BIN)/python -m pip install --quiet uv==$(UV_VERSION)
	@touch $@

$(RUNTIME): requirements.lock $(UV_READY)
	$(UV) --require-hashes -r requirements.lock
	@touch $@

$(DEV): requirements-dev.lock $(RUNTIME)
	$(UV) --require-hashes -r requirements-dev.lock
	@touch $@

# Apart from .venv: what they bring along changes what other packages do (with pygame, PettingZoo's checks warn).
$(PEERS): requirements-bench.lock benchmarks/peers/package-lock.json $(DEV)
	$(UV) --target build/peers --require-hashes -r requirements-bench.lock
	$(NPM) --prefix ../benchmarks/peers ci --no-audit --no-fund
	@touch $@

$(PACKAGE): pyproject.toml $(PAGE_SOURCES) $(RUNTIME)
	$(UV) --no-deps --reinstall-package troef --editable .
	@touch $@

$(NODE_MODULES): web/package-lock.json $(DEV)
	$(NPM) ready

# Debian's browser, for the tests of the page, which have a run of their own: Playwright keeps an event loop for itself.
$(CHROMIUM): $(UV_READY)
	@command -v chromium >/dev/null || { \
	  as=$$(test $$(id -u) -eq 0 || echo sudo); export DEBIAN_FRONTEND=noninteractive; set -e; \
	  $$as apt-get update -qq; $$as apt-get install -y -qq --no-install-recommends chromium; }
	@touch $@
