//===- ModelProfile.h - The steps of a compiled model -----------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PROFILE_MODELPROFILE_H
#define NNPRIM_PROFILE_MODELPROFILE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/JSON.h"

#include <string>
#include <vector>

namespace nnprim {

/// Where a step's input comes from.
struct ProfileEdge {
  /// Number of the step that wrote it; negative for the model's argument
  /// number −1 − producer.
  int64_t producer;
  /// Shape and element type, "1x56x56x64xf32".
  std::string type;
};

/// One step of a model: the call of a kernel, which computes one or several
/// nodes of the source model.
struct ProfileStep {
  /// Names of the nodes, in the order in which they were fused; the place in
  /// the source if nodes have no names.
  llvm::SmallVector<std::string> names;
  /// The operation, "nnprim.gemm".
  std::string op;
  /// How it is computed, in a few words: "winograd2d F(4, 3)".
  std::string algorithm;
  /// The plan as the IR has it; empty without one.
  std::string plan;
  /// Order of dimensions in memory, "NHWC", where the operation defines it.
  std::string layout;
  /// The function that computes it, which several steps may share.
  std::string kernel;
  /// Shape and element type of what it writes.
  std::string result;
  /// Element type of products and sums, "f32".
  std::string arithmetic;
  /// Operations on scalars, a multiply-add counted as two; those of the direct
  /// method for fast convolutions. Negative if unknown.
  int64_t flops = -1;
  /// Operations that the algorithm does, without transforms of tiles.
  int64_t executedFlops = -1;
  /// Bytes of distinct elements read, those of constants among them, and
  /// written.
  int64_t readBytes = 0, constantBytes = 0, writtenBytes = 0;
  std::vector<ProfileEdge> inputs;
  /// Numbers of the model's arguments that the step writes.
  llvm::SmallVector<int64_t> outputs;
};

/// A buffer in the arena, alive from its first to its last step.
struct ProfileBuffer {
  /// Name of the node that writes it first.
  std::string name;
  int64_t offset = 0, bytes = 0, first = 0, last = 0;
};

struct ModelProfile {
  std::vector<ProfileStep> steps;
  std::vector<ProfileBuffer> buffers;
  int64_t arenaBytes = 0;
  /// Names of the model's inputs and outputs; empty for the arena.
  std::vector<std::string> arguments;
};

/// The steps of `@main`: all operations with effects, in order.
std::vector<mlir::Operation *> getProfiledSteps(mlir::func::FuncOp main);

/// Describes the steps of `@main` and its arena, the last argument. The module
/// is one after `nnprim-deduplicate-kernels`: on memrefs, each kernel a
/// function with one op.
ModelProfile describeModel(mlir::ModuleOp module);

/// The profile as JSON: `steps` with `names`, `op`, …, and `buffers`.
llvm::json::Object toJson(const ModelProfile &profile);

} // namespace nnprim

#endif // NNPRIM_PROFILE_MODELPROFILE_H
