//===- CompileModel.h - Compiles a module on tensors to files -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_CODEGEN_COMPILEMODEL_H
#define NNPRIM_CODEGEN_COMPILEMODEL_H

#include "NNPrim/Target/MachineDesc.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/Timing.h"

#include <functional>
#include <string>
#include <vector>

namespace nnprim {

class OutputFile;

/// Output formats of nnprim-compile.
enum class EmitKind { Shared, Object, Assembly, LLVM, MLIR, Graph };

/// What a compiled model makes of f32 and f64 values that are subnormal: zeros
/// if a weight is subnormal, what they are, or zeros.
enum class Subnormals { Auto, Keep, Zero };

struct CompileOptions {
  const MachineDesc *machine = nullptr;
  /// Further targets of the same architecture, whose code the library runs on
  /// processors that cannot run that of those before.
  std::vector<const MachineDesc *> fallbacks;
  EmitKind emit = EmitKind::Shared;
  std::string output;
  /// If not null, the objects of the code and one with the weights are appended
  /// to it instead of being linked, and `output` says where they are created.
  /// `emit` is Object.
  std::vector<OutputFile> *parts = nullptr;
  /// Path of a C header to write in addition, or empty.
  std::string header;
  /// Path of a JSON file with the MemoryMap of each variant, or empty.
  std::string memoryMap;
  /// Prefix of the model's symbols; if empty, the stem of `output`.
  std::string name;
  /// Lower every primitive to its reference implementation, with sums in f64.
  /// That code is slow, and the baseline for the errors of the fast lowerings.
  bool reference = false;
  /// Bound on max|y − y64| / max|y64| of every op, for the choice of
  /// algorithms.
  double maxError = 1e-4;
  /// Number of threads that run at the same time and share memory, for which
  /// the algorithms are chosen; positive. The model can run with any number.
  int64_t numThreads = 1;
  /// Bytes of weights that are read between two runs of the model, beside its
  /// own: those of the model that a layer was taken from.
  int64_t otherWeightBytes = 0;
  /// Path of a TuningRecord, or empty.
  std::string tuningRecord;
  /// Type and rounding that f32 weights are stored with, as
  /// nnprim-narrow-weights takes them; an empty type leaves them as they are.
  std::string weights, weightsRounding = "nearest";
  /// Type and rounding that f32 values between ops are stored with, as
  /// nnprim-narrow-activations takes them; an empty type leaves them as they
  /// are.
  std::string activations, activationsRounding = "nearest";
  /// What products of f16 are added in, as nnprim-add-in-f16 takes it.
  std::string arithmetic = "f32";
  /// Types that f32 inputs and outputs of the model are stored as, as
  /// nnprim-narrow-interface takes them; outputs are rounded as activations
  /// are. Empty types leave them as they are.
  std::string inputs, outputs;
  /// Minimum work per thread, in cycles; negative selects the target's value.
  int64_t minThreadCycles = -1;
  /// Auto keeps them in a reference.
  Subnormals subnormals = Subnormals::Auto;
  /// The module is one of primitives, as buildPrimitivePipeline leaves it.
  bool arePrimitives = false;
  /// Measure the time of each step, and describe the steps
  /// (runtime/include/nnprim/profile.h).
  bool profile = false;
  /// Verify kernels after every pass, not only in the LLVM dialect.
  bool verifyEach = false;
  /// Called when a stage of the compilation begins, with its name.
  std::function<void(llvm::StringRef)> onStage;
  /// Applied to each pass manager before it runs (command-line options).
  std::function<llvm::LogicalResult(mlir::PassManager &)> configure;
};

/// Begins a stage: tells `options.onStage` and returns a scope that measures
/// its time.
mlir::TimingScope beginStage(const CompileOptions &options,
                             mlir::TimingScope &timing, llvm::StringRef name);

/// Compiles a module at the GRAPH level (linalg or TOSA on static tensors,
/// `@main`) and writes the output and the header. Each file appears whole or
/// not at all. On failure an error has been emitted and nothing is left behind.
llvm::LogicalResult compileModel(mlir::ModuleOp module,
                                 const CompileOptions &options,
                                 mlir::TimingScope &timing);

/// Compiles a module as compileModel does, to objects that become part of a
/// library later.
llvm::FailureOr<std::vector<OutputFile>>
compileToObjects(mlir::ModuleOp module, const CompileOptions &options,
                 mlir::TimingScope &timing);

/// Links such objects, of models of different names, to one shared library.
llvm::Error linkLibrary(llvm::ArrayRef<const OutputFile *> objects,
                        llvm::StringRef output);

} // namespace nnprim

#endif // NNPRIM_CODEGEN_COMPILEMODEL_H
