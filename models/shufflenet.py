# ===- shufflenet.py - ShuffleNet v1 and v2 -------------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""ShuffleNet v1 (Zhang et al. 2018) with three groups, and v2 (Ma et al. 2018); both of width 1.0."""

from resnet import conv_bn


def depthwise_bn(b, x, stride):
    return b.batch_norm(b.conv(x, x.channels, 3, stride, pad=1, group=x.channels, bias=False))


def pointwise_bn(b, x, channels, group=1):
    return b.batch_norm(b.conv(x, channels, 1, group=group, bias=False))


def unit_v1(b, x, channels, groups, stride, first):
    """Figure 2: a residual block of grouped 1x1 convolutions; with a stride, the input is pooled and joined."""
    joined = x.channels if stride == 2 else 0
    y = b.relu(pointwise_bn(b, x, channels // 4, 1 if first else groups))
    y = y if first else b.channel_shuffle(y, groups)
    y = pointwise_bn(b, depthwise_bn(b, y, stride), channels - joined, groups)
    return b.relu(b.concat([b.avg_pool(x, 3, 2, pad=1), y]) if joined else b.add(x, y), kept=0.7)


def shufflenet_v1(b, batch, groups=3):
    x = b.relu(conv_bn(b, b.input("image", (batch, 3, 224, 224)), 24, 3, 2))
    x = b.max_pool(x, 3, 2, pad=1)
    for channels, units in [(240, 4), (480, 8), (960, 4)]:  # Table 1, column g = 3.
        for index in range(units):
            # Of the 24 channels at the beginning, groups would see too few.
            x = unit_v1(b, x, channels, groups, 1 if index else 2, first=x.channels == 24)
    b.classify(b.flatten(b.global_avg_pool(x)), gain=0.35)


def branch_v2(b, x, channels, stride):
    y = b.relu(pointwise_bn(b, x, channels))
    return b.relu(pointwise_bn(b, depthwise_bn(b, y, stride), channels))


def unit_v2(b, x, channels):
    """Figure 3 (c): half of the channels pass by."""
    passed, y = b.split(x, 2)
    return b.channel_shuffle(b.concat([passed, branch_v2(b, y, channels // 2, 1)]), 2)


def downsample_v2(b, x, channels):
    """Figure 3 (d)."""
    left = b.relu(pointwise_bn(b, depthwise_bn(b, x, 2), channels // 2))
    return b.channel_shuffle(b.concat([left, branch_v2(b, x, channels // 2, 2)]), 2)


def shufflenet_v2(b, batch):
    x = b.relu(conv_bn(b, b.input("image", (batch, 3, 224, 224)), 24, 3, 2))
    x = b.max_pool(x, 3, 2, pad=1)
    for channels, units in [(116, 4), (232, 8), (464, 4)]:  # Table 5, width 1.
        x = downsample_v2(b, x, channels)
        for _ in range(units - 1):
            x = unit_v2(b, x, channels)
    x = b.relu(pointwise_bn(b, x, 1024))
    b.classify(b.flatten(b.global_avg_pool(x)))
