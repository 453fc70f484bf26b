# ===- convnext.py - ConvNeXt-T -------------------------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""ConvNeXt-T (Liu et al. 2022, section 2 and appendix A.4), as torchvision exports it: the channels of a block are the
last dimension between its 7x7 depthwise convolution and the sum."""

TO_NHWC, TO_NCHW = [0, 2, 3, 1], [0, 3, 1, 2]


def image_norm(b, x):
    return b.transpose(b.layer_norm(b.transpose(x, TO_NHWC), 1e-6), TO_NCHW)


def block(b, x):
    y = b.transpose(b.conv(x, x.channels, 7, pad=3, group=x.channels), TO_NHWC)
    y = b.gelu(b.dense(b.layer_norm(y, 1e-6), 4 * x.channels))
    y = b.transpose(b.dense(y, x.channels), TO_NCHW)
    scale = b.draw(b.fresh("layer_scale"), (x.channels, 1, 1), 0.1, 0.5)
    return b.add(x, b.node("Mul", [y, scale], y.shape, 0.1 * y.power))


def convnext_tiny(b, batch):
    x = image_norm(b, b.conv(b.input("image", (batch, 3, 224, 224)), 96, 4, 4))
    for width, depth in [(96, 3), (192, 3), (384, 9), (768, 3)]:
        if width != x.channels:
            x = b.conv(image_norm(b, x), width, 2, 2)
        for _ in range(depth):
            x = block(b, x)
    b.classify(b.flatten(image_norm(b, b.global_avg_pool(x))))
