# Every target sets up .venv by itself with nothing but a Python of at least 3.11.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.PHONY: help setup play test coverage long kills fuzz check audit anew format bench lock clean
help:
	@echo "make play    try the bot in a web page, or on Discord with DISCORD_TOKEN set"
	@echo "make test    check the code and run every test"
	@echo "make check   formatter, linter, types, import contract, known weaknesses of what is locked"
	@echo "make bench   measure speed against floors taken in the same run"
	@echo "make format  put the code into the house style"
	@echo "make coverage  print the lines and branches that none of them goes through"
	@echo "make fuzz    long random play, bounded by SECONDS (default 40)"
	@echo "make long    every whole game through the local Discord, and every fault"
	@echo "make kills   kill the bot KILLS times (default 500) while people play at dozens of tables"
	@echo "make lock    renew the locked versions from pyproject.toml"

.venv/.python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Petit Bleu needs Python 3.11 or newer; set PYTHON=python3.11")'
	$(PYTHON) -m venv .venv
	@touch $@

.venv/.runtime: .venv/.python requirements.lock pyproject.toml
	$(PIP) install --require-hashes -r requirements.lock
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

.venv/.dev: .venv/.runtime requirements-dev.lock
	$(PIP) install --require-hashes -r requirements-dev.lock
	@touch $@

setup: .venv/.dev

play: .venv/.runtime
	@$(BIN)/petitbleu play $(ARGS)

test: check
	@test -n "$$PETITBLEU_CHROMIUM" || command -v chromium >/dev/null || echo "No Chromium here: the tests in a browser are left out. Name one in PETITBLEU_CHROMIUM."
	$(BIN)/pytest -n auto --dist worksteal -m "not fuzz and not long"
	$(MAKE) fuzz

coverage: .venv/.dev
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -n auto --dist worksteal -m "not fuzz and not long"
	$(BIN)/coverage combine --quiet
	$(BIN)/coverage report --show-missing --skip-covered

long: .venv/.dev
	$(BIN)/pytest -m long

KILLS ?= 500
kills: .venv/.dev
	PETITBLEU_KILLS=$(KILLS) $(BIN)/pytest tests/e2e/test_killed.py

SECONDS ?= 40
fuzz: .venv/.dev
	FUZZ_SECONDS=$(SECONDS) $(BIN)/pytest -n auto --dist worksteal -m fuzz

check: .venv/.dev audit
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo --verbose >/dev/null || $(BIN)/lint-imports --no-logo

# Asked again when a lock changes, and once a day.
audit: .venv/.audited
.venv/.audited: .venv/.dev $(if $(shell find .venv/.audited -mtime -1 2>/dev/null),,anew)
	@$(BIN)/python -m tests.audit $@ requirements.lock requirements-dev.lock

format: .venv/.dev
	$(BIN)/ruff check --quiet --fix-only .
	$(BIN)/ruff format --quiet .

bench: .venv/.runtime
	@$(BIN)/petitbleu bench $(ARGS)

lock: .venv/.python
	$(PIP) install uv
	$(BIN)/uv pip compile pyproject.toml --extra build --universal --python-version 3.11 --upgrade \
		--generate-hashes --no-emit-index-url --no-header --quiet --output-file requirements.lock
	$(BIN)/uv pip compile pyproject.toml --extra build --extra dev --universal --python-version 3.11 --upgrade \
		--generate-hashes --no-emit-index-url --no-header --quiet --output-file requirements-dev.lock \
		--constraint requirements.lock

clean:
	rm -rf .venv build *.egg-info
