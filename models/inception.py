# ===- inception.py - Inception v1 and v4 ---------------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Inception v1 (Szegedy et al. 2014, table 1, ceil-mode pooling as in its Caffe model) and v4 (Szegedy et al. 2016,
figures 3 to 9), where every convolution is followed by BN and ReLU."""


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


def block_v1(b, x, point, reduced3, wide3, reduced5, wide5, projection):
    def layer(x, channels, kernel):
        return b.relu(b.conv(x, channels, kernel, pad=kernel // 2))

    return b.concat([
        layer(x, point, 1),
        layer(layer(x, reduced3, 1), wide3, 3),
        layer(layer(x, reduced5, 1), wide5, 5),
        layer(b.max_pool(x, 3, 1, pad=1), projection, 1),
    ])


# Columns #1x1 to pool proj of table 1; None is the pooling between them.
INCEPTION_V1 = [
    (64, 96, 128, 16, 32, 32), (128, 128, 192, 32, 96, 64), None,
    (192, 96, 208, 16, 48, 64), (160, 112, 224, 24, 64, 64), (128, 128, 256, 24, 64, 64),
    (112, 144, 288, 32, 64, 64), (256, 160, 320, 32, 128, 128), None,
    (256, 160, 320, 32, 128, 128), (384, 192, 384, 48, 128, 128),
]


def inception_v1(b, batch):
    """GoogLeNet without its auxiliary classifiers, which serve training only."""
    x = b.relu(b.conv(b.input("image", (batch, 3, 224, 224)), 64, 7, stride=2, pad=3))
    x = b.lrn(b.max_pool(x, 3, 2, ceil=True))
    x = b.relu(b.conv(b.relu(b.conv(x, 64, 1)), 192, 3, pad=1))
    x = b.max_pool(b.lrn(x), 3, 2, ceil=True)
    for columns in INCEPTION_V1:
        x = block_v1(b, x, *columns) if columns else b.max_pool(x, 3, 2, ceil=True)
    b.classify(b.dropout(b.flatten(b.avg_pool(x, 7, 1))))
