# ===- alexnet.py - AlexNet -----------------------------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""AlexNet (Krizhevsky et al. 2012), with its two groups and its response normalisation.

The paper says 224x224, but its 55x55 first map needs 227x227 without padding.
The paper's alpha multiplies the plain sum of squares; ONNX divides it by the size.
"""


def alexnet(b, batch):
    x = b.input("image", (batch, 3, 227, 227))
    x = normalise(b, b.relu(b.conv(x, 96, 11, stride=4)))
    x = b.max_pool(x, 3, 2)
    x = normalise(b, b.relu(b.conv(x, 256, 5, pad=2, group=2)))
    x = b.max_pool(x, 3, 2)
    x = b.relu(b.conv(x, 384, 3, pad=1))
    x = b.relu(b.conv(x, 384, 3, pad=1, group=2))
    x = b.relu(b.conv(x, 256, 3, pad=1, group=2))
    x = b.flatten(b.max_pool(x, 3, 2))
    for _ in range(2):
        x = b.dropout(b.relu(b.gemm(x, 4096)))
    b.classify(x)


def normalise(b, x):
    return b.lrn(x, size=5, alpha=5e-4, beta=0.75, bias=2.0)
