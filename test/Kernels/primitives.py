"""Appends primitives, with inputs and an output of their own, to a Module of harness.py."""

import re

from harness import PANELS, tensor

# From %s, the sum with its bias, to %r; %x is an element of another tensor.
BODIES = {
    "relu": "%z = arith.constant 0.0 : f32 %r = arith.maximumf %s, %z : f32",
    "clamp": "%l = arith.constant -0.5 : f32 %h = arith.constant 0.75 : f32 %m = arith.maximumf %s, %l : f32 "
    "%r = arith.minimumf %m, %h : f32",
    "hard_swish": "%z = arith.constant 0.0 : f32 %o = arith.constant 1.0 : f32 %f = arith.constant 0.5 : f32 "
    "%d = arith.constant 0.16666667 : f32 %m = arith.mulf %s, %d : f32 %a = arith.addf %m, %f : f32 "
    "%p = arith.maximumf %a, %z : f32 %q = arith.minimumf %p, %o : f32 %r = arith.mulf %s, %q : f32",
    "sigmoid": "%o = arith.constant 1.0 : f32 %n = arith.negf %s : f32 %e = math.exp %n : f32 "
    "%d = arith.addf %o, %e : f32 %r = arith.divf %o, %d : f32",
    "tanh": "%r = math.tanh %s : f32",
    "residual": "%r = arith.addf %s, %x : f32",
    "multiply": "%r = arith.mulf %s, %x : f32",
    # %x lies across the vectors: all dimensions backwards.
    "transposed": "%r = arith.addf %s, %x : f32",
}


def epilogue(module, kind, shape, channel=-1):
    """An epilogue on outs of `shape`, whose dimension `channel`, or dimensions, have a bias: (clause, region)."""
    if kind == "none":
        return "", ""
    dims = ", ".join(f"d{i}" for i in range(len(shape)))
    channels = channel if isinstance(channel, tuple) else (channel % len(shape),)
    bias = tuple(shape[dim] for dim in channels)
    operands = [(module.new_input(bias), bias, ", ".join(f"d{dim}" for dim in channels), "%b")]
    if "%x" in BODIES[kind]:
        order = slice(None, None, -1 if kind == "transposed" else 1)
        other = tuple(shape)[order]
        operands.append((module.new_input(other), other, ", ".join(dims.split(", ")[order]), "%x"))
    values, types = ", ".join(o[0] for o in operands), ", ".join(tensor(o[1]) for o in operands)
    maps = ", ".join(f"affine_map<({dims}) -> ({o[2]})>" for o in operands)
    arguments = ", ".join(f"{name}: f32" for name in ["%acc", *(o[3] for o in operands)])
    region = (f"{{ ^bb0({arguments}): %s = arith.addf %acc, %b : f32 "
              f"{BODIES[kind]} nnprim.yield %r : f32 }}")
    return f"epilogue({values} : {types}) maps [{maps}]", region


def narrow(module, value, shape, element):
    """The value with its elements rounded to a narrower type."""
    if element == "f32":
        return value
    dims = ", ".join(f"d{i}" for i in range(len(shape)))
    identity = f"affine_map<({dims}) -> ({dims})>"
    iterators = ", ".join(['"parallel"'] * len(shape))
    init = module.new_empty(shape, element)
    return module.new_value(
        f"linalg.generic {{indexing_maps = [{identity}, {identity}], iterator_types = [{iterators}]}} "
        f"ins({value} : {tensor(shape)}) outs({init} : {tensor(shape, element)}) {{ ^bb0(%s: f32, %t: {element}): "
        f"%r = arith.truncf %s : f32 to {element} linalg.yield %r : {element} }} -> {tensor(shape, element)}"
    )


