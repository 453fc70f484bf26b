# ===- operators.py - The operators of convolutional networks and transformers ---------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""A table of node cases by operator, from what run_node_tests.py --json=FILE writes.

    operators.py FILE "August 2026" > docs/onnx-operators.md

The operators are those that exporters write for convolutional networks and transformers that classify, detect,
segment, or read and write text: with all element types but strings, of which the node cases have some in `Equal` and
`Cast`, and without training.
"""

import collections
import json
import sys

CNN = """
    Add And ArgMax ArgMin AveragePool BatchNormalization Cast Ceil Clip Concat Constant ConstantOfShape Conv ConvTranspose
    DepthToSpace Div Dropout Elu Equal Exp Expand Flatten Floor Gather GatherElements GatherND Gemm GlobalAveragePool
    GlobalMaxPool Greater GreaterOrEqual GridSample HardSigmoid HardSwish Identity InstanceNormalization LRN LeakyRelu
    Less LessOrEqual Log MatMul Max MaxPool MaxUnpool Mean Min Mish Mod Mul Neg NonMaxSuppression NonZero Not Or PRelu
    Pad Pow Range Reciprocal ReduceL1 ReduceL2 ReduceMax ReduceMean ReduceMin ReduceProd ReduceSum Relu Reshape Resize
    RoiAlign Round ScatterElements ScatterND Selu Shape Sigmoid Sign Size Slice Softmax Softplus SpaceToDepth Split Sqrt
    Squeeze Sub Sum Tanh Tile TopK Transpose Unsqueeze Upsample Where
    ConvInteger DequantizeLinear DynamicQuantizeLinear MatMulInteger QLinearConv QLinearMatMul QuantizeLinear
""".split()

TRANSFORMERS = """
    Attention CausalConvWithState Cos CumSum Einsum Erf FlexAttention Gelu GroupNormalization IsInf IsNaN
    LayerNormalization LinearAttention LogSoftmax OneHot RMSNormalization RotaryEmbedding Sin SwiGLU Swish TensorScatter
    Trilu CastLike ReduceLogSumExp ReduceSumSquare
""".split()


def rows(cases):
    """Passed, all and what is missing of each operator, from its own cases: those with no other operator."""
    counts = collections.defaultdict(lambda: [0, 0, set()])
    for case in cases:
        if len(case["operators"]) != 1:
            continue
        row = counts[case["operators"][0]]
        row[1] += 1
        row[0] += case["outcome"] == "passed"
        if case["outcome"] != "passed":
            row[2].add(case["detail"].split(": ", 1)[-1])
    return counts


def is_counted(case):
    """Strings are no type of these networks, and training is not inference."""
    return not any(word in case["detail"] for word in ("string", "training mode"))


def table(title, names, counts):
    print(f"## {title}\n\n| operator | passed | of | missing |\n|---|---:|---:|---|")
    passed = total = 0
    for name in sorted(names):
        good, number, missing = counts.get(name, (0, 0, ()))
        passed, total = passed + good, total + number
        print(f"| {name} | {good} | {number} | {'; '.join(sorted(missing))} |")
    print(f"| **all** | **{passed}** | **{total}** | |\n")


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        cases = json.load(file)
    counts, counted = rows(cases), rows(filter(is_counted, cases))
    passed = sum(case["outcome"] == "passed" for case in cases)
    print("# Operators and their node cases\n")
    print(f"What ONNX's own node cases say, in the snapshot of {sys.argv[2]}: {passed} of {len(cases)} pass")
    print(f"({100 * passed / len(cases):.1f} %). The tables count the cases that consist of the operator alone; those of")
    print("convolutional networks and transformers leave out strings and training, which are in the last one with")
    print("all others. Cases that are wrong or refused are listed. `test/ONNX/operators.py` writes this page")
    print("from the record of a run (`run_node_tests.py --json`).\n")
    corrected = [case["name"] for case in cases if case["outcome"] == "by definition"]
    if corrected:
        print(f"{', '.join(corrected)} hold values that are not within their own tolerance of the operator's definition in")
        print("double precision; they agree with the definition and do not count as passed (`test/ONNX/definitions.py`).\n")
    table("Convolutional networks", CNN, counted)
    table("Transformers", TRANSFORMERS, counted)
    apart = [name for name in counts if name not in CNN + TRANSFORMERS or counts[name] != counted.get(name)]
    table("All others, strings and training", apart, counts)


if __name__ == "__main__":
    main()
