# ===- regnet.py - RegNetY-400MF ------------------------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""RegNetY-400MF (Radosavovic et al. 2020, table 4 and figure 4), as torchvision builds it: groups of 8 channels and
squeeze-and-excitation by a quarter of a block's input channels."""

from resnet import conv_bn, join


def squeeze_excite(b, x, squeezed):
    gate = b.relu(b.conv(b.global_avg_pool(x), squeezed, 1))
    return b.mul(x, b.sigmoid(b.conv(gate, x.channels, 1)))


def block(b, x, width, stride, group_width=8):
    y = b.relu(conv_bn(b, x, width, 1))
    y = b.relu(conv_bn(b, y, width, 3, stride, group=width // group_width))
    y = conv_bn(b, squeeze_excite(b, y, round(x.channels / 4)), width, 1, gain=0.5)
    return join(b, x, y, stride)


def regnet_y_400mf(b, batch):
    x = b.relu(conv_bn(b, b.input("image", (batch, 3, 224, 224)), 32, 3, 2))
    for width, depth in [(48, 1), (104, 3), (208, 6), (440, 6)]:
        for index in range(depth):
            x = block(b, x, width, 1 if index else 2)
    b.classify(b.flatten(b.global_avg_pool(x)))
