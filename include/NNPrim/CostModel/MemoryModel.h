//===- MemoryModel.h - Contents of caches, and prefetches -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_COSTMODEL_MEMORYMODEL_H
#define NNPRIM_COSTMODEL_MEMORYMODEL_H

#include "NNPrim/Target/MachineDesc.h"

namespace nnprim {

/// Whether an operand of so many bytes is worth asking for in advance: it comes
/// from beyond the second-level cache, and the machine does not foresee it.
bool isPrefetched(const MachineDesc &machine, double bytes);

/// Whether lines of a result of so many bytes are prefetched before they are
/// written: they have left L2 since they were used last, and the machine gains
/// by it.
bool isOutputPrefetched(const MachineDesc &machine, double bytes);

/// Rows of `rowBytes` each, one behind the other, of which a line each fits the
/// first-level cache beside another operand. Where rows are a multiple of a way
/// apart they all need the same set.
int64_t getMaxCachedRows(const MachineDesc &machine, int64_t rowBytes);

} // namespace nnprim

#endif // NNPRIM_COSTMODEL_MEMORYMODEL_H
