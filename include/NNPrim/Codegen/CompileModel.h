//===- CompileModel.h - From a module on tensors to files -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_CODEGEN_COMPILEMODEL_H
#define NNPRIM_CODEGEN_COMPILEMODEL_H

#include "NNPrim/Target/TargetDesc.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/Timing.h"

#include <functional>
#include <string>

namespace nnprim {

/// What nnprim-compile writes.
enum class EmitKind { Shared, Object, Assembly, LLVM, MLIR };

struct CompileOptions {
  const TargetDesc *target = nullptr;
  EmitKind emit = EmitKind::Shared;
  std::string output;
  /// Path of a C header to write besides, or empty.
  std::string header;
  /// Prefix of the model's symbols; empty for the stem of `output`.
  std::string name;
  /// Every primitive through its reference lowering, with sums in f64: slow,
  /// and the yardstick of what the fast lowerings may differ from.
  bool reference = false;
  /// Bound on max|y − y64| / max|y64| of every op, for the choice of algorithms.
  double maxError = 1e-4;
  /// Threads that run at the same time and share memory, for which algorithms
  /// are chosen; positive. Any number of them can run the model.
  int64_t numThreads = 1;
  /// Path of a TuningRecord, or empty.
  std::string tuningRecord;
  /// The least work of a thread, in cycles; negative for the target's own.
  int64_t minThreadCycles = -1;
  /// Verify kernels after every pass, not just when they are LLVM dialect.
  bool verifyEach = false;
  /// Applied to each pass manager before it runs (command-line options).
  std::function<llvm::LogicalResult(mlir::PassManager &)> configure;
};

/// Compiles a module at the GRAPH level (linalg or TOSA on static tensors,
/// `@main`) and writes the output and the header. Each file appears whole or not at all. On
/// failure an error has been emitted and nothing is left behind.
llvm::LogicalResult compileModel(mlir::ModuleOp module,
                                 const CompileOptions &options,
                                 mlir::TimingScope &timing);

} // namespace nnprim

#endif // NNPRIM_CODEGEN_COMPILEMODEL_H
