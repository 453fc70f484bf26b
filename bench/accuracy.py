#!/usr/bin/python3
# ===- accuracy.py - Errors of convolutions by each algorithm -------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Measures compiled convolutions against sums in double precision.

    bench/accuracy.py [--build=build] [--target=host] [--filter=REGEX]
    bench/accuracy.py --sweep [--filter="1x1.*"] [--algorithms="int16|direct"] [--spread=2]     all: some 20 minutes
    bench/accuracy.py --activations=ocr-det.onnx [--image=examples/ocr/images/receipt.png]
    bench/accuracy.py --check [--target=aarch64-neon --runner="qemu-aarch64 … build/aarch64/bin/nnprim-run"]

The layers are those of the tables, with Gaussian images and filters. With --activations they are the 3×3 convolutions
of the demo's text detector, with its activations for an image, by their own filters and by Gaussian ones of 5×5. The
program prints a table for docs/results/accuracy.md: the largest error and the root mean square error, both relative
to the largest output. With --sweep, layers are small, with filters of all sizes, 32 to 4096 channels and several
seeds; the table has the largest errors of each algorithm and size, for 32 and up to 1024 channels, and the largest of
all relative to the error that the compiler assumes. --check fails if an error exceeds the assumed one.
"""

import argparse
import itertools
import os
import re
import shlex
import subprocess
import sys
import tempfile

import numpy as np

from lib.forms import module
from lib.layers import Layer, ROOT, read_tables

sys.path.append(os.path.join(ROOT, "test/Kernels"))
from targets import SKIPPED, emitted, runs_here  # noqa: E402 (tests know what this machine runs)

LAYERS = ("vgg/56x56_256_256_3x3|resnet152/(56x56_64|28x28_128|14x14_256|7x7_512).*|alexnet/conv2|squeezenet1_0/3x3_16_64_54"
          "|inception_v4/35x35_64_96_3x3")
CHECKED = "resnet152/7x7_512.*|alexnet/conv2"
TABLES = ["genvolution", "fast_convolution", "squeezenet1_0"]
# The compiler's names and the table's.
ALGORITHMS = {"direct": "direct", "bf16x3": "three products of bf16", "int16": "products of 16-bit integers",
              **{f"winograd_f{m}": f"F({m}, r)" for m in range(2, 8)},
              **{f"winograd_on_the_fly_f{m}": f"F({m}, r) on the fly" for m in range(2, 8)},
              **{f"winograd_bf16x3_f{m}": f"F({m}, r) by three products of bf16" for m in range(2, 8)},
              **{f"winograd_int16_f{m}": f"F({m}, r) by 16-bit integers" for m in range(2, 8)},
              **{f"winograd1d_f{m}": f"1-D F({m}, r)" for m in range(2, 10)},
              **{f"fft{n}x{n}": f"Fourier {n}×{n}" for n in (8, 16)}}
# Convolutions of the detector: of 96 channels, the second of them of several scales side by side.
DETECTOR_NODES = ["p2o.Conv.49", "p2o.Conv.61"]
CANVAS = 640


def algorithms(layer, target):
    """The algorithms with an assumed error for the layer."""
    def serves(name):
        if name == "direct":
            return True
        if "bf16x3" in name and "amx" not in target:
            return False
        if name == "bf16x3":
            return True
        if "_int16_" in name and "aarch64" in target:
            return False
        if name == "int16":
            return "aarch64" not in target
        if layer.r == 1:
            return False
        if name.startswith("fft"):
            return layer.r < int(name.split("x")[1])
        return int(name.rsplit("_f", 1)[1]) + layer.r - 1 <= (10 if name.startswith("winograd1d") else 8)

    return [name for name in ALGORITHMS if serves(name)]


def write_module(layer, algorithm, filters, path):
    text, _ = module(layer, "convolution", None)
    text = text.replace("linalg.conv_2d_nhwc_hwcf {", f'linalg.conv_2d_nhwc_hwcf {{nnprim.algorithm = "{algorithm}", ')
    with open(path, "w", encoding="utf-8") as file:
        file.writelines([text, '{-# dialect_resources: { builtin: { filter: "0x04000000', filters.tobytes().hex().upper(),
                         '" } } #-}\n'])


def run(arguments, directory, layer, algorithm, filters, options):
    """The layer's output, and the error that the compiler assumes."""
    source, library = os.path.join(directory, "layer.mlir"), os.path.join(directory, "layer.so")
    write_module(layer, algorithm, filters, source)
    bin_directory = os.path.join(arguments.build, "bin")
    remarks = subprocess.run([os.path.join(bin_directory, "nnprim-compile"), source, "-o", library, "--remarks", *options],
                             check=True, stderr=subprocess.PIPE, text=True).stderr
    counted = re.search("which is requested; its error is up to (.*?),", remarks)
    results = tempfile.mkdtemp(dir=directory)
    runner = [os.path.join(bin_directory, "nnprim-run")]
    if "--reference" not in options and arguments.runner:
        runner = shlex.split(arguments.runner)
    described = subprocess.run([*runner, library], check=True, capture_output=True, text=True).stdout
    name = re.search(r"input\s+(\w+):", described).group(1)
    subprocess.run([*runner, library, f"--input={name}={os.path.join(directory, 'image.npy')}",
                    f"--output-dir={results}"], check=True, stdout=subprocess.DEVNULL)
    output = np.load(os.path.join(results, os.listdir(results)[0])).astype(np.float64)
    return output, float(counted.group(1)) if counted else None


