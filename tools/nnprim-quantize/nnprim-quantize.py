#!/usr/bin/python3
# ===- nnprim-quantize - Quantize an ONNX model ----------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Writes an ONNX model whose convolutions and products are of integers.

    nnprim-quantize model.onnx --calibration=DIR -o quantized.onnx

Weights become int8, one scale a channel; activations uint8, in ranges seen when the model runs on the samples in
DIR: `.npy` files for a model with one input, `.npz` files with an array for each input otherwise. The result is in
the QDQ form (docs/quantization.md).
"""

import argparse
import os
import sys
import tempfile

import onnx
from onnx import shape_inference, version_converter

import engine
import folding
import ranges
import rewriting
import samples
from problem import Problem

# The first one in which QuantizeLinear and DequantizeLinear have a scale for each channel.
NEEDED_OPSET = 13


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("model", metavar="MODEL.onnx")
    parser.add_argument("-o", dest="output", required=True, metavar="FILE", help="the ONNX file to write")
    parser.add_argument("--calibration", required=True, metavar="DIR", help="directory of the samples")
    parser.add_argument("--method", choices=["minmax", "percentile"], default="minmax",
                        help="what the range of an activation is (default: minmax)")
    parser.add_argument("--percentile", type=float, default=99.99, metavar="P",
                        help="of the values, which part lies within the range of --method=percentile (default: 99.99)")
    parser.add_argument("--exclude", action="append", default=[], metavar="NODE", help="leave this node in float")
    parser.add_argument("--tools", default=None, metavar="DIR",
                        help="directory of nnprim-compile and nnprim-run (default: that of this program)")
    arguments = parser.parse_args()
    if not 50 < arguments.percentile <= 100:
        parser.error("--percentile needs a number above 50, at most 100")
    return arguments


def load(path):
    try:
        model = onnx.load(path)
    except Exception as error:  # protobuf and numpy raise many kinds
        raise Problem(f"{path}: cannot be read: {error}") from error
    if not model.HasField("graph"):
        raise Problem(f"{path}: is not an ONNX model")
    opset = max((o.version for o in model.opset_import if o.domain in ("", "ai.onnx")), default=0)
    return model if opset >= NEEDED_OPSET else convert(model, path, opset)


def convert(model, path, opset):
    """The model in the opset that is needed. Some conversions ask for the shapes of operands."""
    try:
        return version_converter.convert_version(shape_inference.infer_shapes(model, data_prop=True), NEEDED_OPSET)
    except Exception as error:  # of operators without a conversion, and of malformed models
        # The reason stands behind the place in the converter.
        reason = " ".join(str(error).split()).rpartition(" failed: ")[2]
        raise Problem(f"{path}: is of opset {opset}, and cannot be converted to opset {NEEDED_OPSET}, which scales of "
                      f"channels need: {reason}") from error


def save(model, path):
    """Readers never see half a file."""
    partial = f"{path}.{os.getpid()}.part"
    try:
        with open(partial, "wb") as file:
            file.write(model.SerializeToString(deterministic=True))
        os.replace(partial, path)
    except OSError as error:
        raise Problem(f"{path}: cannot be written: {error.strerror}") from error


def quantize(arguments):
    model = load(arguments.model)
    inputs = samples.get_inputs(model.graph)
    paths = samples.find_samples(arguments.calibration, inputs)
    folding.make_initializers(model.graph)
    folding.fold_batch_normalization(model.graph)
    plan = rewriting.Plan(model.graph, arguments.exclude)
    count = len(model.graph.node)
    collector = ranges.Collector(arguments.method, arguments.percentile)
    tools = arguments.tools or os.path.dirname(os.path.abspath(sys.argv[0]))
    with tempfile.TemporaryDirectory(prefix="nnprim-quantize-") as directory:
        runner = engine.Engine(model, plan.activations, inputs, tools, directory)
        for path in paths:
            for name, values in runner.run(samples.read_sample(path, inputs)):
                collector.add(name, values)
    rewriting.rewrite(model, plan, collector.ranges())
    save(model, arguments.output)
    print(f"{arguments.output}: {len(plan.nodes)} of {count} nodes have quantized operands, "
          f"{len(paths)} samples")


def main():
    try:
        quantize(parse_arguments())
    except Problem as problem:
        print(f"nnprim-quantize: error: {problem}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
