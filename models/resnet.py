# ===- resnet.py - ResNet-18, ResNet-50 and ResNeXt-50 --------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""ResNet (He et al. 2015, table 1), with the stride in the 3x3 convolution of a bottleneck as frameworks ship it, and
ResNeXt (Xie et al. 2017, table 1)."""


def conv_bn(b, x, channels, kernel, stride=1, group=1, gain=1.0):
    x = b.conv(x, channels, kernel, stride, pad=(kernel - 1) // 2, group=group, bias=False)
    return b.batch_norm(x, gain=gain)


def join(b, x, y, stride):
    """Adds the branch `y` to its input, projected where the shapes differ."""
    if stride == 1 and x.channels == y.channels:
        return b.relu(b.add(y, x), kept=0.95)
    return b.relu(b.add(y, conv_bn(b, x, y.channels, 1, stride)))


# A branch ends with half the gain, so that the sum over a stage grows slowly.
def basic_block(b, x, width, stride):
    y = b.relu(conv_bn(b, x, width, 3, stride))
    y = conv_bn(b, y, width, 3, gain=0.5)
    return join(b, x, y, stride)


def bottleneck(b, x, width, stride):
    y = b.relu(conv_bn(b, x, width, 1))
    y = b.relu(conv_bn(b, y, width, 3, stride))
    y = conv_bn(b, y, 4 * width, 1, gain=0.5)
    return join(b, x, y, stride)


def grouped_bottleneck(b, x, width, stride):
    """32 groups, of 4 channels in the first stage."""
    y = b.relu(conv_bn(b, x, 2 * width, 1))
    y = b.relu(conv_bn(b, y, 2 * width, 3, stride, group=32))
    y = conv_bn(b, y, 4 * width, 1, gain=0.5)
    return join(b, x, y, stride)


def stages(b, x, block, depths, width=64):
    for stage, depth in enumerate(depths):
        for index in range(depth):
            x = block(b, x, width << stage, stride=2 if stage and not index else 1)
    return x


def resnet(b, batch, block, depths):
    x = b.input("image", (batch, 3, 224, 224))
    x = b.relu(conv_bn(b, x, 64, 7, 2))
    x = b.max_pool(x, 3, 2, pad=1)
    x = stages(b, x, block, depths)
    b.classify(b.flatten(b.global_avg_pool(x)))


def resnet18(b, batch):
    resnet(b, batch, basic_block, [2, 2, 2, 2])


def resnet50(b, batch):
    resnet(b, batch, bottleneck, [3, 4, 6, 3])


def resnext50(b, batch):
    resnet(b, batch, grouped_bottleneck, [3, 4, 6, 3])
