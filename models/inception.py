# ===- inception.py - Inception v4 ----------------------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Inception v4 (Szegedy et al. 2016, figures 3 to 9); every convolution is followed by BN and ReLU."""


def conv(b, x, channels, kernel, stride=1, same=True):
    kh, kw = (kernel, kernel) if isinstance(kernel, int) else kernel
    pad = ((kh - 1) // 2, (kw - 1) // 2) if same else 0
    x = b.conv(x, channels, (kh, kw), stride, pad, bias=False)
    return b.relu(b.batch_norm(x, epsilon=1e-3))


def chain(b, x, *layers):
    for channels, kernel in layers:
        x = conv(b, x, channels, kernel)
    return x


def pool_projection(b, x, channels):
    return conv(b, b.avg_pool(x, 3, 1, pad=1), channels, 1)


def stem(b, x):
    x = conv(b, x, 32, 3, stride=2, same=False)
    x = conv(b, x, 32, 3, same=False)
    x = conv(b, x, 64, 3)
    x = b.concat([b.max_pool(x, 3, 2), conv(b, x, 96, 3, stride=2, same=False)])
    left = conv(b, conv(b, x, 64, 1), 96, 3, same=False)
    right = conv(b, chain(b, x, (64, 1), (64, (1, 7)), (64, (7, 1))), 96, 3, same=False)
    x = b.concat([left, right])
    return b.concat([conv(b, x, 192, 3, stride=2, same=False), b.max_pool(x, 3, 2)])


def block_a(b, x):
    return b.concat([
        conv(b, x, 96, 1),
        chain(b, x, (64, 1), (96, 3)),
        chain(b, x, (64, 1), (96, 3), (96, 3)),
        pool_projection(b, x, 96),
    ])


def reduction_a(b, x):
    return b.concat([
        conv(b, x, 384, 3, stride=2, same=False),
        conv(b, chain(b, x, (192, 1), (224, 3)), 256, 3, stride=2, same=False),
        b.max_pool(x, 3, 2),
    ])


def block_b(b, x):
    return b.concat([
        conv(b, x, 384, 1),
        chain(b, x, (192, 1), (224, (1, 7)), (256, (7, 1))),
        chain(b, x, (192, 1), (192, (7, 1)), (224, (1, 7)), (224, (7, 1)), (256, (1, 7))),
        pool_projection(b, x, 128),
    ])


def reduction_b(b, x):
    return b.concat([
        conv(b, conv(b, x, 192, 1), 192, 3, stride=2, same=False),
        conv(b, chain(b, x, (256, 1), (256, (1, 7)), (320, (7, 1))), 320, 3, stride=2, same=False),
        b.max_pool(x, 3, 2),
    ])


def block_c(b, x):
    left = conv(b, x, 384, 1)
    right = chain(b, x, (384, 1), (448, (3, 1)), (512, (1, 3)))
    return b.concat([
        conv(b, x, 256, 1),
        conv(b, left, 256, (1, 3)), conv(b, left, 256, (3, 1)),
        conv(b, right, 256, (1, 3)), conv(b, right, 256, (3, 1)),
        pool_projection(b, x, 256),
    ])


def inception_v4(b, batch):
    x = stem(b, b.input("image", (batch, 3, 299, 299)))
    for _ in range(4):
        x = block_a(b, x)
    x = reduction_a(b, x)
    for _ in range(7):
        x = block_b(b, x)
    x = reduction_b(b, x)
    for _ in range(3):
        x = block_c(b, x)
    b.classify(b.dropout(b.flatten(b.global_avg_pool(x))))
