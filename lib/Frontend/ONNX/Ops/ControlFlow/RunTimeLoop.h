//===- RunTimeLoop.h - A loop that the compiled model runs ------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_OPS_CONTROLFLOW_RUNTIMELOOP_H
#define NNPRIM_LIB_FRONTEND_ONNX_OPS_CONTROLFLOW_RUNTIMELOOP_H

#include "Node.h"

namespace nnprim::frontend {

/// The parts that iterations add to an output, one behind the other along
/// `axis`.
struct Stack {
  /// As long as the most iterations there may be.
  Tensor buffer;
  int64_t axis = 0;
  /// The first iteration writes the last part.
  bool isReversed = false;
};

/// The results of one iteration.
struct LoopStep {
  /// Whether there is another iteration; absent if there always is.
  Tensor next;
  llvm::SmallVector<Tensor> carried, parts;
};

/// A loop that is not unrolled: an scf.while over tensors whose shapes do not
/// change.
struct RunTimeLoop {
  Node &node;
  /// Values before the loop, and those after it once it is emitted.
  llvm::SmallVector<Tensor> carried;
  llvm::SmallVector<Stack> stacks;
  /// The number of the first iteration.
  int64_t first = 0;
  /// The number at which the loop ends, an integer; absent without a limit.
  Tensor limit;
  /// Whether the first iteration takes place; absent if it does.
  Tensor running;
  /// The number of iterations, with those before `first`.
  Tensor count;

  using Body = llvm::function_ref<std::optional<LoopStep>(
      const Tensor &iteration, const Tensor &running,
      llvm::ArrayRef<Tensor> carried)>;

  /// Emits the loop; `body` is called once.
  llvm::LogicalResult emit(Body body);
};

/// Entry `iteration`, an int64 of rank 0 known at run time, of `tensor` along
/// `axis`, without that dimension; counted from the end if `isReversed`.
Tensor takeEntry(GraphBuilder &graph, const Tensor &tensor, int64_t axis,
                 bool isReversed, const Tensor &iteration);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_OPS_CONTROLFLOW_RUNTIMELOOP_H
