# ===- vit.py - Vision transformer ----------------------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""ViT-Ti/16 (Dosovitskiy et al. 2021; Touvron et al. 2021, table 1), as exporters write it: layer normalisation and
GELU spelt out, one product for queries, keys and values."""


def attention(b, x, heads):
    n, length, width = x.shape
    depth = width // heads
    joined = b.reshape(b.dense(x, 3 * width), (n, length, 3, heads, depth))
    query, key, value = b.split(b.transpose(joined, [2, 0, 3, 1, 4]), 3, axis=0)
    query, key, value = (b.reshape(part, (n, heads, length, depth)) for part in (query, key, value))
    query = b.node("Mul", [query, b.scalar("scale", depth**-0.5)], query.shape, 1.0 / depth)
    scores = b.matmul(query, b.transpose(key, [0, 1, 3, 2]), 1.0)
    mixed = b.matmul(b.softmax(scores, axis=3), value, 0.1)
    return b.dense(b.reshape(b.transpose(mixed, [0, 2, 1, 3]), x.shape), width)


def block(b, x, heads):
    x = b.add(x, attention(b, b.layer_norm(x, 1e-6), heads))
    hidden = b.gelu(b.dense(b.layer_norm(x, 1e-6), 4 * x.shape[2]))
    return b.add(x, b.dense(hidden, x.shape[2]))


def vit_tiny(b, batch, width=192, heads=3, layers=12):
    x = b.conv(b.input("image", (batch, 3, 224, 224)), width, 16, stride=16)
    length = x.shape[2] * x.shape[3]
    x = b.transpose(b.reshape(x, (batch, width, length)), [0, 2, 1])
    token = b.draw("class_token", (1, 1, width), -1.0, 1.0)
    if batch > 1:
        token = b.node("Expand", [token, b.int64_list("batch", [batch, 1, 1])], (batch, 1, width), 0.33).name
    x = b.node("Concat", [token, x], (batch, length + 1, width), 1.0, axis=1)
    position = b.draw("position", (1, length + 1, width), -1.0, 1.0)
    x = b.node("Add", [x, position], x.shape, 1.33)
    for _ in range(layers):
        x = block(b, x, heads)
    # Only the class token is classified.
    x = b.node("Gather", [b.layer_norm(x, 1e-6), b.int64_list("first", [0])], (batch, 1, width), 1.0, axis=1)
    b.classify(b.flatten(x))
