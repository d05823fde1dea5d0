# Martlet's commands. They need Swift 6.2 or later; scripts/install-dependencies installs everything else that is missing
# (Debian, Ubuntu) or lists it (elsewhere).

HOST ?= 127.0.0.1
PORT ?= 8080
SWIFT ?= swift
PYTHON = .venv/bin/python
# Swift's own libraries are linked statically, as in the container (docs/decisions/0019-cost-of-an-event.md).
# TRAITS=--disable-default-traits builds the small program (docs/decisions/0031-foundation.md). A configuration that is built with
# different traits is built anew at each change of them. Debug information would take an eighth of the compiler's time
# (docs/decisions/0047-embedded-files.md).
TRAITS ?=
RELEASE = -c release $(TRAITS) --static-swift-stdlib -debug-info-format none

# For the thread sanitizer (docs/concurrency.md, "How it is tested").
SANITIZED = --sanitize=thread --disable-default-traits --product gallery --scratch-path .build/sanitized

# For the address sanitizer. It does not look for leaks: XCTest itself leaves 144 bytes behind, which would fail each run. (In 64
# tests of the engine it found nothing else.) What a page leaves behind is counted by tests, with LiveBytes.
ADDRESS = --sanitize=address --disable-default-traits --scratch-path .build/address

# One Swift test at a time in each of the two processes of scripts/run-swift-tests. Tests block the threads of Swift's pool, which
# has one for each processor, and the timers of the tested programs need a free one.
TEST_WIDTH = SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=1

.DEFAULT_GOAL := help
.PHONY: help run cluster dev test swift-tests browser-tests documentation address bench soak format lint types docs

help: ## List the commands
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10
	@echo
	@echo "HOST ($(HOST)) and PORT ($(PORT)) are the address on which \`make run\` and \`make dev\` listen."

run: ## Build the gallery for release and serve it on http://HOST:PORT
	scripts/install-dependencies run
	$(SWIFT) build $(RELEASE) --product gallery
	HOST=$(HOST) PORT=$(PORT) exec .build/release/gallery

cluster: ## Build the gallery for release with a store in Redis, and serve it with three servers behind nginx on port 8080 (docs/scaling.md)
	scripts/install-dependencies test
	$(SWIFT) build -c release --traits default,Redis --static-swift-stdlib -debug-info-format none --scratch-path .build/cluster --product gallery
	exec scripts/cluster .build/cluster/release/gallery

dev: ## Serve the gallery on http://HOST:PORT, and build it again whenever a source changes (docs/development.md)
	scripts/install-dependencies run
	$(SWIFT) build --product martlet
	HOST=$(HOST) PORT=$(PORT) exec .build/debug/martlet dev gallery

test: ## Check the format, the client's types, the public interface and the documentation, build, run the Swift tests and the browser suite
	scripts/install-dependencies test
	$(MAKE) --no-print-directory lint
	$(MAKE) --no-print-directory types
	@# The compiler fails now and then where it does not the next time; what is wrong with the sources fails twice, and is
	@# what the output ends with.
	$(SWIFT) build --build-tests || $(SWIFT) build --build-tests
	scripts/public-interface
	scripts/swiftui-share
	$(MAKE) --no-print-directory --jobs=2 --output-sync=target swift-tests browser-tests documentation

# The first two wait often, so they run at the same time, and each prints what it has to say at its end.
swift-tests:
	$(TEST_WIDTH) SWIFT=$(SWIFT) scripts/run-swift-tests

browser-tests:
	$(PYTHON) -m pytest Tests/Browser -n 3 --dist worksteal

documentation:
	SWIFT=$(SWIFT) scripts/build-documentation --check

address: ## Run the Swift tests of the engine and the server under the address sanitizer
	scripts/install-dependencies test
	ASAN_OPTIONS=detect_leaks=0 MUTATED_POSTS=10000 $(TEST_WIDTH) SWIFT=$(SWIFT) scripts/run-swift-tests $(ADDRESS) \
		--filter 'MartletUITests|MartletServerTests|MartletTestingTests|NotesTests'

bench: ## Build for release, measure against the floor, and print the table (docs/performance.md)
	scripts/install-dependencies run
	TRAITS="$(TRAITS)" Benchmarks/run

