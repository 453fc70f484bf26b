# ===- composed_cases.py - Operators that the importer builds from others -------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Operators of opset 18 and later, of ONNX Runtime, and options that libonnx-testdata does not have."""

import itertools

import numpy as np

import opset_references as ref
from opset_cases import Case, Constant


def cases():
    rng = np.random.default_rng(1)

    def f32(*shape):
        return rng.standard_normal(shape).astype(np.float32)

    def case(name, opset, op, inputs, outputs, **attributes):
        domain = attributes.pop("domain", "")
        return Case(name, opset, op, inputs, attributes, outputs if isinstance(outputs, list) else [outputs], domain)

    yield from functions(f32, case)
    yield from indexing(f32, case)
    yield from normalizations(f32, case)
    yield from attention(f32, case)
    yield from recurrent(f32, case)
    yield from sampling(f32, case)
    yield from fused(f32, case)


def functions(f32, case):
    x = f32(3, 5)
    yield case("sinh_small", 22, "Sinh", [x * 1e-4], np.sinh(x.astype(np.float64) * 1e-4))
    yield case("asinh_small", 22, "Asinh", [x * 1e-4], np.arcsinh(x.astype(np.float64) * 1e-4))
    edges = np.array([-1, -0.999, 0, 0.999, 1], np.float32)
    yield case("acos_edges", 22, "Acos", [edges], np.arccos(edges.astype(np.float64)))
    yield case("asin_edges", 22, "Asin", [edges], np.arcsin(edges.astype(np.float64)))
    a, b = np.array([7, 200, 255], np.uint8), np.array([9, 100, 1], np.uint8)
    yield case("bitwise_and_18", 18, "BitwiseAnd", [a, b], a & b)
    yield case("bitwise_or_18", 18, "BitwiseOr", [a, b], a | b)
    yield case("bitwise_xor_18", 18, "BitwiseXor", [a, b], a ^ b)
    yield case("bitwise_not_18", 18, "BitwiseNot", [a], ~a)
    yield case("bitshift_far", 11, "BitShift", [a, np.array([8, 7, 200], np.uint8)], np.array([0, 1, 0], np.uint8),
               direction="RIGHT")
    special = np.array([np.nan, np.inf, -np.inf, 0, 1], np.float32)
    yield case("isinf_20", 20, "IsInf", [special], special == -np.inf, detect_positive=0)
    yield case("isnan_20", 20, "IsNaN", [special], np.isnan(special))
    bits = np.array([0x3F800000, -1, 5], np.int32)
    yield case("bitcast_26", 26, "BitCast", [bits[:1]], bits[:1].view(np.float32).astype(np.float64), to=1)
    yield case("bitcast_26_back", 26, "BitCast", [x], x.view(np.int32), to=6)


