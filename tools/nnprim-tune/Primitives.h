//===- Primitives.h - Stand-alone primitives of a model ------- -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_TUNE_PRIMITIVES_H
#define NNPRIM_TOOLS_TUNE_PRIMITIVES_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Planning/StripBlock.h"
#include "NNPrim/Problem/ConvShape.h"
#include "NNPrim/Tuning/PlanRecord.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include "llvm/Support/MemoryBuffer.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

/// A primitive with one layout of its image and output, in a module of its own.
struct PrimitiveForm {
  nnprim::PrimitiveKey key;
  /// Bytecode of a module whose `@main` is the op without a plan on tensors:
  /// constant operands are constants, the others are arguments.
  std::shared_ptr<llvm::MemoryBuffer> bytecode;
  /// For messages, "HWC" or "CHW"; empty if there is nothing to choose.
  std::string layout;
};

/// A primitive of a model.
struct Primitive {
  /// The first is the model's, the others have other layouts.
  std::vector<PrimitiveForm> forms;
  /// The convolution of a primitive whose layouts no neighbour fixes: the image
  /// is an argument of the model, and the output its result.
  std::optional<nnprim::ConvShape> freeConvolution;
  int64_t flops = 0;
  int64_t weightBytes = 0;
  /// The ops of the model that it stands for.
  int64_t uses = 1;
  /// The difference that a plan's results may have from the reference, whose
  /// sums are in f64, relative to the largest.
  double tolerance = 0;
};

/// How weights are stored: as nnprim-compile does unless it is told otherwise.
inline constexpr llvm::StringLiteral kWeights = "streamed";

/// The primitives of a model after `buildPrimitivePipeline` that have no plan,
/// each key once, in order.
std::vector<Primitive> findPrimitives(mlir::ModuleOp model);

/// Blocks of such a model that may run by strips of rows, each key once. What
/// is searched is how their depthwise convolution is cut.
std::vector<Primitive> findBlocks(mlir::ModuleOp model);

/// The module of a primitive, in `context`.
mlir::OwningOpRef<mlir::ModuleOp> parsePrimitive(const PrimitiveForm &form,
                                                 mlir::MLIRContext &context);

/// The primitive of such a module.
nnprim::PlannedOpInterface getPrimitive(mlir::ModuleOp module);

/// The bytecode of such a module.
std::shared_ptr<llvm::MemoryBuffer> writePrimitive(mlir::ModuleOp module);

/// Bytes of the op's constants.
int64_t getConstantBytes(mlir::Operation *op);

/// The block of such a module.
std::optional<nnprim::StripBlock> getBlock(mlir::ModuleOp module);

#endif // NNPRIM_TOOLS_TUNE_PRIMITIVES_H
