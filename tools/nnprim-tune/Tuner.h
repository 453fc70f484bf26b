//===- Tuner.h - Times each algorithm of each layer -------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_TUNE_TUNER_H
#define NNPRIM_TOOLS_TUNE_TUNER_H

#include "Input.h"
#include "Layer.h"
#include "PlanTuner.h"
#include "Threads.h"

#include "NNPrim/CostModel/ConvAlgorithmEstimates.h"
#include "NNPrim/Tuning/TuningRecord.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Support/Timing.h"

#include <optional>

struct TunerOptions {
  InputOptions &input;
  /// Path of the tuning record.
  std::string output;
  const nnprim::MachineDesc *machine;
  /// The largest error of an algorithm that takes part.
  double maxError;
  int32_t numThreads;
  /// A record of algorithms by which convolutions become the primitives whose
  /// plans are searched; may be empty.
  std::string algorithmRecord;
};

/// A temporary library that is removed even if the program is interrupted.
class TemporaryLibrary;

/// A layer, what the cost model chooses for it, and what is to be timed.
struct ChosenLayer {
  Layer layer;
  nnprim::AlgorithmEstimate estimated;
  llvm::SmallVector<nnprim::ConvAlgorithm> algorithms;
  /// Whether several are within the error, however slow.
  bool hasChoice;

  /// The cycles that the model spends in it.
  double getCycles() const { return double(layer.uses) * estimated.cycles; }
};

/// Times the layers of a model and writes the record after each layer.
class Tuner {
public:
  Tuner(const TunerOptions &options, const mlir::DialectRegistry &registry,
        mlir::MLIRContext &context)
      : options(options), registry(registry), context(context) {}

  /// Algorithms of convolutions and products, what takes longest first, for as
  /// many seconds.
  mlir::LogicalResult tuneAlgorithms(mlir::TimingScope &timing, double seconds);
  /// Plans of primitives.
  mlir::LogicalResult tunePlans(mlir::TimingScope &timing,
                                const PlanTunerOptions &planOptions,
                                const Runner &runner);

private:
  mlir::InFlightDiagnostic error() {
    return mlir::emitError(mlir::UnknownLoc::get(&context));
  }
  mlir::LogicalResult startThreads();
  mlir::FailureOr<std::vector<Layer>> readLayers(mlir::TimingScope &timing);
  ChosenLayer choose(const Layer &layer) const;
  int64_t getOtherWeightBytes(const Layer &layer) const;
  mlir::LogicalResult compile(const Layer &layer,
                              const nnprim::ConvAlgorithm &algorithm,
                              const std::string &path);
  mlir::LogicalResult measure(const ChosenLayer &layer);
  std::optional<std::vector<double>>
  race(const Layer &layer, llvm::ArrayRef<TemporaryLibrary> libraries);
  void report(const Layer &layer, const nnprim::TunedConv &conv,
              const nnprim::ConvAlgorithm &estimated);
  mlir::LogicalResult write();

  const TunerOptions &options;
  const mlir::DialectRegistry &registry;
  mlir::MLIRContext &context;
  Threads threads;
  int64_t weightBytes = 0;
  nnprim::TuningRecord record;
};

/// Makes `context` print diagnostics, except remarks, as printDiagnostic does
/// for `input`.
void printDiagnostics(mlir::MLIRContext &context, std::string input);

#endif // NNPRIM_TOOLS_TUNE_TUNER_H
