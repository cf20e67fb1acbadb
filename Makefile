# Every target prepares what it needs by itself (.ci/setup); from the second time on that costs nothing.
PY := .venv/bin/python

.DEFAULT_GOAL := help
.PHONY: help run test test-languages soak screenshots bench bench-ui format clean

help: ## Show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 24

run: ## Start the app
	@bash .ci/setup app
	@$(PY) main.py

test: ## Run every check: formatting, lint, types, tests
	@bash .ci/setup dev
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy --strict alcazar
	$(PY) -m pytest --numprocesses=auto

soak: ## The long tests: 20,000 random games per variant, 300 kills, 20,000 mutated files (an hour)
	@bash .ci/setup dev
	$(PY) -m pytest tests -m soak -q

test-languages: ## The tests of all screens in every language, with usual and with the largest letters (half an hour)
	@bash .ci/setup dev
	@for language in en de nl it; do for text in 1.0 1.6; do \
		echo "$$language, letters $$text:"; \
		ALCAZAR_TEST_LANGUAGE=$$language ALCAZAR_TEST_TEXT=$$text $(PY) -m pytest tests/ui --numprocesses=auto -q \
			--ignore=tests/ui/test_languages_fit.py || exit 1; \
	done; done # what is left out goes through the languages by itself

screenshots: ## Paint a picture of every screen into docs/screens, without needing one
	@bash .ci/setup dev
	$(PY) -m tests.ui.gallery

bench: ## Compare the speed: rules with catanatron and python-chess, saves with bare SQLite
	@bash .ci/setup bench
	.venv-bench/bin/python benchmarks/compare.py
	.venv-bench/bin/python benchmarks/saves.py

bench-ui: ## Compare the app with an empty KivyMD window: frames, start, memory (some minutes)
	@bash .ci/setup dev
	$(PY) benchmarks/frames.py

format: ## Bring the code into its standard form
	@bash .ci/setup dev
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

clean: ## Remove all that make has made
	rm -rf .venv .venv-bench .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
