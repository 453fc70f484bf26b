//===- Layer.h - A convolution by itself ----------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_TUNE_LAYER_H
#define NNPRIM_TOOLS_TUNE_LAYER_H

#include "NNPrim/Target/CostModel.h"

#include "mlir/IR/BuiltinOps.h"

#include <string>
#include <vector>

/// A convolution for which an algorithm is chosen.
struct Layer {
  nnprim::ConvShape shape;
  /// Its own bound on errors, or the model's.
  double maxError;
};

/// The convolutions of a model after `buildLayoutPipeline` for which the
/// compiler chooses: NHWC, of stride 1 and f32, on static shapes, by known
/// filters larger than 1×1, that ask for no algorithm. Each shape comes once
/// for each bound.
std::vector<Layer> findLayers(mlir::ModuleOp model, double maxError);

/// Bytes of all constants, and of a layer's filters.
int64_t getWeightBytes(mlir::ModuleOp model);
int64_t getWeightBytes(const nnprim::ConvShape &layer);

/// Such as "13x13x256, 384 filters of 3x3".
std::string describe(const nnprim::ConvShape &layer);

/// A model of nothing but the layer, by random filters, that asks for
/// `algorithm`.
mlir::OwningOpRef<mlir::ModuleOp> makeModel(const nnprim::ConvShape &layer,
                                            llvm::StringRef algorithm,
                                            mlir::MLIRContext &context);

#endif // NNPRIM_TOOLS_TUNE_LAYER_H
