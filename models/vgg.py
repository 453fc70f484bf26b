# ===- vgg.py - VGG-16 ----------------------------------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""VGG-16 (Simonyan and Zisserman 2014, configuration D)."""


def vgg16(b, batch):
    x = b.input("image", (batch, 3, 224, 224))
    for channels, count in [(64, 2), (128, 2), (256, 3), (512, 3), (512, 3)]:
        for _ in range(count):
            x = b.relu(b.conv(x, channels, 3, pad=1))
        x = b.max_pool(x, 2, 2)
    x = b.flatten(x)
    for _ in range(2):
        x = b.dropout(b.relu(b.gemm(x, 4096)))
    b.classify(x, gain=4.0)
