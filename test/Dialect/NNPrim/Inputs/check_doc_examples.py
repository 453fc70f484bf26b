"""Every ```mlir example of the op definitions stands, word for word, in ops.mlir,
where it is parsed and checked."""

import pathlib
import re
import sys

source = pathlib.Path(sys.argv[1])
definitions = source / "include/NNPrim/Dialect/NNPrim/IR"
tests = (source / "test/Dialect/NNPrim/ops.mlir").read_text(encoding="utf-8")

examples = 0
for path in sorted(definitions.glob("*.td")):
    text = path.read_text(encoding="utf-8")
    for op, example in re.findall(r"(\w+Op)\b(?:(?!\ndef ).)*?```mlir\n(.*?)\n *```",
                                  text, re.S):
        examples += 1
        if example not in tests:
            sys.exit(f"{path.name}: the example of {op} is not in ops.mlir:\n{example}")
print(f"{examples} examples")