soak: ## Load a release build for SOAK_SECONDS and fail if its memory grows; attack it while measuring a neighbour; send 500,000 mutated posts; make 600 runs with faults and 200 of each random test; end and copy a store at 600 moments; end a server 1,000 times at any moment of a visitor's presses; kill the worker 100 times under 200 visitors and replace it under 1,000; make 3,000 runs of a simulated cluster and end 120 servers of a real one; make 10,000 updates of three shared values while servers end; make 1,000 accidents in one with 300 visitors and a bad network to Redis; end processes 1,000 times in random sequences; make, test and change a new program; run the whole browser suite without samples, and every program of Tests/ConcurrencyPrograms under the thread sanitizer; run the tests under the address sanitizer; lay out 20,000 trees
	scripts/install-dependencies test
	$(SWIFT) build $(RELEASE) --product gallery
	$(PYTHON) scripts/soak
	$(PYTHON) scripts/soak-attacks
	MUTATED_POSTS=500000 $(SWIFT) test --filter MutatedPostTests
	FAULT_RUNS=600 $(SWIFT) test --filter FaultTests
	STRESS_SEEDS=8 STRESS_PRESSES=20000 $(SWIFT) test --filter 'SessionStressTests|SharedValueStressTests'
	MARTLET_SEEDS=200 $(SWIFT) test \
		--filter 'OracleTests|RandomProgramTests|RandomLazyRowsTests|ControlValueTests|ValueSweepTests/combinations|DamageTests|NumberTextTests'
	MARTLET_SEEDS=3000 $(SWIFT) test --filter 'ClusterSimulationTests|SharedSimulationTests'
	STORE_KILLS=200 STORE_COPIES=400 $(SWIFT) test --filter SQLiteProcessTests
	CRASH_LOOPS=300 $(SWIFT) test --filter CrashLoopTests
	GALLERY=.build/release/gallery DURABILITY_KILLS=100 DURABILITY_VISITORS=200 DURABILITY_GAP=2 $(PYTHON) -m pytest -s Tests/Browser/test_durability.py -k killed
	GALLERY=.build/release/gallery DURABILITY_ENDS=1000 $(PYTHON) -m pytest -s Tests/Browser/test_durability.py -k however
	GALLERY=.build/release/gallery DURABILITY_VISITORS=1000 DURABILITY_GAP=1 $(PYTHON) -m pytest -s Tests/Browser/test_durability.py -k deploy
	$(SWIFT) build
	CLUSTER_ROUNDS=30 CLUSTER_VISITORS=40 $(PYTHON) -m pytest -s Tests/Browser/test_cluster.py Tests/Browser/test_cluster_shared.py
	CLUSTER_UPDATES=10000 CLUSTER_VISITORS=50 $(PYTHON) -m pytest -s Tests/Browser/test_cluster_shared.py -k inside_updates
	CLUSTER_EVENTS=1000 CLUSTER_VISITORS=300 $(PYTHON) -m pytest -s Tests/Browser/test_cluster.py -k bad_network
	DEVELOPMENT_LOOP=1 $(PYTHON) -m pytest Tests/Browser/test_new_program.py Tests/Browser/test_modules.py
	EVERYTHING=1 $(PYTHON) -m pytest Tests/Browser -n 2 --dist worksteal
	$(SWIFT) build $(SANITIZED)
	CONCURRENCY_BUILD=.build/sanitized/debug CONCURRENCY_ARGUMENTS=-sanitize=thread EVERYTHING=1 \
		$(PYTHON) -m pytest Tests/Browser/test_concurrency.py
	$(MAKE) --no-print-directory address
	$(SWIFT) build --product TrialProgram
	LAYOUT_TREES=20000 $(PYTHON) -m pytest Tests/Browser -s -k "random_trees_lay_out and chromium"

format: ## Format the Swift code
	$(SWIFT) format --in-place --parallel --recursive Package.swift Plugins Sources Tests

lint: ## Fail if the Swift code is not in the project's format
	$(SWIFT) format lint --strict --parallel --recursive Package.swift Plugins Sources Tests

types: ## Check the types in the browser client's doc comments
	tsc --project jsconfig.json

docs: ## Build the guide and the API reference into .build/docs, and fail if DocC warns
	scripts/install-dependencies run
	scripts/build-documentation
