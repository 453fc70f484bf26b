# ===- tiny.py - Small models that compile in a second --------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Small models for tests: the building blocks of the large ones, and nothing that takes long to compile.

Channel counts and extents are odd on purpose, so that every kernel meets its tails.
"""

import inception as inception_blocks
import mobilenet as mobilenet_blocks
import resnet as resnet_blocks
import shufflenet as shufflenet_blocks
import unet as unet_blocks
import yolo as yolo_blocks


def cnn(b, batch):
    """One layer of every kind."""
    x = b.input("image", (batch, 3, 33, 29))
    x = b.relu(b.batch_norm(b.conv(x, 18, 3, stride=2, pad=1, bias=False)))
    x = b.max_pool(x, 3, 2, pad=1)
    x = b.relu6(b.batch_norm(b.conv(x, 18, 3, pad=1, group=18, bias=False)))  # Depthwise.
    x = b.relu(b.conv(x, 36, 1))
    y = b.relu(b.conv(x, 36, 3, pad=2, dilation=2, group=3))  # Grouped and dilated.
    x = b.lrn(b.relu(b.add(x, b.conv(y, 36, 1))))
    x = mobilenet_blocks.squeeze_excite(b, x)
    x = b.concat([x, b.avg_pool(x, 3, 1, pad=1), b.hard_swish(b.conv(x, 21, (1, 3), pad=(0, 1)))])
    x = b.max_pool(x, 2, 2, ceil=True)
    x = b.dropout(b.flatten(b.global_avg_pool(x)))
    x = b.relu(b.gemm(x, 31))
    b.output(b.softmax(b.gemm(x, 10, gain=2.0)), "probabilities")


def head(b, x, classes=10):
    x = b.flatten(b.global_avg_pool(x))
    b.output(b.softmax(b.gemm(x, classes, gain=2.0)), "probabilities")


def resnet(b, batch):
    x = b.input("image", (batch, 3, 35, 35))
    x = b.relu(resnet_blocks.conv_bn(b, x, 16, 7, 2))
    x = b.max_pool(x, 3, 2, pad=1)
    x = resnet_blocks.stages(b, x, resnet_blocks.basic_block, [1, 1], width=16)
    x = resnet_blocks.stages(b, x, resnet_blocks.bottleneck, [1], width=12)
    head(b, x)


def mobilenet(b, batch):
    x = b.input("image", (batch, 3, 37, 41))
    x = b.hard_swish(mobilenet_blocks.conv_bn(b, x, 8, 3, 2))
    x = mobilenet_blocks.bottleneck_v3(b, x, 3, 16, 12, False, b.relu, 2)
    x = mobilenet_blocks.bottleneck_v3(b, x, 5, 40, 12, True, b.hard_swish, 1)
    x = mobilenet_blocks.inverted_residual(b, x, 20, 2, 6)
    x = mobilenet_blocks.inverted_residual(b, x, 20, 1, 6)
    head(b, x)


def inception(b, batch):
    """Asymmetric kernels, branches of different depth, and average pooling that excludes the padding."""
    x = b.input("image", (batch, 3, 31, 31))
    x = inception_blocks.conv(b, x, 12, 3, stride=2, same=False)
    branches = [
        inception_blocks.conv(b, x, 10, 1),
        inception_blocks.chain(b, x, (6, 1), (7, (1, 7)), (9, (7, 1))),
        inception_blocks.pool_projection(b, x, 5),
    ]
    x = b.concat(branches)
    x = b.concat([inception_blocks.conv(b, x, 16, 3, stride=2, same=False), b.max_pool(x, 3, 2)])
    head(b, x)


def attention(b, batch, heads=2, width=24):
    """Convolution, then one block of self-attention over the columns, as in text recognisers."""
    x = b.input("image", (batch, 3, 8, 40))
    x = b.relu(b.conv(x, width, (8, 3), stride=(8, 2), pad=(0, 1)))
    length, depth = x.shape[3], width // heads
    x = b.transpose(b.reshape(x, (batch, width, length)), [0, 2, 1])

    def project(gain, perm):
        return b.transpose(b.reshape(b.dense(x, width, gain), (batch, length, heads, depth)), perm)

    query = project(depth**-0.25, [0, 2, 1, 3])  # Both gains together scale the scores by 1/sqrt(depth).
    key = project(depth**-0.25, [0, 2, 3, 1])
    value = project(1.0, [0, 2, 1, 3])
    weights = b.softmax(b.matmul(query, key, 1.0), axis=3)
    mixed = b.matmul(weights, value, 0.1)
    mixed = b.reshape(b.transpose(mixed, [0, 2, 1, 3]), (batch, length, width))
    x = b.add(x, b.dense(mixed, width))
    x = b.layer_norm(x, name="norm")
    x = b.softmax(b.dense(x, 37, gain=2.0), axis=2)
    b.output(x, "probabilities")


def shuffle(b, batch):
    """Units of both ShuffleNets, and grouped convolutions with windows."""
    x = b.input("image", (batch, 3, 29, 37))
    x = b.relu(resnet_blocks.conv_bn(b, x, 18, 3, 2))
    x = shufflenet_blocks.unit_v1(b, x, 60, 3, stride=2, first=False)
    x = shufflenet_blocks.unit_v1(b, x, 60, 3, stride=1, first=False)
    x = b.relu(b.conv(x, 34, 3, pad=1, group=2))
    x = b.relu(b.conv(x, 68, 1, stride=2, group=17))
    x = shufflenet_blocks.unit_v2(b, x, 68)
    x = shufflenet_blocks.downsample_v2(b, x, 70)
    x = shufflenet_blocks.unit_v2(b, x, 70)
    x = shufflenet_blocks.unit_v2(b, x, 70)
    x = b.relu(shufflenet_blocks.pointwise_bn(b, b.channel_shuffle(x, 5), 21))
    head(b, x)


def unet(b, batch):
    """An encoder and a decoder whose output is an image, by transposed convolutions and by interpolation."""
    x = b.input("image", (batch, 3, 28, 36))
    fine = unet_blocks.block(b, x, 9)
    coarse = unet_blocks.block(b, b.max_pool(fine, 2, 2), 13)
    deep = unet_blocks.block(b, b.max_pool(coarse, 2, 2), 22)
    x = unet_blocks.block(b, b.concat([b.conv_transpose(deep, 13, 2, 2), coarse]), 13)
    x = unet_blocks.block(b, b.concat([b.upsample(x, 2), fine]), 9)
    b.output(b.sigmoid(b.conv(x, 2, 1)), "mask")


def yolo(b, batch):
    """Two scales of boxes."""
    x = b.input("image", (batch, 3, 32, 64))
    x = yolo_blocks.conv(b, x, 13, 3, stride=2)
    fine = yolo_blocks.conv(b, b.max_pool(x, 2, 2), 22, 3)
    deep = yolo_blocks.conv(b, yolo_blocks.same_pool(b, b.max_pool(fine, 2, 2)), 17, 3)
    joined = b.concat([b.upsample(yolo_blocks.conv(b, deep, 6, 1), 2), fine])
    yolo_blocks.heads(b, [(deep, 8, [(60, 40), (20, 50), (30, 30)]), (joined, 4, [(5, 9), (12, 7), (16, 16)])], 3)


def upscaler(b, batch):
    """A dense predictor, NHWC to NHWC as in TensorFlow, that ends in a pixel shuffle."""
    x = b.transpose(b.input("image", (batch, 38, 42, 3)), [0, 3, 1, 2])
    x = b.relu(b.conv(x, 16, 3, stride=2, pad=1))
    x = mobilenet_blocks.inverted_residual(b, x, 24, 1, 6)
    x = mobilenet_blocks.inverted_residual(b, x, 24, 1, 4)
    x = b.depth_to_space(b.conv(x, 5 * 4, 1), 2)
    b.output(b.transpose(x, [0, 2, 3, 1]), "pixels")


def features(b, batch):
    """Enters with a pointwise convolution, as the second part of a network does, and leaves with images in NCHW."""
    x = b.input("features", (batch, 40, 17, 19))
    y = b.relu(b.conv(x, 52, 1))
    y = b.relu(b.conv(y, 52, 3, pad=1, group=52))
    x = b.relu(b.add(x, b.conv(y, 40, 1)))
    b.output(b.depth_to_space(b.conv(x, 27, 1), 3), "pixels")
