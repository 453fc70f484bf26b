# ===- yolo.py - Tiny YOLO v3 ---------------------------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Tiny YOLO v3 (Redmon and Farhadi 2018), to boxes in pixels: centre, size, objectness and classes."""

import numpy as np


def conv(b, x, channels, kernel, stride=1):
    x = b.conv(x, channels, kernel, stride, pad=kernel // 2, bias=False)
    return b.leaky_relu(b.batch_norm(x), 0.1)


def same_pool(b, x):
    """2x2, stride 1, one more row and column at the end."""
    return b.node("MaxPool", [x], x.shape, 2.0 * x.power, kernel_shape=[2, 2], strides=[1, 1], pads=[0, 0, 1, 1])


def part(b, x, first, last):
    """Elements [first, last) of the last dimension."""
    shape = (*x.shape[:-1], last - first)
    if b.opset < 10:
        return b.node("Slice", [x], shape, x.power, axes=[4], starts=[first], ends=[last])
    inputs = [x] + [b.int64_list(f"at{i}", [i]) for i in (first, last, 4)]
    return b.node("Slice", inputs, shape, x.power)


def decode(b, x, stride, anchors, classes):
    """The predictions of one scale, (5 + classes) for each anchor and cell, as rows of one table."""
    n, _, h, w = x.shape
    x = b.reshape(x, (n, len(anchors), 5 + classes, h, w))
    x = b.transpose(x, [0, 1, 3, 4, 2])
    columns, rows = np.meshgrid(np.arange(w, dtype=np.float32), np.arange(h, dtype=np.float32))
    grid = b.constant(f"grid{stride}", np.stack([columns, rows], -1).reshape(1, 1, h, w, 2))
    sizes = b.constant(f"anchors{stride}", np.array(anchors, np.float32).reshape(1, len(anchors), 1, 1, 2))
    centre = b.sigmoid(part(b, x, 0, 2))
    centre = b.node("Add", [centre, grid], centre.shape, 1.0)
    centre = b.node("Mul", [centre, b.scalar(f"stride{stride}", stride)], centre.shape, 1.0)
    size = b.exp(part(b, x, 2, 4))
    size = b.node("Mul", [size, sizes], size.shape, 1.0)
    y = b.concat([centre, size, b.sigmoid(part(b, x, 4, 5 + classes))], axis=4)
    return b.reshape(y, (n, len(anchors) * h * w, 5 + classes))


def heads(b, scales, classes):
    """The output of several (features, stride, anchors)."""
    boxes = [decode(b, b.conv(x, len(anchors) * (5 + classes), 1), stride, anchors, classes)
             for x, stride, anchors in scales]
    b.output(b.concat(boxes), "boxes")


def yolo_v3_tiny(b, batch):
    x = b.input("image", (batch, 3, 416, 416))
    for channels in [16, 32, 64, 128]:
        x = b.max_pool(conv(b, x, channels, 3), 2, 2)
    fine = conv(b, x, 256, 3)
    x = same_pool(b, conv(b, b.max_pool(fine, 2, 2), 512, 3))
    x = conv(b, conv(b, x, 1024, 3), 256, 1)
    coarse = conv(b, x, 512, 3)
    fine = conv(b, b.concat([b.upsample(conv(b, x, 128, 1), 2), fine]), 256, 3)
    heads(b, [(coarse, 32, [(81, 82), (135, 169), (344, 319)]), (fine, 16, [(10, 14), (23, 27), (37, 58)])], 80)
