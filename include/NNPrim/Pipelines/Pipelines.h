//===- Pipelines.h - The named pipelines ----------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PIPELINES_PIPELINES_H
#define NNPRIM_PIPELINES_PIPELINES_H

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"

namespace nnprim {

/// Options that all pipelines share.
struct PipelineOptions : mlir::PassPipelineOptions<PipelineOptions> {
  Option<std::string> target{
      *this, "target", llvm::cl::init(""),
      llvm::cl::desc("host, or a name such as x86-64-avx2; by default what the "
                     "module is for, else host")};
  Option<bool> reference{
      *this, "reference", llvm::cl::init(false),
      llvm::cl::desc("lower every primitive by its definition, sums in f64")};
  Option<double> maxError{
      *this, "max-error", llvm::cl::init(1e-4),
      llvm::cl::desc("bound on max|y - y64| / max|y64| of every op")};
  Option<int64_t> numThreads{
      *this, "num-threads", llvm::cl::init(1),
      llvm::cl::desc("threads that run at the same time and share memory, for "
                     "which algorithms are chosen")};
  Option<int64_t> otherWeightBytes{
      *this, "other-weight-bytes", llvm::cl::init(0),
      llvm::cl::desc("bytes of weights that are read between two runs, beside "
                     "the module's")};
  Option<std::string> tuningRecord{
      *this, "tuning-record", llvm::cl::init(""),
      llvm::cl::desc("file with what convolutions took, by nnprim-tune")};
  Option<std::string> weights{
      *this, "weights", llvm::cl::init(""),
      llvm::cl::desc("type that f32 weights are stored in: see "
                     "nnprim-narrow-weights")};
  Option<std::string> weightsRounding{
      *this, "weights-rounding", llvm::cl::init("nearest"),
      llvm::cl::desc("how they are rounded: nearest or truncate")};
  Option<std::string> activations{
      *this, "activations", llvm::cl::init(""),
      llvm::cl::desc("type that f32 values between ops are stored in: see "
                     "nnprim-narrow-activations")};
  Option<std::string> activationsRounding{
      *this, "activations-rounding", llvm::cl::init("nearest"),
      llvm::cl::desc("how they are rounded: nearest or truncate")};
  Option<std::string> arithmetic{
      *this, "arithmetic", llvm::cl::init("f32"),
      llvm::cl::desc("f32, or f16 for products of f16: see nnprim-add-in-f16")};
  Option<int64_t> minThreadCycles{
      *this, "min-thread-cycles", llvm::cl::init(-1),
      llvm::cl::desc("least work, in cycles, that a kernel is divided into; "
                     "negative for the target's own")};
  Option<bool> sharedPanels{
      *this, "shared-panels", llvm::cl::init(false),
      llvm::cl::desc("leave packed weights in a layout that kernels of other "
                     "targets read, too")};
};

/// The beginning of `nnprim-graph`: convolutions that are better left on NCHW
/// tensors say so, the others are on NHWC tensors.
void buildLayoutPipeline(mlir::OpPassManager &passes,
                         const PipelineOptions &options);

/// Strided convolutions that are faster on the phases of their image are of
/// stride 1.
void buildPhasesPipeline(mlir::OpPassManager &passes,
                         const PipelineOptions &options);

/// The pipelines above and what follows until primitives are about to be
/// planned: the beginning of `nnprim-graph`.
void buildPrimitivePipeline(mlir::OpPassManager &passes,
                            const PipelineOptions &options);

/// The rest of `nnprim-graph`: primitives say how they run, and their
/// right-hand sides are packed.
void buildPackingPipeline(mlir::OpPassManager &passes,
                          const PipelineOptions &options);

/// `nnprim-graph`: linalg on NCHW tensors to primitives on NHWC tensors.
void buildGraphPipeline(mlir::OpPassManager &passes,
                        const PipelineOptions &options);

/// `nnprim-buffers`: tensors to memrefs, results to arguments, one arena.
void buildBufferPipeline(mlir::OpPassManager &passes,
                         const PipelineOptions &options);

/// The beginning of `nnprim-kernels`: each step of @main is the call of a
/// function that holds one op.
void buildOutlinePipeline(mlir::OpPassManager &passes,
                          const PipelineOptions &options);

/// The rest of `nnprim-kernels`: that op as loops and vectors.
void buildMicroKernelPipeline(mlir::OpPassManager &passes,
                              const PipelineOptions &options);

/// `nnprim-kernels`: primitives on memrefs to loops and vectors.
void buildKernelPipeline(mlir::OpPassManager &passes,
                         const PipelineOptions &options);

/// `nnprim-llvm`: loops, vectors and what is left of linalg to the LLVM
/// dialect.
void buildLLVMPipeline(mlir::OpPassManager &passes,
                       const PipelineOptions &options);

/// `nnprim-tosa`: TOSA to linalg on tensors, by upstream's conversions.
void buildTosaPipeline(mlir::OpPassManager &passes,
                       const PipelineOptions &options);

/// Registers all pipelines under their names.
void registerPipelines();

} // namespace nnprim

#endif // NNPRIM_PIPELINES_PIPELINES_H
