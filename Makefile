# Each target installs what is missing (Debian 12), configures and builds, so
# that each works alone on a fresh machine. Day to day: ninja -C build.

PRESET := default
BUILD := $(if $(filter default,$(PRESET)),build,build-$(PRESET))

.PHONY: build test test-sanitize demo bench check-includes docs package tidy clean

build:
	scripts/install-deps.sh
	cmake --preset $(PRESET)
	cmake --build $(BUILD)

test: build
	/usr/bin/python3 test/not_run.py --build=$(BUILD)
	ctest --preset $(PRESET) --parallel $$(nproc)

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

# Every source includes what it uses: a build without the precompiled header.
check-includes:
	scripts/install-deps.sh
	cmake --preset no-pch
	cmake --build build-no-pch

# The pages and the reference of dialect and passes as a site with search, in
# build/site. A broken link is an error.
docs: build
	scripts/install-deps.sh docs
	cmake --build $(BUILD) --target mlir-doc
	/usr/bin/python3 docs/site/build.py --reference=$(BUILD)/docs --output=$(BUILD)/site

# A Debian package and an archive, in build/.
package: build
	cmake --build $(BUILD) --target package

tidy: build
	run-clang-tidy-22 -quiet -p $(BUILD) '/(lib|tools|runtime|unittests)/.*\.cpp$$'

clean:
	rm -rf build build-no-pch build-sanitize demo