def indexing(f32, case):
    data = f32(4, 3)
    indices, updates = np.array([[1], [1], [-1]], np.int64), f32(3, 3)
    added = data.copy()
    np.add.at(added, [1, 1, 3], updates)
    yield case("scatternd_18_add", 18, "ScatterND", [data, indices, updates], added, reduction="add")
    highest = data.copy()
    np.maximum.at(highest, [1, 1, 3], updates)
    yield case("scatternd_18_max", 18, "ScatterND", [data, Constant(indices), updates], highest, reduction="max")
    replaced = data.copy()
    replaced[[1, 3]] = updates[1:]
    yield case("scatternd_constant", 18, "ScatterND", [data, Constant(indices), updates], replaced)
    rows = np.array([[0, 2], [1, 1]], np.int64)
    part = f32(2, 2)
    product = data.copy()
    for i, j in itertools.product(range(2), range(2)):
        product[rows[i, j], j] *= part[i, j]
    yield case("scatterelements_18_part", 18, "ScatterElements", [data, rows, part], product, axis=0, reduction="mul")
    ties = np.array([[1, 3, 3, 2], [5, 5, 5, 5]], np.float32)
    yield case("topk_ties", 11, "TopK", [ties, Constant([3])],
               [np.array([[3, 3, 2], [5, 5, 5]], np.float32), np.array([[1, 2, 3], [0, 1, 2]], np.int64)])
    yield case("topk_smallest_24", 24, "TopK", [data, Constant([2])],
               [np.sort(data, 0)[:2], np.argsort(data, 0)[:2]], axis=0, largest=0)
    yield case("argmax_last", 13, "ArgMax", [ties], np.array([2, 3], np.int64), axis=1, keepdims=0, select_last_index=1)
    numbers = f32(2, 7)
    yield case("cumsum_reversed", 14, "CumSum", [numbers, Constant(1)],
               np.cumsum(numbers[:, ::-1].astype(np.float64), 1)[:, ::-1] - numbers, exclusive=1, reverse=1)
    yield case("cumprod_26", 26, "CumProd", [numbers, Constant(-1)], np.cumprod(numbers.astype(np.float64), 1))
    a, b = f32(3, 4, 5), f32(5, 3)
    yield case("einsum_repeated", 12, "Einsum", [a, b], np.einsum("ijk,ki->ji", a, b), equation="ijk,ki->ji")
    yield case("einsum_diagonal", 12, "Einsum", [f32(3, 3) * 0 + 2], np.float32(6).reshape(()), equation="ii->")
    batch, other = f32(2, 1, 3, 4), f32(5, 4, 2)
    yield case("einsum_ellipsis", 12, "Einsum", [batch, other], batch @ other, equation="...ij,...jk->...ik")
    cache, update = f32(2, 3, 6, 2), f32(2, 3, 2, 2)
    starts = np.array([1, 5], np.int64)
    written = cache.copy()
    for i, j in itertools.product(range(2), range(2)):
        written[i, :, (starts[i] + j) % 6] = update[i, :, j]
    yield case("tensorscatter_24", 24, "TensorScatter", [cache, update, starts], written, mode="circular")


def normalizations(f32, case):
    x = f32(2, 6, 4, 5)
    grouped = x.reshape(2, 3, -1).astype(np.float64)
    normal = (grouped - grouped.mean(2, keepdims=True)) / np.sqrt(grouped.var(2, keepdims=True) + 1e-3)
    for opset, count in ((18, 3), (21, 6)):
        scale, bias = f32(count), f32(count)
        parts = normal.reshape(2, count, -1) * scale[:, None] + bias[:, None]
        yield case(f"groupnorm_{opset}", opset, "GroupNormalization", [x, scale, bias], parts.reshape(x.shape),
                   num_groups=3, epsilon=1e-3)
    gamma = f32(4, 5)
    root = np.sqrt((x.astype(np.float64) ** 2).mean((2, 3), keepdims=True) + 1e-2)
    yield case("rmsnorm_23", 23, "RMSNormalization", [x, gamma], x / root * gamma, axis=2, epsilon=1e-2)
    yield case("lpnorm_22", 22, "LpNormalization", [x], x / np.abs(x).sum(1, keepdims=True), axis=1, p=1)
    yield case("lppool_18_dilated", 18, "LpPool", [x],
               (ref.average_pool(np.abs(x) ** 3, [2, 2], [1, 1], [2, 2], [1, 0], [0, 1], False, True) * 4) ** (1 / 3),
               kernel_shape=[2, 2], dilations=[2, 2], pads=[1, 0, 0, 1], p=3)


