//===- StripBlock.h - Blocks that may run by strips ----------- -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PLANNING_STRIPBLOCK_H
#define NNPRIM_PLANNING_STRIPBLOCK_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Support/CheckResult.h"
#include "NNPrim/Target/MachineDesc.h"
#include "NNPrim/Tuning/PlanRecord.h"

#include <optional>
#include <vector>

namespace nnprim {

/// A depthwise convolution on tensors of f32, the product that makes its image
/// and the one that alone reads its result; null without one.
struct StripBlock {
  GemmOp expand;
  DepthwiseConvOp depthwise;
  GemmOp project;
};

/// The block of a convolution that may run by strips of rows.
std::optional<StripBlock> getStripBlock(DepthwiseConvOp op);

/// The key of a block in tuning records: `depthwise_strips`, with the extents
/// of all its ops.
PrimitiveKey getStripKey(StripBlock block);

/// The block's plan by the cost model, and others that may be faster for so
/// many threads, as a dictionary of `nnprim.strip_rows` and, perhaps,
/// `nnprim.strip_parts`. A strip of all rows stands for a block that is
/// computed whole.
mlir::DictionaryAttr getModelStrips(const StripBlock &block,
                                    const MachineDesc &machine,
                                    int64_t threads);
std::vector<mlir::DictionaryAttr> listStrips(const StripBlock &block,
                                             const MachineDesc &machine,
                                             int64_t threads);

/// Sets the attributes of such a dictionary, or says what is wrong with it.
CheckResult setStrips(DepthwiseConvOp op, mlir::Attribute strips);

} // namespace nnprim

#endif // NNPRIM_PLANNING_STRIPBLOCK_H
