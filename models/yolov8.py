# ===- yolov8.py - YOLOv8n ------------------------------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""YOLOv8n (Jocher et al. 2023, yolov8.yaml with depth 0.33 and width 0.25), to boxes in pixels (centre and size) and the
probabilities of 80 classes."""

import numpy as np

BINS = 16  # Of the distribution that a box's side is the mean of (Li et al. 2020).


def conv(b, x, channels, kernel, stride=1, gain=1.0):
    x = b.conv(x, channels, kernel, stride, pad=kernel // 2, bias=False)
    return b.swish(b.batch_norm(x, 1e-3, gain))


def c2f(b, x, channels, count, is_residual=True):
    """Half of the channels pass `count` blocks; the results of all blocks are joined."""
    parts = b.split(conv(b, x, channels, 1), 2)
    for _ in range(count):
        y = conv(b, conv(b, parts[-1], channels // 2, 3), channels // 2, 3)
        parts.append(b.add(parts[-1], y) if is_residual else y)
    return conv(b, b.concat(parts), channels, 1)


def pyramid_pool(b, x):
    """Maxima of windows of 5, 9 and 13 pixels, each from the one before."""
    parts = [conv(b, x, x.channels // 2, 1)]
    for _ in range(3):
        parts.append(b.max_pool(parts[-1], 5, 1, pad=2))
    return conv(b, b.concat(parts), x.channels, 1)


def backbone(b, x):
    """Features of 1/8, 1/16 and 1/32 of the image's extent."""
    x = conv(b, conv(b, x, 16, 3, 2), 32, 3, 2)
    x = c2f(b, x, 32, 1)
    p3 = c2f(b, conv(b, x, 64, 3, 2), 64, 2)
    p4 = c2f(b, conv(b, p3, 128, 3, 2), 128, 2)
    p5 = c2f(b, conv(b, p4, 256, 3, 2), 256, 1)
    return p3, p4, pyramid_pool(b, p5)


def neck(b, p3, p4, p5):
    m4 = c2f(b, b.concat([b.upsample(p5, 2), p4]), 128, 1, is_residual=False)
    n3 = c2f(b, b.concat([b.upsample(m4, 2), p3]), 64, 1, is_residual=False)
    n4 = c2f(b, b.concat([conv(b, n3, 64, 3, 2), m4]), 128, 1, is_residual=False)
    n5 = c2f(b, b.concat([conv(b, n4, 128, 3, 2), p5]), 256, 1, is_residual=False)
    return n3, n4, n5


def predictions(b, x, classes):
    """Distributions of four sides and scores of classes, as (n, 4·BINS + classes, pixels)."""
    sides = b.conv(conv(b, conv(b, x, 64, 3), 64, 3), 4 * BINS, 1)
    scores = b.conv(conv(b, conv(b, x, classes, 3), classes, 3), classes, 1)
    y = b.concat([sides, scores])
    return b.reshape(y, (*y.shape[:2], y.shape[2] * y.shape[3]))


def part(b, x, first, last):
    """Channels [first, last)."""
    shape = (x.shape[0], last - first, *x.shape[2:])
    if b.opset < 10:
        return b.node("Slice", [x], shape, x.power, axes=[1], starts=[first], ends=[last])
    return b.node("Slice", [x] + [b.int64_list(f"at{i}", [i]) for i in (first, last, 1)], shape, x.power)


def mean_sides(b, x):
    """The means of the distributions, in pixels of the features; a convolution, as exporters write it."""
    n, _, pixels = x.shape
    x = b.softmax(b.transpose(b.reshape(x, (n, 4, BINS, pixels)), [0, 2, 1, 3]), axis=1)
    bins = b.constant("bins", np.arange(BINS, dtype=np.float32).reshape(1, BINS, 1, 1), trainable=True)
    y = b.node("Conv", [x, bins], (n, 1, 4, pixels), 1.0, kernel_shape=[1, 1])
    return b.reshape(y, (n, 4, pixels))


def anchors(extents):
    """Centres of pixels of all scales, (1, 2, pixels)."""
    grids = [np.meshgrid(np.arange(w) + 0.5, np.arange(h) + 0.5) for h, w in extents]
    return np.concatenate([np.stack(grid).reshape(2, -1) for grid in grids], 1).astype(np.float32)[None]


def detect(b, scales, strides, classes):
    x = b.concat([predictions(b, scale, classes) for scale in scales], axis=2)
    sides = mean_sides(b, part(b, x, 0, 4 * BINS))
    extents = [scale.shape[2:] for scale in scales]
    centres = b.constant("centres", anchors(extents))
    shape = (x.shape[0], 2, x.shape[2])
    begin = b.node("Sub", [centres, part(b, sides, 0, 2)], shape, 1.0)
    end = b.node("Add", [centres, part(b, sides, 2, 4)], shape, 1.0)
    middle = b.node("Div", [b.add(begin, end), b.scalar("two", 2.0)], shape, 1.0)
    boxes = b.concat([middle, b.node("Sub", [end, begin], shape, 1.0)])
    pixels = np.concatenate([np.full(h * w, stride, np.float32) for (h, w), stride in zip(extents, strides)])
    boxes = b.node("Mul", [boxes, b.constant("strides", pixels.reshape(1, 1, -1))], boxes.shape, 1.0)
    b.output(b.concat([boxes, b.sigmoid(part(b, x, 4 * BINS, 4 * BINS + classes))]), "boxes")


def yolo_v8n(b, batch):
    detect(b, neck(b, *backbone(b, b.input("image", (batch, 3, 640, 640)))), [8, 16, 32], 80)
