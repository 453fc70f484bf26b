# ===- efficientnet.py - EfficientNet-B0 ----------------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""EfficientNet-B0 (Tan and Le 2019): inverted residuals with swish, and squeeze-and-excitation by the block's input."""

from mobilenet import conv_bn, depthwise_bn

# Expansion, kernel, channels, repetitions, stride of the first: the paper's table 1.
B0 = [(1, 3, 16, 1, 1), (6, 3, 24, 2, 2), (6, 5, 40, 2, 2), (6, 3, 80, 3, 2), (6, 5, 112, 3, 1), (6, 5, 192, 4, 2),
      (6, 3, 320, 1, 1)]


def mb_conv(b, x, kernel, channels, stride, expansion):
    y = x
    if expansion != 1:
        y = b.swish(conv_bn(b, y, expansion * x.channels, 1))
    y = b.swish(depthwise_bn(b, y, kernel, stride))
    # A quarter of the channels before the expansion.
    gate = b.swish(b.conv(b.global_avg_pool(y), max(1, x.channels // 4), 1))
    y = b.mul(y, b.sigmoid(b.conv(gate, y.channels, 1)))
    y = conv_bn(b, y, channels, 1)
    return b.add(x, y) if stride == 1 and channels == x.channels else y


def efficientnet_b0(b, batch):
    x = b.input("image", (batch, 3, 224, 224))
    x = b.swish(conv_bn(b, x, 32, 3, 2))
    for expansion, kernel, channels, count, stride in B0:
        for index in range(count):
            x = mb_conv(b, x, kernel, channels, stride if index == 0 else 1, expansion)
    x = b.swish(conv_bn(b, x, 1280, 1))
    b.classify(b.dropout(b.flatten(b.global_avg_pool(x))))
