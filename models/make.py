#!/usr/bin/python3
# ===- make.py - Write a model of known structure as an ONNX file --------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Writes an ONNX file of a well-known network with random weights.

    make.py --list
    make.py resnet50 -o resnet50.onnx [--seed=0] [--batch=1] [--opset=13] [--sparsity=PERCENT[xBLOCK]]

--sparsity=80 sets 80 % of the weights of pointwise convolutions to zero, 80x4 in blocks of four output channels. The
same arguments give the same bytes.
"""

import argparse
import os
import sys

from builder import IR_VERSION, Builder

import alexnet
import convnext
import densenet
import efficientnet
import inception
import mobilenet
import regnet
import resnet
import shufflenet
import squeezenet
import tiny
import unet
import vgg
import vit
import yolo
import yolov8
from sparsity import Sparsity

MODELS = {
    "squeezenet": squeezenet.squeezenet_1_0,
    "resnet18": resnet.resnet18,
    "resnet50": resnet.resnet50,
    "resnext50": resnet.resnext50,
    "regnet-y-400mf": regnet.regnet_y_400mf,
    "mobilenet-v1": mobilenet.mobilenet_v1,
    "mobilenet-v2": mobilenet.mobilenet_v2,
    "mobilenet-v3": mobilenet.mobilenet_v3_large,
    "mobilenet-v3-small": mobilenet.mobilenet_v3_small,
    "efficientnet-b0": efficientnet.efficientnet_b0,
    "vgg16": vgg.vgg16,
    "alexnet": alexnet.alexnet,
    "inception-v1": inception.inception_v1,
    "inception-v4": inception.inception_v4,
    "densenet121": densenet.densenet121,
    "shufflenet-v1": shufflenet.shufflenet_v1,
    "shufflenet-v2": shufflenet.shufflenet_v2,
    "unet": unet.unet,
    "yolo-v3-tiny": yolo.yolo_v3_tiny,
    "yolo-v8n": yolov8.yolo_v8n,
    "convnext-tiny": convnext.convnext_tiny,
    "vit-tiny": vit.vit_tiny,
    "tiny-cnn": tiny.cnn,
    "tiny-resnet": tiny.resnet,
    "tiny-mobilenet": tiny.mobilenet,
    "tiny-inception": tiny.inception,
    "tiny-attention": tiny.attention,
    "tiny-shuffle": tiny.shuffle,
    "tiny-unet": tiny.unet,
    "tiny-yolo": tiny.yolo,
    "tiny-upscaler": tiny.upscaler,
    "tiny-features": tiny.features,
}


def build(name, seed=0, batch=1, opset=13, sparsity=Sparsity()):
    """Returns the builder of the named model, its graph complete."""
    builder = Builder(name, opset, seed, sparsity)
    MODELS[name](builder, batch)
    return builder


def list_models():
    print(f"{'name':<20}{'input':<16}{'parameters':>12}{'GFLOP':>9}")
    for name in MODELS:
        b = build(name)
        shape = "x".join(str(d.dim_value) for d in b.inputs[0].type.tensor_type.shape.dim)
        print(f"{name:<20}{shape:<16}{b.parameters:>12,}{2e-9 * b.macs:>9.3f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", nargs="?", choices=sorted(MODELS), metavar="NAME")
    parser.add_argument("-o", dest="output", metavar="FILE", help="the ONNX file to write")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--batch", type=int, default=1)
    parser.add_argument("--opset", type=int, default=13, choices=sorted(IR_VERSION), metavar="N")
    parser.add_argument("--sparsity", type=Sparsity.parse, default=Sparsity(), metavar="PERCENT[xBLOCK]",
                        help="the part of the weights of pointwise convolutions that is zero")
    parser.add_argument("--list", action="store_true", help="print the models, their parameters and FLOPs")
    arguments = parser.parse_args()
    if arguments.list:
        list_models()
        return 0
    if not arguments.name or not arguments.output:
        parser.error("a model's name and -o FILE are required")
    builder = build(arguments.name, arguments.seed, arguments.batch, arguments.opset, arguments.sparsity)
    if arguments.sparsity.percent > 0 and not builder.is_sparse:
        print(f"make.py: warning: {arguments.name} has no pointwise convolutions, so that --sparsity sets no weight to zero",
              file=sys.stderr)
    model = builder.model()
    # Readers never see half a file, and a rerun that is interrupted keeps the old one.
    partial = f"{arguments.output}.{os.getpid()}.part"
    with open(partial, "wb") as file:
        file.write(model.SerializeToString(deterministic=True))
    os.replace(partial, arguments.output)
    return 0


if __name__ == "__main__":
    sys.exit(main())
