"""Test formats of the suite. In a module, since lit pickles them by name."""

import lit.formats


class NNPrimOptTests(lit.formats.ShTest):
    """The tests that call nnprim-opt."""

    def getTestsInDirectory(self, suite, path, litConfig, localConfig):
        for test in super().getTestsInDirectory(suite, path, litConfig, localConfig):
            with open(test.getSourcePath(), encoding="utf-8") as source:
                if any("RUN:" in line and "nnprim-opt" in line for line in source):
                    yield test
