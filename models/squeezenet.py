# ===- squeezenet.py - SqueezeNet 1.0 -------------------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""SqueezeNet 1.0 (Iandola et al. 2016, table 1; ceil-mode pooling as in its Caffe model)."""


def fire(b, x, squeeze, expand):
    s = b.relu(b.conv(x, squeeze, 1))
    return b.concat([b.relu(b.conv(s, expand, 1)), b.relu(b.conv(s, expand, 3, pad=1))])


def squeezenet_1_0(b, batch):
    x = b.input("image", (batch, 3, 224, 224))
    x = b.relu(b.conv(x, 96, 7, stride=2))
    x = b.max_pool(x, 3, 2, ceil=True)
    for squeeze, expand in [(16, 64), (16, 64), (32, 128)]:
        x = fire(b, x, squeeze, expand)
    x = b.max_pool(x, 3, 2, ceil=True)
    for squeeze, expand in [(32, 128), (48, 192), (48, 192), (64, 256)]:
        x = fire(b, x, squeeze, expand)
    x = b.max_pool(x, 3, 2, ceil=True)
    x = b.dropout(fire(b, x, 64, 256))
    x = b.relu(b.conv(x, 1000, 1, gain=4.0))
    b.output(b.softmax(b.flatten(b.global_avg_pool(x))), "probabilities")
