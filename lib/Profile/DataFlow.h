//===- DataFlow.h - Which step reads what another wrote ---------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_PROFILE_DATAFLOW_H
#define NNPRIM_LIB_PROFILE_DATAFLOW_H

#include "NNPrim/Profile/ModelProfile.h"

namespace nnprim {

/// An operand of a step.
struct Access {
  mlir::Value value;
  bool reads = false, writes = false;
  /// Only slices are written, which need not be all together, as by the groups
  /// of a convolution.
  bool writesSlices = false;
};

/// The operands of each step, in order. A step that calls no known function
/// reads and writes all it names.
using StepAccesses = std::vector<llvm::SmallVector<Access>>;

/// Sets the inputs and outputs of the profile's steps and its buffers. `arena`
/// may be null.
void describeDataFlow(const StepAccesses &accesses, mlir::Value arena,
                      ModelProfile &profile);

} // namespace nnprim

#endif // NNPRIM_LIB_PROFILE_DATAFLOW_H
