//===- Stages.h - The stages of nnprim-plan -------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_PLANNING_STAGES_H
#define NNPRIM_LIB_PLANNING_STAGES_H

#include "NNPrim/CostModel/ConvAlgorithmEstimates.h"
#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Target/MachineDesc.h"
#include "NNPrim/Tuning/TuningRecord.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinOps.h"

#include <memory>

namespace nnprim {

/// The facts by which decisions are made.
struct PlanningContext {
  /// `roundsWeights` says whether products may be those of integers.
  explicit PlanningContext(const MachineDesc &machine,
                           bool roundsWeights = true)
      : machine(machine), estimates(std::make_shared<AlgorithmEstimates>(
                              machine, roundsWeights ? IntegerProducts::Chosen
                                                     : IntegerProducts::None)),
        possible(std::make_shared<AlgorithmEstimates>(
            machine, roundsWeights ? IntegerProducts::Possible
                                   : IntegerProducts::None)) {}

  /// The machine, with this thread's share of the memory.
  MachineDesc machine;
  /// Its estimates of algorithms, for all stages.
  std::shared_ptr<AlgorithmEstimates> estimates;
  /// Of those that `record` may choose.
  std::shared_ptr<AlgorithmEstimates> possible;
  /// Bound on max|y − y64| / max|y64| of a convolution.
  double maxError = 1e-4;
  /// Threads that run at the same time, for which `record` is read.
  int64_t numThreads = 1;
  /// No convolution by transforms, whatever is requested.
  bool directOnly = false;
  /// What tile registers have to save of an op, for each cycle that they run
  /// (see planTileRegisters()).
  double leastTileGain = 0;
  /// Packed weights stay in a layout that kernels of other targets read, too.
  bool sharesPanels = false;
  /// Goes before the cost model, if there is one.
  const TuningRecord *record = nullptr;
  /// The file that it was read from, for diagnostics.
  std::string recordPath;

  /// What the record says of the plan of `key`, for this machine and as many
  /// threads; null if nothing.
  const TunedPlan *findTunedPlan(const PrimitiveKey &key) const;
};

/// Decides which convolutions of a function stay on NCHW tensors because
/// products by their sparse weights want these, and says so by
/// `nnprim.algorithm`. Returns their number.
int64_t planSparseLayout(mlir::func::FuncOp function,
                         const PlanningContext &context);

/// Whether the op will have NHWC tensors.
bool becomesNhwc(mlir::Operation *op);
/// Layouts pass through the op: pads, loops over all elements, and the last op
/// of a channel shuffle.
bool isLayoutAgnostic(mlir::Operation *op);
/// The channel shuffle that `op`, its last or first one, belongs to: its last
/// op, or null. It is a transpose of the two dimensions into which channels of
/// an NCHW tensor are expanded, collapsed again.
mlir::tensor::CollapseShapeOp getChannelShuffle(mlir::Operation *op);
/// The image that the shuffle reads.
mlir::Value getShuffledImage(mlir::tensor::CollapseShapeOp shuffle);
/// A product of matrices.
bool isPointwise(const ConvShape &shape);
/// The fastest algorithm on NHWC tensors, or on their phases, within the error;
/// filters that the compiler does not know are not transformed.
AlgorithmEstimate estimateNhwc(AlgorithmEstimates &estimates,
                               const ConvShape &shape, bool isConstantFilter,
                               double maxError);

/// Decides whether a convolution is computed on NCHW tensors, and says so by
/// `nnprim.algorithm`. Returns whether it is.
bool planLayout(mlir::linalg::Conv2DNchwFchwOp op,
                const PlanningContext &context);

/// Decides what tile registers have to save of an op to be used, with the clock
/// that the whole model loses by them: `leastTileGain` of the context.
double planTileRegisters(mlir::ModuleOp module, const PlanningContext &context);

/// Decides by which algorithm a convolution is computed, and sets
/// `nnprim.algorithm`.
void planAlgorithm(mlir::linalg::Conv2DNhwcHwcfOp op,
                   const PlanningContext &context);
/// Decides whether factors of a product of matrices are split or rounded.
void planAlgorithm(mlir::linalg::MatmulOp op, const PlanningContext &context);
/// Decides for the groups of a convolution.
void planAlgorithm(mlir::linalg::Conv2DNhwgcGfhwcOp op,
                   const PlanningContext &context);

/// Decides how many rows of an attention's scores are kept at a time, where
/// they are not all kept, and sets `nnprim.strip_rows` of its last product.
/// Returns whether it has.
bool planAttention(mlir::linalg::BatchMatmulOp op,
                   const PlanningContext &context);

/// Decides whether a depthwise convolution and the products around it, on
/// tensors, are computed in strips of its rows, and sets `nnprim.strip_rows`
/// and `nnprim.strip_parts`. Returns whether it has.
bool planStrips(DepthwiseConvOp op, const PlanningContext &context);
/// The same for those on NCHW tensors and the products by sparse weights around
/// them, in strips of rows or of channels, so that all together save the most.
/// Returns how many are computed in strips.
int64_t planSparseStrips(mlir::func::FuncOp function,
                         const PlanningContext &context);

/// Decides how many rows of normalizations on memrefs are computed at a time,
/// where not all are, and sets `nnprim.strip_rows` of their first reductions.
/// Returns how many it has set.
int64_t planReductions(mlir::func::FuncOp function,
                       const PlanningContext &context);

/// Decides which loops over the groups of a convolution, on memrefs, run inside
/// the loop over the rows of its image, and sets `nnprim.groups_inside`.
/// Returns how many it has set.
int64_t planGroups(mlir::func::FuncOp function, const PlanningContext &context);

/// Remarks if the error of direct convolution, the only algorithm for `op`
/// whose filters read one channel, is not known to be within the bound.
void remarkGroups(mlir::Operation *op, double maxError);

/// A plan, and how it came about, for remarks.
struct PlannedPrimitive {
  mlir::Attribute plan;
  std::string reason;
};

/// The plan of a primitive of static shape, or a null one and the reason why
/// there is no kernel. Nothing is said of ops that are empty. With
/// `sharesPanels`, vectors do not lie along K, since such panels fit the
/// vectors of one target only.
PlannedPrimitive planPrimitive(PlannedOpInterface op,
                               const MachineDesc &machine,
                               bool sharesPanels = false);

/// Gives `op` a plan or checks the one that it has. Emits an error if that does
/// not fit the target. Returns whether it has one.
llvm::FailureOr<bool> planKernel(PlannedOpInterface op,
                                 const PlanningContext &context);

/// Emits an error if the plan of `op` asks for more registers than there are.
llvm::LogicalResult checkPlan(PlannedOpInterface op, const TargetDesc &target);

} // namespace nnprim

#endif // NNPRIM_LIB_PLANNING_STAGES_H
