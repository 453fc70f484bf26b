# ===- unet.py - U-Net ----------------------------------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""A U-Net (Ronneberger et al. 2015) with padding, batch normalisation and 32 channels at full resolution, as in
Buda et al. 2019 (brain segmentation, PyTorch Hub)."""


def block(b, x, channels):
    for _ in range(2):
        x = b.relu(b.batch_norm(b.conv(x, channels, 3, pad=1, bias=False)))
    return x


def unet(b, batch, width=32):
    x = b.input("image", (batch, 3, 256, 256))
    skipped = []
    for channels in [width, 2 * width, 4 * width, 8 * width]:
        skipped.append(block(b, x, channels))
        x = b.max_pool(skipped[-1], 2, 2)
    x = block(b, x, 16 * width)
    for skip in reversed(skipped):
        x = block(b, b.concat([b.conv_transpose(x, skip.channels, 2, 2), skip]), skip.channels)
    b.output(b.sigmoid(b.conv(x, 1, 1)), "mask")
