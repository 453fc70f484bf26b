# Each target installs what is missing (Debian 12), configures and builds, so
# that each works alone on a fresh machine. Day to day: ninja -C build.

PRESET := default
BUILD := $(if $(filter default,$(PRESET)),build,build-$(PRESET))

.PHONY: build test test-sanitize demo bench docs tidy clean

build:
	scripts/install-deps.sh
	cmake --preset $(PRESET)
	cmake --build $(BUILD)

test: build
	ctest --preset $(PRESET)

# The suite once more, with the compiler and the runtime under the address and
# undefined-behaviour sanitizers.
test-sanitize:
	$(MAKE) test PRESET=sanitize

demo: build
	scripts/install-deps.sh demo
	examples/ocr/run-demo.sh $(BUILD)

bench: build
	scripts/install-deps.sh bench
	bench/run.sh $(BUILD)

# The reference of dialect and passes, in build/docs.
docs: build
	cmake --build $(BUILD) --target mlir-doc

tidy: build
	run-clang-tidy-22 -quiet -p $(BUILD) '/(lib|tools|runtime|unittests)/.*\.cpp$$'

clean:
	rm -rf build build-sanitize demo
