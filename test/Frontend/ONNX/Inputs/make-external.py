# ===- make-external.py - Models with weights in a file beside them --------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""make-external.py DIRECTORY: y = x + w, w being described well and badly."""

import os
import sys

import numpy as np
from onnx import TensorProto, helper

MODELS = {
    "good": {"location": "w.bin", "offset": "8", "length": "1200"},
    # No length means what the shape needs; the offset need not be aligned.
    "unaligned": {"location": "w.bin", "offset": "3"},
    "end": {"location": "w.bin", "offset": "4096"},
    "length": {"location": "w.bin", "length": "7"},
    "absent": {"location": "nowhere.bin"},
    "parent": {"location": "../w.bin"},
    "absolute": {"location": "/etc/hostname"},
    "number": {"location": "w.bin", "offset": "-8"},
}


def main():
    directory = sys.argv[1]
    np.arange(1200, dtype=np.float32).tofile(os.path.join(directory, "w.bin"))
    for name, entries in MODELS.items():
        weight = TensorProto(name="w", data_type=TensorProto.FLOAT, dims=[300])
        weight.data_location = TensorProto.EXTERNAL
        for key, value in entries.items():
            weight.external_data.add(key=key, value=value)
        x, y = (helper.make_tensor_value_info(n, TensorProto.FLOAT, [300]) for n in "xy")
        graph = helper.make_graph([helper.make_node("Add", ["x", "w"], ["y"])], "net", [x], [y], [weight])
        with open(os.path.join(directory, name + ".onnx"), "wb") as file:
            file.write(helper.make_model(graph).SerializeToString())


if __name__ == "__main__":
    main()
