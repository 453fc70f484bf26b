# ===- mobilenet.py - MobileNet v1, v2 and v3 -----------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""MobileNet v1 (Howard et al. 2017), v2 (Sandler et al. 2018) and v3, large and small (Howard et al. 2019), width
1.0."""


def conv_bn(b, x, channels, kernel, stride=1, group=1, epsilon=1e-5, gain=1.0):
    x = b.conv(x, channels, kernel, stride, pad=(kernel - 1) // 2, group=group, bias=False)
    return b.batch_norm(x, epsilon, gain)


def depthwise_bn(b, x, kernel, stride=1, epsilon=1e-5):
    return conv_bn(b, x, x.channels, kernel, stride, group=x.channels, epsilon=epsilon)


def mobilenet_v1(b, batch):
    x = b.input("image", (batch, 3, 224, 224))
    x = b.relu6(conv_bn(b, x, 32, 3, 2))
    layers = [(64, 1), (128, 2), (128, 1), (256, 2), (256, 1), (512, 2)] + 5 * [(512, 1)] + [(1024, 2), (1024, 1)]
    for channels, stride in layers:
        x = b.relu6(depthwise_bn(b, x, 3, stride))
        x = b.relu6(conv_bn(b, x, channels, 1))
    b.classify(b.dropout(b.flatten(b.global_avg_pool(x))))


def inverted_residual(b, x, channels, stride, expansion):
    y = x
    if expansion != 1:
        y = b.relu6(conv_bn(b, y, expansion * x.channels, 1))
    y = b.relu6(depthwise_bn(b, y, 3, stride))
    y = conv_bn(b, y, channels, 1)
    return b.add(x, y) if stride == 1 and channels == x.channels else y


def mobilenet_v2(b, batch):
    x = b.input("image", (batch, 3, 224, 224))
    x = b.relu6(conv_bn(b, x, 32, 3, 2))
    # Expansion, channels, repetitions, stride of the first: the paper's table 2.
    for expansion, channels, count, stride in [(1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2),
                                               (6, 96, 3, 1), (6, 160, 3, 2), (6, 320, 1, 1)]:
        for index in range(count):
            x = inverted_residual(b, x, channels, stride if index == 0 else 1, expansion)
    x = b.relu6(conv_bn(b, x, 1280, 1))
    b.classify(b.dropout(b.flatten(b.global_avg_pool(x))))


def multiple_of_8(channels):
    """The nearest multiple of 8 that does not lose more than a tenth of them."""
    nearest = max(8, int(channels + 4) // 8 * 8)
    return nearest if nearest >= 0.9 * channels else nearest + 8


def squeeze_excite(b, x):
    """A gate per channel, computed from the whole image (Hu et al. 2018)."""
    squeezed = multiple_of_8(x.channels / 4)
    y = b.relu(b.conv(b.global_avg_pool(x), squeezed, 1))
    return b.mul(x, b.hard_sigmoid(b.conv(y, x.channels, 1)))


def bottleneck_v3(b, x, kernel, expanded, channels, squeeze, activation, stride, epsilon=1e-3):
    y = x
    if expanded != x.channels:
        y = activation(conv_bn(b, y, expanded, 1, epsilon=epsilon))
    y = activation(depthwise_bn(b, y, kernel, stride, epsilon))
    if squeeze:
        y = squeeze_excite(b, y)
    y = conv_bn(b, y, channels, 1, epsilon=epsilon)
    return b.add(x, y) if stride == 1 and channels == x.channels else y


# Kernel, expanded width, channels, squeeze-excite, hard-swish, stride: the paper's table 1.
V3_LARGE = [
    (3, 16, 16, False, False, 1), (3, 64, 24, False, False, 2), (3, 72, 24, False, False, 1),
    (5, 72, 40, True, False, 2), (5, 120, 40, True, False, 1), (5, 120, 40, True, False, 1),
    (3, 240, 80, False, True, 2), (3, 200, 80, False, True, 1), (3, 184, 80, False, True, 1),
    (3, 184, 80, False, True, 1), (3, 480, 112, True, True, 1), (3, 672, 112, True, True, 1),
    (5, 672, 160, True, True, 2), (5, 960, 160, True, True, 1), (5, 960, 160, True, True, 1),
]


# The same of table 2.
V3_SMALL = [
    (3, 16, 16, True, False, 2), (3, 72, 24, False, False, 2), (3, 88, 24, False, False, 1),
    (5, 96, 40, True, True, 2), (5, 240, 40, True, True, 1), (5, 240, 40, True, True, 1),
    (5, 120, 48, True, True, 1), (5, 144, 48, True, True, 1),
    (5, 288, 96, True, True, 2), (5, 576, 96, True, True, 1), (5, 576, 96, True, True, 1),
]


def mobilenet_v3(b, batch, blocks, features, hidden):
    x = b.input("image", (batch, 3, 224, 224))
    x = b.hard_swish(conv_bn(b, x, 16, 3, 2, epsilon=1e-3))
    for kernel, expanded, channels, squeeze, swish, stride in blocks:
        x = bottleneck_v3(b, x, kernel, expanded, channels, squeeze, b.hard_swish if swish else b.relu, stride)
    x = b.hard_swish(conv_bn(b, x, features, 1, epsilon=1e-3))
    x = b.hard_swish(b.gemm(b.flatten(b.global_avg_pool(x)), hidden, gain=2.0))
    b.classify(b.dropout(x), gain=4.0)


def mobilenet_v3_large(b, batch):
    mobilenet_v3(b, batch, V3_LARGE, 960, 1280)


def mobilenet_v3_small(b, batch):
    mobilenet_v3(b, batch, V3_SMALL, 576, 1024)