def measure(arguments, layer, image, filters):
    """{algorithm: (largest error, root mean square error, assumed error)}."""
    errors = {}
    with tempfile.TemporaryDirectory() as directory:
        np.save(os.path.join(directory, "image.npy"), image)
        exact, _ = run(arguments, directory, layer, "direct", filters, ["--reference"])
        scale = np.abs(exact).max()
        for algorithm in algorithms(layer, arguments.target):
            if arguments.algorithms and not re.fullmatch(arguments.algorithms, algorithm):
                continue
            result, counted = run(arguments, directory, layer, algorithm, filters, [f"--target={emitted(arguments.target) if arguments.check else arguments.target}"])
            difference = np.abs(result - exact) / scale
            errors[algorithm] = difference.max(), np.sqrt((difference**2).mean()), counted
    return errors


def exceeded(layer, errors):
    """The algorithms whose error exceeds the assumed one, or that have none."""
    over = [name for name, (largest, _, counted) in errors.items() if not (counted and largest <= counted)]
    for name in over:
        print(f"FAIL {layer.model}/{layer.layer} by {name}: {errors[name][0]:.1e}, and {errors[name][2]} is counted")
    return over


def gaussian(layer, seed=1, spread=0):
    """The layer's image and filters. Channels of the image are 2^-spread to 2^spread times as large as Gaussian ones, and
    those of the filters as many times smaller."""
    rng = np.random.default_rng(seed)
    filters = rng.standard_normal((layer.r, layer.s, layer.c, layer.k))
    image = rng.standard_normal((layer.n, layer.h, layer.w, layer.c))
    factors = 2.0 ** rng.uniform(-spread, spread, layer.c)
    return (image * factors).astype("<f4"), (filters / factors[:, None]).astype("<f4")


def detector_input(path):
    """The picture as the demo gives it to the detector, blue, green and red."""
    from PIL import Image

    picture = Image.open(path).convert("RGB")
    scale = min(1, CANVAS / picture.width, CANVAS / picture.height)
    picture = picture.resize((int(picture.width * scale), int(picture.height * scale)), Image.BILINEAR)
    canvas = np.zeros((CANVAS, CANVAS, 3), np.float32)
    canvas[: picture.height, : picture.width] = (
        np.asarray(picture, np.float32)[:, :, ::-1] / 255 - [0.485, 0.456, 0.406]) / [0.229, 0.224, 0.225]
    return np.ascontiguousarray(canvas.transpose(2, 0, 1)[None])


