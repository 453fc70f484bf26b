//===- Layer.h - Stand-alone convolutions ---------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_TUNE_LAYER_H
#define NNPRIM_TOOLS_TUNE_LAYER_H

#include "NNPrim/Problem/ConvShape.h"

#include "mlir/IR/BuiltinOps.h"

#include <string>
#include <vector>

/// A convolution, or a product of matrices as one of a row of pixels, for which
/// an algorithm is chosen.
struct Layer {
  nnprim::ConvShape shape;
  /// Error bound of the convolution, or of the model if it has none.
  double maxError;
  /// Ops of the model that are like this.
  size_t uses = 0;
};

/// The convolutions and products of a model after `buildLayoutPipeline` for
/// which the compiler chooses an algorithm: f32, static shapes, constant
/// filters, and no requested algorithm. Those that stay NCHW by the cost model
/// are as they would be in NHWC, since a record may decide about that. Each
/// shape is listed once per error bound.
std::vector<Layer> findLayers(mlir::ModuleOp model, double maxError);

/// Size in bytes of all constants of a model, or of a layer's filters.
int64_t getWeightBytes(mlir::ModuleOp model);
int64_t getWeightBytes(const nnprim::ConvShape &layer);

/// For example "13x13x256, 384 filters of 3x3".
std::string describe(const nnprim::ConvShape &layer);

/// A model that consists of the layer, with random filters, and requests
/// `algorithm`.
mlir::OwningOpRef<mlir::ModuleOp> makeModel(const nnprim::ConvShape &layer,
                                            llvm::StringRef algorithm,
                                            mlir::MLIRContext &context);

/// The same for a layer with blocks of channels or of filters, whose algorithm
/// is the direct one.
mlir::OwningOpRef<mlir::ModuleOp>
makeBlockedModel(const nnprim::ConvShape &layer, mlir::MLIRContext &context);

#endif // NNPRIM_TOOLS_TUNE_LAYER_H
