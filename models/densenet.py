# ===- densenet.py - DenseNet-121 -----------------------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""DenseNet-121 (Huang et al. 2017, table 1, growth rate 32)."""


def normalised(b, x):
    return b.relu(b.batch_norm(x))


def dense_layer(b, x, growth=32):
    """Adds `growth` channels behind those that are there."""
    y = b.conv(normalised(b, x), 4 * growth, 1, bias=False)
    return b.concat([x, b.conv(normalised(b, y), growth, 3, pad=1, bias=False)])


def transition(b, x):
    return b.avg_pool(b.conv(normalised(b, x), x.channels // 2, 1, bias=False), 2, 2)


def densenet121(b, batch):
    x = b.conv(b.input("image", (batch, 3, 224, 224)), 64, 7, stride=2, pad=3, bias=False)
    x = b.max_pool(normalised(b, x), 3, 2, pad=1)
    for index, layers in enumerate([6, 12, 24, 16]):
        x = transition(b, x) if index else x
        for _ in range(layers):
            x = dense_layer(b, x)
    b.classify(b.flatten(b.global_avg_pool(normalised(b, x))))