def detector_layers(arguments):
    """(layer, image, filters) of the detector's convolutions; a modified detector returns their inputs."""
    import onnx
    from onnx import numpy_helper

    graph = (model := onnx.load(arguments.activations)).graph
    weights = {tensor.name: tensor for tensor in graph.initializer}
    weights.update((node.output[0], node.attribute[0].t) for node in graph.node if node.op_type == "Constant")
    nodes = [node for node in graph.node if node.name in DETECTOR_NODES]
    del graph.output[:]
    graph.output.extend(onnx.helper.make_tensor_value_info(node.input[0], onnx.TensorProto.FLOAT, None) for node in nodes)
    with tempfile.TemporaryDirectory() as directory:
        cut, library, image = (os.path.join(directory, name) for name in ("cut.onnx", "cut.so", "image.npy"))
        onnx.save(model, cut)
        np.save(image, detector_input(arguments.image))
        tools = os.path.join(arguments.build, "bin/nnprim-")
        subprocess.run([tools + "compile", cut, "-o", library, f"--input-shape=x=1x3x{CANVAS}x{CANVAS}"], check=True)
        subprocess.run([tools + "run", library, f"--input=x={image}", f"--output-dir={directory}"], check=True,
                       stdout=subprocess.DEVNULL)
        activations = [np.load(os.path.join(directory, node.input[0] + ".npy")) for node in nodes]
    for node, activation in zip(nodes, activations):
        pixels = np.ascontiguousarray(activation.transpose(0, 2, 3, 1))
        filters = numpy_helper.to_array(weights[node.input[1]]).transpose(2, 3, 1, 0)
        n, h, w, c = pixels.shape
        for r, values in ((3, filters), (5, np.random.default_rng(1).standard_normal((5, 5, c, 32)))):
            layer = Layer("", "ocr-det", node.name, n, h, w, c, values.shape[3], r, r, 1, 1, *4 * [r // 2], 1)
            yield layer, pixels, np.ascontiguousarray(values, "<f4")


def sweep(pattern, spread):
    """Small layers with filters of all sizes and different channels, and their images and filters."""
    for r, c, seed in itertools.product((1, 2, 3, 4, 5, 6, 7, 11), (32, 1024, 4096), (1, 2, 3)):
        layer = Layer("", "", f"{r}x{r} of {c} channels", 1, 28, 28, c, 32, r, r, 1, 1, *4 * [r // 2], 1)
        if not pattern or re.fullmatch(pattern, layer.layer):
            yield layer, *gaussian(layer, seed, spread)


def print_sweep(results):
    """A row for each algorithm and a column for each size of filters, over all layers."""
    print("| algorithm | r | largest to 1024 channels | largest root mean square | of what is counted, at most |\n"
          + "|---" * 5 + "|")
    for name, r in itertools.product(ALGORITHMS, sorted({layer.r for layer, _ in results})):
        cases = [(layer.c, *errors[name]) for layer, errors in results if layer.r == r and name in errors]
        if cases:
            largest = max(error for c, error, _, _ in cases if c <= 1024)
            mean_square = max(root for c, _, root, _ in cases if c <= 1024)
            share = max(error / counted if counted else np.inf for _, error, _, counted in cases)
            print(f"| {ALGORITHMS[name]} | {r} | {largest:.1e} | {mean_square:.1e} | {100 * share:.0f} % |")


def print_layers(results):
    """A row for each algorithm and a column for each layer."""
    names = [f"{layer.h}×{layer.w}×{layer.c}, {layer.k} filters {layer.r}×{layer.s}" for layer, _ in results]
    print("| algorithm | " + " | ".join(names) + " |\n" + "|---" * (len(names) + 1) + "|")
    for name, title in ALGORITHMS.items():
        cells = [f"{errors[name][0]:.1e} ({errors[name][1]:.1e})" if name in errors else "" for _, errors in results]
        print(f"| {title} | " + " | ".join(cells) + " |")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    parser.add_argument("--target", default="host")
    parser.add_argument("--runner", help="the command that runs code for --target")
    parser.add_argument("--filter", help="a regular expression for MODEL/LAYER, or SIZE of CHANNELS")
    parser.add_argument("--algorithms", help="a regular expression for nnprim.algorithm; the others are left out")
    parser.add_argument("--sweep", action="store_true", help="filters of all sizes, from 32 to 4096 channels")
    parser.add_argument("--spread", type=float, default=0, help="octaves by which channels differ from Gaussian ones, both ways")
    parser.add_argument("--activations", metavar="ONNX", help="the demo's text detector")
    parser.add_argument("--image", default=os.path.join(ROOT, "examples/ocr/images/receipt.png"), help="what it looks at")
    parser.add_argument("--check", action="store_true", help="fail if an error exceeds what the compiler counts with")
    arguments = parser.parse_args()
    if arguments.check and not runs_here(arguments.target):
        print(f"{arguments.target}: this CPU does not run it")
        return SKIPPED
    pattern = arguments.filter or (CHECKED if arguments.check else LAYERS)
    if arguments.activations:
        cases = detector_layers(arguments)
    elif arguments.sweep:
        cases = sweep(arguments.filter, arguments.spread)
    else:
        layers = [layer for layer in read_tables(TABLES) if re.fullmatch(pattern, f"{layer.model}/{layer.layer}")]
        if not layers:
            sys.exit("error: no layer matches")
        cases = ((layer, *gaussian(layer, spread=arguments.spread)) for layer in layers)
    results, over = [], []
    for layer, image, filters in cases:
        errors = measure(arguments, layer, image, filters)
        results.append((layer, errors))
        over += exceeded(layer, errors)
    (print_sweep if arguments.sweep else print_layers)(results)
    return 1 if arguments.check and over else 0


if __name__ == "__main__":
    sys.exit(main())
