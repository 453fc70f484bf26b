# ===- claims.py - What the ONNX importer claims to do ---------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""The operators whose node tests must pass, and the few that are excepted.

Kept apart from the importer, so that an operator that is lost there fails the
suite instead of being counted as unsupported.
"""

import re

OPERATORS = set(
    """
    Abs Add And AveragePool BatchNormalization Cast CastLike Ceil Celu Clip Concat Constant
    ConstantOfShape Conv ConvInteger ConvTranspose Cos DepthToSpace DequantizeLinear Div Dropout DynamicQuantizeLinear Elu Equal Erf Exp Expand
    Flatten Floor Gather Gelu Gemm GlobalAveragePool GlobalMaxPool Greater GreaterOrEqual
    HardSigmoid HardSwish Identity InstanceNormalization LRN LayerNormalization LeakyRelu
    Less LessOrEqual Log LogSoftmax MatMul MatMulInteger Max MaxPool Mean Min Mish Mod Mul Neg Not Or
    PRelu Pad Pow QLinearConv QLinearMatMul QuantizeLinear Range Reciprocal ReduceL1 ReduceL2 ReduceLogSum ReduceLogSumExp ReduceMax
    ReduceMean ReduceMin ReduceProd ReduceSum ReduceSumSquare Relu Reshape Resize Round Selu
    Shape Sigmoid Sign Sin Size Slice Softmax Softplus Softsign SpaceToDepth Split Sqrt
    Squeeze Sub Sum Tanh ThresholdedRelu Tile Transpose Unsqueeze Upsample Where Xor
    """.split()
)

# What a case of these operators may still need and not get.
EXCEPTIONS = re.compile(
    r"type (string|sequence or optional)"
    r"|Dropout: the training mode is not supported"
    r"|Cast: element type string is not supported"
    r"|Mod: element type \w+ is not supported"
)


def is_claimed(operators, need):
    """Whether a case of these operators has to pass although it is said to need `need`."""
    return set(operators) <= OPERATORS and not EXCEPTIONS.fullmatch(need)