def pack(module, value, k, n, nr, element="f32", kr=1):
    shape = (-(-n // nr), k, nr) if kr == 1 else (-(-n // nr), -(-k // kr), nr, kr)
    value = narrow(module, value, (k, n), element)
    init = module.new_empty(shape, element)
    packed = module.new_value(
        f"nnprim.pack ins({value} : {tensor((k, n), element)}) "
        f"outs({init} : {tensor(shape, element)}) -> {tensor(shape, element)}"
    )
    return packed, tensor(shape, element)


def gemm(module, m, n, k, nr, kind, element="f32", kr=1, mr=None, hints=""):
    """With vectors along K if `kr` values of it lie together: tiles of `mr` rows."""
    lhs, rhs = module.new_input((m, k)), module.new_input((k, n))
    packed, packed_type = pack(module, rhs, k, n, nr, element, kr)
    plan = f"attributes {{plan = #nnprim.gemm_plan<nr = {nr}, mr = {mr}, kr = {kr}{hints}>}}" if mr else ""
    clause, region = epilogue(module, kind, (m, n))
    init, out = module.new_empty((m, n)), tensor((m, n))
    value = module.new_value(
        f"nnprim.gemm ins({lhs}, {packed} : {tensor((m, k))}, {packed_type}) "
        f"outs({init} : {out}) {clause} {plan} {region} -> {out}"
    )
    weights = "" if element == "f32" else f" {element} weights"
    module.finish(value, (m, n), f"gemm {m}x{n}x{k} nr {nr} kr {kr} mr {mr}{hints} {kind}{weights}")


def gated_gemm(module, m, n, k, nr, kind):
    """Of rows whose channels are multiplied by factors that are inputs, as squeeze-and-excitation does."""
    image, factors, rhs = module.new_input((m, k)), module.new_input((k,)), module.new_input((k, n))
    packed, packed_type = pack(module, rhs, k, n, nr)
    init, rows = module.new_empty((m, k)), tensor((m, k))
    identity = "affine_map<(m, k) -> (m, k)>"
    lhs = module.new_value(
        f"linalg.generic {{indexing_maps = [{identity}, affine_map<(m, k) -> (k)>, {identity}], "
        f'iterator_types = ["parallel", "parallel"]}} ins({image}, {factors} : {rows}, {tensor((k,))}) '
        f"outs({init} : {rows}) {{ ^bb0(%s: f32, %f: f32, %t: f32): "
        f"%r = arith.mulf %s, %f : f32 linalg.yield %r : f32 }} -> {rows}"
    )
    clause, region = epilogue(module, kind, (m, n))
    init, out = module.new_empty((m, n)), tensor((m, n))
    value = module.new_value(
        f"nnprim.gemm ins({lhs}, {packed} : {rows}, {packed_type}) outs({init} : {out}) {clause} {region} -> {out}"
    )
    module.finish(value, (m, n), f"gated gemm {m}x{n}x{k} nr {nr} {kind}")


def output_extent(extent, taps, stride, dilation, pad):
    return (extent + 2 * pad - dilation * (taps - 1) - 1) // stride + 1


def window(height, width, taps, stride, dilation, pad):
    return tuple(
        output_extent(extent, taps, stride, dilation, pad)
        for extent in (height, width)
    )


def numbers(pair):
    return f"[{', '.join(map(str, pair))}]"


def convolution(module, n, size, c, f, taps, strides, dilations, pads, nr, kind, direct, element="f32", kr=1,
                pixels=None, hints=""):
    """All but the numbers of images, channels and filters are pairs, of rows and columns. With vectors along channels
    if `kr` of them lie together. By a plan with tiles of `pixels` pixels if these are given."""
    height, width = size
    out = tuple(map(output_extent, size, taps, strides, dilations, pads))
    oh, ow = out
    if oh <= 0 or ow <= 0:
        return
    x = module.new_input((n, height, width, c))
    depth = taps[0] * taps[1] * c
    w = module.new_input((depth, f))
    packed, packed_type = pack(module, w, depth, f, nr, element, kr)
    outside = "" if "prefetch_next_panel = true" in hints else ", pixels_outermost = true"
    tile = (f"direct_conv_plan<nr = {nr}, kr = {kr}, tile_rows = 1, tile_columns = {min(pixels or 1, ow)}{outside}"
            if direct else f"gemm_plan<nr = {nr}, mr = {pixels}, kr = {kr}")
    plan = f"attributes {{plan = #nnprim.{tile}{hints}>}}" if pixels else ""
    rows = tensor((n * oh * ow, taps[0] * taps[1]), "i32")
    empty = module.new_empty((n * oh * ow, taps[0] * taps[1]), "i32")
    promise = (
        f"window <input_size = {numbers((n, *size))}, output_size = {numbers(out)}, "
        f"kernel_size = {numbers(taps)}, strides = {numbers(strides)}, "
        f"dilations = {numbers(dilations)}, pads = {numbers(pads)}>"
    ) if direct else ""
    indices = module.new_value(
        f"nnprim.indirection input_size {numbers((n, *size))} "
        f"output_size {numbers(out)} kernel_size {numbers(taps)} "
        f"strides {numbers(strides)} dilations {numbers(dilations)} "
        f"pads {numbers(pads)} outs({empty} : {rows}) -> {rows}"
    )
    shape = (n, oh, ow, f)
    clause, region = epilogue(module, kind, shape)
    init, out = module.new_empty(shape), tensor(shape)
    value = module.new_value(
        f"nnprim.indirect_gemm ins({x}, {indices}, {packed} : "
        f"{tensor((n, height, width, c))}, {rows}, {packed_type}) "
        f"outs({init} : {out}) {promise} {clause} {plan} {region} -> {out}"
    )
    label = f"conv{' window' if direct else ''} {n}x{height}x{width}x{c} f{f} k{taps} s{strides} d{dilations} p{pads}"
    weights = "" if element == "f32" else f" {element} weights"
    module.finish(value, shape, f"{label} nr {nr} kr {kr}{hints} {kind}{weights}")


def depthwise(module, n, size, c, taps, stride, dilation, pad, kind, plan=""):
    """By the planner's plan or another."""
    height, width = size
    oh, ow = window(height, width, taps, stride, dilation, pad)
    if oh <= 0 or ow <= 0:
        return
    x, w = module.new_input((n, height, width, c)), module.new_input((taps, taps, c))
    shape = (n, oh, ow, c)
    clause, region = epilogue(module, kind, shape)
    attributes = f"attributes {{plan = #nnprim.depthwise_plan<{plan}>}}" if plan else ""
    init, out = module.new_empty(shape), tensor(shape)
    value = module.new_value(
        f"nnprim.depthwise_conv ins({x}, {w} : {tensor((n, height, width, c))}, "
        f"{tensor((taps, taps, c))}) outs({init} : {out}) "
        f"strides [{stride}, {stride}] dilations [{dilation}, {dilation}] "
        f"pads [{pad}, {pad}] {clause} {attributes} {region} -> {out}"
    )
    label = f"depthwise {n}x{height}x{width}x{c} k{taps} s{stride} d{dilation} p{pad} {plan}"
    module.finish(value, shape, f"{label} {kind}")


def depthwise_nchw(module, n, size, c, taps, strides, dilations, pads, kind, plan=""):
    """All but the numbers of images and channels are pairs, of rows and columns; by the planner's plan or another."""
    height, width = size
    oh, ow = map(output_extent, size, taps, strides, dilations, pads)
    if oh <= 0 or ow <= 0:
        return
    x, w = module.new_input((n, c, height, width)), module.new_input((c, *taps))
    shape = (n, c, oh, ow)
    clause, region = epilogue(module, kind, shape, 1)
    attributes = f"attributes {{plan = #nnprim.depthwise_nchw_plan<{plan}>}}" if plan else ""
    init, out = module.new_empty(shape), tensor(shape)
    value = module.new_value(
        f"nnprim.depthwise_conv_nchw ins({x}, {w} : {tensor((n, c, height, width))}, "
        f"{tensor((c, *taps))}) outs({init} : {out}) strides {numbers(strides)} dilations {numbers(dilations)} "
        f"pads {numbers(pads)} {clause} {attributes} {region} -> {out}"
    )
    label = f"depthwise nchw {n}x{c}x{height}x{width} k{taps} s{strides} d{dilations} p{pads} {plan}"
    module.finish(value, shape, f"{label} {kind}")


def depthwise_nchw_plan(target, size, taps, stride, dilation, pads, sets, rows):
    """A plan with as many parts of a sum and rows of a tile; rows are joined where they can be."""
    lanes, width = PANELS[target][0], size[1]
    outputs = output_extent(width, taps[1], stride, dilation, pads[1])
    if lanes < 16:  # No masks.
        pixels = 1
        while pixels * 2 <= min(lanes, outputs, width):
            pixels *= 2
        return f"rows = {rows}, pixels = {pixels}, sets = {min(sets, 15 // rows)}"
    joined = max(1, lanes // width) if stride == 1 and outputs == width else 1
    return f"rows = {rows}, pixels = {lanes}, sets = {sets}, joined_rows = {joined}, masks_tails = true"


def packed_depthwise_nchw_plan(target, size, taps, stride, dilation, pads, sets, rows):
    """A plan that copies images, with vectors that are as long as the rows if these are short."""
    lanes = PANELS[target][0]
    outputs = max(1, output_extent(size[1], taps[1], stride, dilation, pads[1]))
    masks = ", masks_tails = true" if lanes == 16 else ""
    return (f"rows = {rows}, pixels = {lanes if masks else min(lanes, outputs)}, sets = {min(sets, 15 // rows)}, "
            f"pack_input = true{masks}")


def conv_gemm(module, n, size, c, f, taps, stride, dilation, pad, kind, nr=None, plan=""):
    """With plain filters or, if there is a panel width, packed ones; by the planner's plan or another."""
    height, width = size
    oh, ow = window(height, width, taps, stride, dilation, pad)
    if oh <= 0 or ow <= 0:
        return
    x = module.new_input((n, c, height, width))
    if nr:
        depth = taps * taps * c
        w, filter_type = pack(module, module.new_input((depth, f)), depth, f, nr)
    else:
        w, filter_type = module.new_input((f, c, taps, taps)), tensor((f, c, taps, taps))
    shape = (n, f, oh, ow)
    clause, region = epilogue(module, kind, shape, 1)
    init, out = module.new_empty(shape), tensor(shape)
    value = module.new_value(
        f"nnprim.conv_gemm ins({x}, {w} : {tensor((n, c, height, width))}, "
        f"{filter_type}) outs({init} : {out}) "
        f"strides [{stride}, {stride}] dilations [{dilation}, {dilation}] pads [{pad}, {pad}] "
        f"{f'kernel_size [{taps}, {taps}]' if nr else ''} {clause} "
        f"{f'attributes {{plan = #nnprim.{plan}}}' if plan else ''} {region} -> {out}"
    )
    label = f"conv_gemm {n}x{c}x{height}x{width} f{f} k{taps} s{stride} d{dilation} p{pad} nr {nr} {plan}"
    module.finish(value, shape, f"{label} {kind}", taps * taps * c)


def blocked_conv(module, n, size, c, f, taps, strides, dilations, pads, kind, nr, plan=""):
    """A conv_gemm on images in blocks of channels and packed filters; `c` and `f` are numbers and sizes of blocks."""
    out = tuple(map(output_extent, size, taps, strides, dilations, pads))
    if min(out) <= 0:
        return
    channels, filters = c[0] * c[1], f[0] * f[1]
    image, shape = (n, c[0], *size, c[1]), (n, f[0], *out, f[1])
    x, depth = module.new_input(image), taps[0] * taps[1] * channels
    w, filter_type = pack(module, module.new_input((depth, filters)), depth, filters, nr)
    clause, region = epilogue(module, kind, shape, (1, 4))
    value = module.new_value(
        f"nnprim.conv_gemm ins({x}, {w} : {tensor(image)}, {filter_type}) "
        f"outs({module.new_empty(shape)} : {tensor(shape)}) strides {numbers(strides)} dilations {numbers(dilations)} "
        f"pads {numbers(pads)} kernel_size {numbers(taps)} {clause} "
        f"{f'attributes {{plan = #nnprim.direct_conv_plan<{plan}>}}' if plan else ''} {region} -> {tensor(shape)}"
    )
    label = f"blocked conv {image} f{f} k{taps} s{strides} d{dilations} p{pads} nr {nr} {plan} {kind}"
    module.finish(value, shape, label, depth)


def outer_conv(module, n, size, c, f, taps, strides, dilations, pads, kind, plan):
    """An outer product by the given plan; all but the numbers of images, channels and filters are pairs."""
    height, width = size
    oh, ow = map(output_extent, size, taps, strides, dilations, pads)
    x, w = module.new_input((n, c, height, width)), module.new_input((f, c, *taps))
    shape = (n, f, oh, ow)
    clause, region = epilogue(module, kind, shape, 1)
    init, out = module.new_empty(shape), tensor(shape)
    value = module.new_value(
        f"nnprim.conv_gemm ins({x}, {w} : {tensor((n, c, height, width))}, {tensor((f, c, *taps))}) "
        f"outs({init} : {out}) strides {numbers(strides)} dilations {numbers(dilations)} pads {numbers(pads)} "
        f"{clause} attributes {{plan = #nnprim.outer_conv_plan<{plan}>}} {region} -> {out}"
    )
    label = f"outer conv {n}x{c}x{height}x{width} f{f} k{taps} s{strides} d{dilations} p{pads} {plan}"
    module.finish(value, shape, f"{label} {kind}", taps[0] * taps[1] * c)


# By α: times 1e-5, the error that F(m, r) may have against a result in double precision.
WINOGRAD_SLACK = {4: 1, 6: 2, 8: 10}


def winograd(module, n, size, c, f, m, taps, pad, kind, filters=""):
    """A convolution for which F(m, taps) is requested."""
    # The tolerance is for sums of products; transforms lose what docs/accuracy.md states.
    tiles(module, n, size, c, f, f"winograd{filters}_f{m}", taps, pad, kind, 1024 * WINOGRAD_SLACK[m + taps - 1] ** 2)


def fourier(module, n, size, c, f, points, taps, pad, kind):
    """A convolution for which Fourier transforms are requested."""
    tiles(module, n, size, c, f, f"fft{points}x{points}", taps, pad, kind, 1024)


def winograd_1d(module, n, size, c, f, m, taps, pad, kind):
    """A convolution for which 1-D Winograd F(m, max(taps)) is requested, whose errors are smaller."""
    tiles(module, n, size, c, f, f"winograd1d_f{m}", taps, pad, kind, 4 * 1024)


def padded_by(module, value, x, source, padded):
    """The image x with as much of the value on each side as on the other."""
    margins = ", ".join(str((large - small) // 2) for small, large in zip(source, padded))
    return module.new_value(
        f"tensor.pad {x} low[{margins}] high[{margins}] {{ "
        f"^bb0(%a: index, %b: index, %c: index, %d: index): tensor.yield {value} : f32 }} : "
        f"{tensor(source)} to {tensor(padded)}"
    )


def winograd_nchw(module, n, size, c, f, m, taps, pad, kind):
    """F(m, taps) of images that come and go in NCHW: the compiler changes their layout."""
    height, width = size
    oh, ow = window(height, width, taps, 1, 1, pad)
    if oh <= 0 or ow <= 0:
        return
    source, padded = (n, c, height, width), (n, c, height + 2 * pad, width + 2 * pad)
    x, w, shape = module.new_input(source), module.new_input((f, c, taps, taps)), (n, f, oh, ow)
    zero = module.new_value("arith.constant 0.0 : f32")
    image = padded_by(module, zero, x, source, padded)
    init, out = module.new_empty(shape), tensor(shape)
    filled = module.new_value(f"linalg.fill ins({zero} : f32) outs({init} : {out}) -> {out}")
    value = module.new_value(
        f'linalg.conv_2d_nchw_fchw {{nnprim.algorithm = "winograd_f{m}"}} ins({image}, {w} : {tensor(padded)}, '
        f"{tensor((f, c, taps, taps))}) outs({filled} : {out}) -> {out}"
    )
    if kind != "none":
        value = elementwise(module, value, kind, shape, channel=1)
    label = f"winograd_f{m} {n}x{c}x{height}x{width} f{f} k{taps} p{pad}"
    module.finish(value, shape, f"{label} {kind}", terms=1024 * WINOGRAD_SLACK[m + taps - 1] ** 2)


def tiles(module, n, size, c, f, algorithm, taps, pad, kind, terms):
    """A convolution by transforms of tiles; bias and activation are for the compiler to fuse."""
    height, width = size
    rows, columns = taps if isinstance(taps, tuple) else (taps, taps)
    oh, ow = height + 2 * pad - rows + 1, width + 2 * pad - columns + 1
    if oh <= 0 or ow <= 0:
        return
    x, w = module.new_input((n, height, width, c)), module.new_input((rows, columns, c, f))
    zero = module.new_value("arith.constant 0.0 : f32")
    source, padded = (n, height, width, c), (n, height + 2 * pad, width + 2 * pad, c)
    image = padded_by(module, zero, x, source, padded)
    shape = (n, oh, ow, f)
    init, out = module.new_empty(shape), tensor(shape)
    filled = module.new_value(f"linalg.fill ins({zero} : f32) outs({init} : {out}) -> {out}")
    value = module.new_value(
        f'linalg.conv_2d_nhwc_hwcf {{nnprim.algorithm = "{algorithm}"}} ins({image}, {w} : {tensor(padded)}, '
        f"{tensor((rows, columns, c, f))}) outs({filled} : {out}) -> {out}"
    )
    if kind != "none":
        value = elementwise(module, value, kind, shape)
    label = f"{algorithm} {n}x{height}x{width}x{c} f{f} k{taps} p{pad}"
    module.finish(value, shape, f"{label} {kind}", terms=terms)


def elementwise(module, value, kind, shape, channel=-1):
    """A linalg.generic after `value` with the body of an epilogue of this kind."""
    clause, region = epilogue(module, kind, shape, channel)
    inputs = re.search(r"\((.*) : (.*)\) maps \[(.*)\]", clause)
    identity = "affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>"
    init, out = module.new_empty(shape), tensor(shape)
    body = region.replace("nnprim.yield", "linalg.yield")
    body = re.sub(r"\^bb0\((.*?)\):", r"^bb0(\1, %out: f32):", body, count=1)
    iterators = ", ".join(4 * ['"parallel"'])
    return module.new_value(
        f"linalg.generic {{indexing_maps = [{identity}, {inputs[3]}, {identity}], iterator_types = [{iterators}]}} "
        f"ins({value}, {inputs[1]} : {out}, {inputs[2]}) outs({init} : {out}) {body} -> {out}"
    )


SOFTMAX_ALGORITHMS = ["auto", "two_pass", "three_pass_recompute", "three_pass_reload"]


def softmax(module, shape, dimension, algorithm="auto", log=False):
    x, init, out = module.new_input(shape), module.new_empty(shape), tensor(shape)
    value = module.new_value(
        f"nnprim.twopass_softmax {'log ' if log else ''}ins({x} : {out}) outs({init} : {out}) "
        f"dimension = {dimension} algorithm = {algorithm} -> {out}"
    )
    module.finish(value, shape, f"{'log ' if log else ''}softmax {shape} along {dimension} by {algorithm}")


EPILOGUES = ["none", "relu", "sigmoid", "residual"]  # epilogues.py has all.
