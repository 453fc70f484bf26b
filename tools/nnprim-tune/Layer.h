//===- Layer.h - A convolution by itself --------------------------------===//
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

/// The convolutions of a model that have more than one algorithm: of stride 1
/// and f32, on static shapes, by filters that are known and larger than 1×1.
/// Each shape comes once.
std::vector<nnprim::ConvShape> findLayers(mlir::ModuleOp model);

/// Bytes of all constants, and of a layer's filters.
int64_t getWeightBytes(mlir::ModuleOp model);
int64_t getWeightBytes(const nnprim::ConvShape &layer);

/// Such as "13x13x256, 384 filters of 3x3".
std::string describe(const nnprim::ConvShape &layer);

/// A model of nothing but the layer, between NHWC tensors, by random filters,
/// that asks for `algorithm`.
mlir::OwningOpRef<mlir::ModuleOp> makeModel(const nnprim::ConvShape &layer,
                                            llvm::StringRef algorithm,
                                            mlir::MLIRContext &context);

#endif // NNPRIM_TOOLS_TUNE_LAYER_H
