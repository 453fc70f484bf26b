#!/usr/bin/python3
# ===- test_structure.py - The models are what they claim to be ----------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Parameter counts, validity in every opset, and byte-for-byte reproduction of models/."""

import argparse
import os
import sys
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "models"))

import onnx  # noqa: E402
import make  # noqa: E402
import numpy as np  # noqa: E402
from sparsity import Sparsity  # noqa: E402

# Trainable parameters as published: torchvision's and timm's model cards, the BVLC AlexNet with its two groups and
# GoogLeNet, pytorchcv's ShuffleNet v1, Buda's U-Net, darknet's YOLO, and ultralytics' YOLOv8.
PARAMETERS = {
    "squeezenet": 1_248_424,
    "resnet18": 11_689_512,
    "resnet50": 25_557_032,
    "resnext50": 25_028_904,
    "regnet-y-400mf": 4_344_144,
    "mobilenet-v1": 4_231_976,
    "mobilenet-v2": 3_504_872,
    "mobilenet-v3": 5_483_032,
    "mobilenet-v3-small": 2_542_856,
    "efficientnet-b0": 5_288_548,
    "vgg16": 138_357_544,
    "alexnet": 60_965_224,
    "inception-v1": 6_998_552,
    "inception-v4": 42_679_816,
    "densenet121": 7_978_856,
    "shufflenet-v1": 1_865_728,
    "shufflenet-v2": 2_278_604,
    "unet": 7_763_041,
    "yolo-v3-tiny": 8_852_366,
    "yolo-v8n": 3_157_200,
    "convnext-tiny": 28_589_128,
    "vit-tiny": 5_717_416,
}

SMALL = [name for name in make.MODELS if name.startswith("tiny-")] + ["squeezenet", "mobilenet-v3"]
OPSETS = [o for o in make.IR_VERSION if o <= onnx.defs.onnx_opset_version()]


class Structure(unittest.TestCase):
    def test_parameter_counts(self):
        for name, expected in PARAMETERS.items():
            with self.subTest(name):
                self.assertEqual(make.build(name).parameters, expected)

    def test_shapes_agree_with_onnx(self):
        """ONNX's own inference finds the shapes the builder computed."""
        for name in SMALL:
            with self.subTest(name):
                graph = onnx.shape_inference.infer_shapes(make.build(name).model(), True, True).graph
                values = sum(len(node.output) for node in graph.node)
                self.assertEqual(len(graph.value_info), values - len(graph.output))

    def test_every_opset_is_valid(self):
        for opset in OPSETS:
            for name in SMALL[:-2]:
                with self.subTest(name, opset=opset):
                    make.build(name, opset=opset).model()

    def test_same_arguments_same_bytes(self):
        for name in SMALL:
            with self.subTest(name):
                first, second, other = (make.build(name, seed).model().SerializeToString(deterministic=True)
                                        for seed in (0, 0, 1))
                self.assertEqual(first, second)
                self.assertNotEqual(first, other)

    def test_sparsity(self):
        """As many zeros as asked for, in whole blocks, and nowhere but in pointwise convolutions of images."""
        for text in ["50", "80", "95", "80x4", "90x3"]:
            sparsity = Sparsity.parse(text)
            graph = make.build("tiny-mobilenet", sparsity=sparsity).model().graph
            weights = {i.name: onnx.numpy_helper.to_array(i) for i in graph.initializer}
            products = 0
            for node in (node for node in graph.node if node.op_type == "Conv"):
                weight = weights[node.input[1]]
                if weight.shape[2:] != (1, 1) or not (weight == 0).any():
                    self.assertTrue((weight != 0).all())
                    continue
                products += 1
                pad = -weight.shape[0] % sparsity.block
                blocks = np.pad(weight[:, :, 0, 0], ((0, pad), (0, 0))).reshape(-1, sparsity.block, weight.shape[1])
                is_kept = (blocks != 0).any(axis=1)
                self.assertEqual(is_kept.sum(), max(1, round(is_kept.size * (1 - sparsity.percent / 100))))
                if not pad:
                    self.assertTrue(((blocks != 0).all(axis=1) == is_kept).all())
            self.assertEqual(products, 8)
        for text in ["100", "150", "-1", "80x0", "x4", "80x"]:
            with self.assertRaisesRegex(argparse.ArgumentTypeError, "expected PERCENT or PERCENTxBLOCK"):
                Sparsity.parse(text)
        self.assertTrue(make.build("tiny-mobilenet", sparsity=Sparsity(90)).is_sparse)
        self.assertFalse(make.build("tiny-mobilenet").is_sparse)
        self.assertFalse(make.build("tiny-attention", sparsity=Sparsity(90)).is_sparse)

    def test_batch(self):
        model = make.build("tiny-cnn", batch=3).model()
        self.assertEqual(model.graph.output[0].type.tensor_type.shape.dim[0].dim_value, 3)


if __name__ == "__main__":
    unittest.main()