def attend(q, k, v, allowed=None, scale=None):
    """softmax(q kᵀ) v of [B, H, S, D], with as many heads of k and v as divide H."""
    k, v = (t.repeat(q.shape[1] // t.shape[1], 1).astype(np.float64) for t in (k, v))
    scores = q @ k.swapaxes(2, 3) * (scale or q.shape[3] ** -0.5)
    if allowed is not None:
        scores = np.where(allowed, scores, -np.inf)
    return ref.softmax(scores, 3) @ v


def attention(f32, case):
    q, k, v = f32(2, 4, 3, 8), f32(2, 2, 5, 8), f32(2, 2, 5, 6)
    yield case("attention_23_grouped", 23, "Attention", [q, k, v], attend(q, k, v))
    past_k, past_v = f32(2, 2, 2, 8), f32(2, 2, 2, 6)
    all_k, all_v = np.concatenate([past_k, k], 2), np.concatenate([past_v, v], 2)
    causal = np.tril(np.ones((3, 7), bool), 2)
    yield case("attention_23_past", 23, "Attention", [q, k, v, None, past_k, past_v],
               [attend(q, all_k, all_v, causal), all_k, all_v], is_causal=1)
    lengths = np.array([4, 2], np.int64)
    seen = (np.arange(5) < lengths[:, None])[:, None, None]
    yield case("attention_24_lengths", 24, "Attention", [q, k, v, None, None, None, lengths], attend(q, k, v, seen))
    window = np.abs(np.arange(3)[:, None] - np.arange(5)) <= 1
    yield case("attention_25_window", 25, "Attention", [q, k, v], attend(q, k, v, window), left_window_size=1,
               right_window_size=1)
    behind = np.arange(5) <= np.arange(3)[:, None] + 1
    yield case("attention_25_wide_window", 25, "Attention", [q, k, v], attend(q, k, v, behind),
               left_window_size=2**63 - 1, right_window_size=1)
    mask = np.ones((3, 5), bool)
    mask[1] = False
    expected = attend(q, k, v, mask | ~mask.any(1, keepdims=True))
    expected[:, :, 1] = 0
    yield case("attention_23_masked_row", 23, "Attention", [q, k, v, mask], expected)
    x, cosines, sines = f32(2, 3, 4, 6), f32(10, 3), f32(10, 3)
    positions = np.array([[1, 2, 9, 0], [3, 3, 4, 5]], np.int64)
    c, s = cosines[positions][:, None], sines[positions][:, None]
    first, second = x[..., :3], x[..., 3:]
    yield case("rotary_23", 23, "RotaryEmbedding", [x, cosines, sines, positions],
               np.concatenate([c * first - s * second, s * first + c * second], 3))


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


def lstm(x, w, r, b, h, c, lengths):
    """One direction of [T, B, I], in double precision: all outputs and the last states."""
    outputs = np.zeros((x.shape[0],) + h.shape)
    size = h.shape[1]
    for t in range(x.shape[0]):
        i, o, f, g = np.split(x[t] @ w.T + h @ r.T + b[: 4 * size] + b[4 * size :], 4, 1)
        next_c = sigmoid(f) * c + sigmoid(i) * np.tanh(g)
        next_h = sigmoid(o) * np.tanh(next_c)
        runs = (t < lengths)[:, None]
        h, c = np.where(runs, next_h, h), np.where(runs, next_c, c)
        outputs[t] = np.where(runs, next_h, 0)
    return outputs, h, c


def gru(x, w, r, b, h, resets_late):
    outputs, size = [], h.shape[1]
    bw, br = b[: 3 * size], b[3 * size :]
    for step in x:
        a, n = step @ w.T + bw, h @ r[: 2 * size].T + br[: 2 * size]
        z, reset = sigmoid(a[:, :size] + n[:, :size]), sigmoid(a[:, size : 2 * size] + n[:, size:])
        last = r[2 * size :].T
        if resets_late:
            candidate = reset * (h @ last + br[2 * size :])
        else:
            candidate = (reset * h) @ last + br[2 * size :]
        h = (1 - z) * np.tanh(a[:, 2 * size :] + candidate) + z * h
        outputs.append(h)
    return np.stack(outputs), h


def recurrent(f32, case):
    steps, batch, inputs, size = 4, 3, 5, 6
    x, lengths = f32(steps, batch, inputs), np.array([4, 1, 3], np.int32)
    w, r, b = f32(2, 4 * size, inputs), f32(2, 4 * size, size), f32(2, 8 * size)
    h, c = f32(2, batch, size), f32(2, batch, size)
    forward = lstm(x, w[0], r[0], b[0], h[0], c[0], lengths)
    # Backwards over the first elements of each sequence.
    reverse = [np.zeros((steps, batch, size)), h[1].astype(np.float64), c[1].astype(np.float64)]
    for n, length in enumerate(lengths):
        one = slice(n, n + 1)
        y, last_h, last_c = lstm(x[:length, one][::-1], w[1], r[1], b[1], h[1][one], c[1][one], np.array([length]))
        reverse[0][:length, one] = y[::-1]
        reverse[1][one], reverse[2][one] = last_h, last_c
    yield case("lstm_bidirectional_lengths", 14, "LSTM", [x, w, r, b, lengths, h, c],
               [np.stack([forward[0], reverse[0]], 1)] + [np.stack([forward[i], reverse[i]]) for i in (1, 2)],
               hidden_size=size, direction="bidirectional")
    weights = [Constant(w[:1], np.float32), Constant(r[:1], np.float32), Constant(b[:1], np.float32)]
    full = lstm(x, w[0], r[0], b[0], h[0] * 0, c[0] * 0, np.full(batch, steps))
    yield case("lstm_22_layout", 22, "LSTM", [x.transpose(1, 0, 2)] + weights,
               [full[0].transpose(1, 0, 2)[:, :, None], full[1][:, None]], hidden_size=size, layout=1)
    w, r, b = f32(1, 3 * size, inputs), f32(1, 3 * size, size), f32(1, 6 * size)
    for late in (0, 1):
        y, last = gru(x, w[0], r[0], b[0], h[0], late)
        yield case(f"gru_22_{late}", 22, "GRU", [x, w, r, b, None, h[:1]], [y[:, None], last[None]], hidden_size=size,
                   linear_before_reset=late)
    w, r = f32(1, size, inputs), f32(1, size, size)
    state, outputs = np.zeros((batch, size)), []
    for step in x[::-1]:
        state = np.clip(0.5 * np.clip(step @ w[0].T + state @ r[0].T, -1, 1) + 0.25, 0, 1)
        outputs.insert(0, state)
    yield case("rnn_22_reverse_clip", 22, "RNN", [x, w, r], [np.stack(outputs)[:, None], state[None]],
               hidden_size=size, direction="reverse", clip=1.0, activations=["HardSigmoid"], activation_alpha=[0.5],
               activation_beta=[0.25])


def bilinear(image, y, x):
    """A value of [H, W] between pixels; zero outside."""
    top, left, total = int(np.floor(y)), int(np.floor(x)), 0.0
    for i, j in itertools.product((top, top + 1), (left, left + 1)):
        if 0 <= i < image.shape[0] and 0 <= j < image.shape[1]:
            total += (1 - abs(y - i)) * (1 - abs(x - j)) * image[i, j]
    return total


def sampling(f32, case):
    x, grid = f32(2, 3, 4, 5), f32(2, 3, 2, 2)
    expected = np.zeros((2, 3, 3, 2))
    for n, c, i, j in np.ndindex(*expected.shape):
        u, v = ((grid[n, i, j] + 1) * [5, 4] - 1) / 2
        expected[n, c, i, j] = bilinear(x[n, c], v, u)
    yield case("gridsample_20", 20, "GridSample", [x, grid], expected)
    theta = f32(2, 2, 3)
    rows, columns = np.linspace(-1, 1, 3), np.linspace(-1, 1, 4)
    points = np.stack(np.broadcast_arrays(columns[None], rows[:, None], np.ones(())), -1)
    yield case("affinegrid_20", 20, "AffineGrid", [theta, Constant([2, 1, 3, 4])],
               np.einsum("nij,hwj->nhwi", theta, points), align_corners=1)
    w, offsets, mask = f32(4, 3, 2, 2), f32(2, 8, 3, 4), np.abs(f32(2, 4, 3, 4))
    expected = np.zeros((2, 4, 3, 4))
    for n, f, i, j in np.ndindex(*expected.shape):
        for c, a, b in np.ndindex(3, 2, 2):
            tap = 2 * a + b
            at = bilinear(x[n, c], i + a + offsets[n, 2 * tap, i, j], j + b + offsets[n, 2 * tap + 1, i, j])
            expected[n, f, i, j] += w[f, c, a, b] * at * mask[n, tap, i, j]
    yield case("deformconv_22", 22, "DeformConv", [x, w, offsets, None, mask], expected)
    columns = f32(1, 8, 12)
    image = np.zeros((1, 2, 7, 5))
    for t, (i, j) in enumerate(itertools.product(range(2), range(2))):
        image[0, :, i : i + 6 : 2, j : j + 4] += columns.reshape(1, 2, 4, 3, 4)[0, :, t]
    yield case("col2im_18", 18, "Col2Im", [columns, Constant([7, 5]), Constant([2, 2])], image, strides=[2, 1])
    signal = f32(2, 9, 1)
    transform = np.fft.rfft(signal[:, :8, 0].astype(np.float64), 8, 1)
    yield case("dft_20_onesided", 20, "DFT", [signal, Constant(8), Constant(1)],
               np.stack([transform.real, transform.imag], -1), onesided=1)
    spectrum = f32(2, 5, 2)
    yield case("dft_20_real_inverse", 20, "DFT", [spectrum, Constant(9), Constant(1)],
               np.fft.irfft(spectrum[..., 0] + 1j * spectrum[..., 1].astype(np.float64), 9, 1)[..., None], onesided=1,
               inverse=1)
    window = np.abs(f32(4))
    frames = np.stack([signal[:, i : i + 4, 0] * window for i in (0, 2, 4)], 1)
    transform = np.fft.rfft(frames.astype(np.float64), 4, 2)
    yield case("stft_17", 17, "STFT", [signal, Constant(2), window], np.stack([transform.real, transform.imag], -1))


def fused(f32, case):
    def microsoft(name, op, inputs, outputs, **attributes):
        return case(f"microsoft_{name}", 17, op, inputs, outputs, domain="com.microsoft", **attributes)

    x, w, b, z = f32(1, 3, 6, 7), f32(4, 3, 3, 3), f32(4), f32(1, 4, 4, 5)
    yield microsoft("fusedconv", "FusedConv", [x, w, b, z], np.clip(ref.conv(x, w, b) + z, -0.5, 0.5),
                    activation="Clip", activation_params=[-0.5, 0.5])
    leaky = ref.conv(x, w, b)
    yield microsoft("fusedconv_leaky", "FusedConv", [x, w, b], np.where(leaky < 0, 0.2 * leaky, leaky),
                    activation="LeakyRelu", activation_params=[0.2])
    y, row = f32(2, 3, 8), f32(8)
    yield microsoft("biasgelu", "BiasGelu", [y, row], 0.5 * (y + row) * (1 + ref.erf((y + row) / np.sqrt(2))))
    yield microsoft("quickgelu", "QuickGelu", [y], y * sigmoid(1.702 * y.astype(np.float64)))
    a, b = f32(2, 4, 3), f32(2, 5, 4)
    yield microsoft("fusedmatmul", "FusedMatMul", [a, b], 0.5 * a.swapaxes(1, 2) @ b.swapaxes(1, 2), transA=1,
                    transB=1, alpha=0.5)
    skip, gamma, beta, bias = f32(2, 3, 8), f32(8), f32(8), f32(8)
    total = (y + skip + bias).astype(np.float64)
    centred = total - total.mean(2, keepdims=True)
    root = np.sqrt(total.var(2, keepdims=True) + 1e-5)
    yield microsoft("skiplayernorm", "SkipLayerNormalization", [y, skip, gamma, beta, bias],
                    centred / root * gamma + beta, epsilon=1e-5)
    yield microsoft("layernorm", "LayerNormalization", [total.astype(np.float32), gamma, beta],
                    centred / root * gamma + beta, epsilon=1e-5)
    # Not in ONNX, but ONNX Runtime's optimizer writes it in the default domain.
    yield case("microsoft_simplified", 17, "SimplifiedLayerNormalization", [y, gamma],
               y / np.sqrt((y.astype(np.float64) ** 2).mean(2, keepdims=True) + 1e-5) * gamma, epsilon=1e-5)
    q, k, v, all_bias = f32(2, 3, 8), f32(2, 5, 8), f32(2, 5, 8), f32(24)

    def heads(t, part):
        return (t + all_bias[8 * part : 8 * part + 8]).reshape(2, -1, 2, 4).transpose(0, 2, 1, 3)

    keep = np.array([[1, 1, 1, 0, 0], [1, 1, 1, 1, 1]], np.int32)
    result = attend(heads(q, 0), heads(k, 1), heads(v, 2), keep[:, None, None] != 0)
    yield microsoft("multiheadattention", "MultiHeadAttention", [q, k, v, all_bias, keep],
                    result.transpose(0, 2, 1, 3).reshape(2, 3, 8), num_heads=2)
