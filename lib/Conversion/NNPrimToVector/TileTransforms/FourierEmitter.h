//===- FourierEmitter.h - Code of one-dimensional Fourier transforms ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TILETRANSFORMS_FOURIEREMITTER_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TILETRANSFORMS_FOURIEREMITTER_H

#include "StraightLineCode.h"

#include "NNPrim/Generator/FourierPrograms.h"

namespace nnprim {

using LoadSlot = llvm::function_ref<mlir::Value(int64_t slot)>;
using StoreSlot = llvm::function_ref<void(int64_t slot, mlir::Value value)>;

/// The code of a one-dimensional transform.
class FourierEmitter {
public:
  FourierEmitter(KernelBuilder &b, mlir::Operation *op, FourierKind kind,
                 int64_t size, int64_t numOutputs);

  /// Emits the transform from `source` to `target`. Values that one phase
  /// leaves to another are in the memory of `load` and `store`.
  void emit(int64_t width, LoadSlot source, LoadSlot load, StoreSlot store,
            StoreSlot target) const;

private:
  FourierProgram program;
  /// The code of each step, in order.
  std::vector<StraightLineCode> steps;
};

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TILETRANSFORMS_FOURIEREMITTER_H
