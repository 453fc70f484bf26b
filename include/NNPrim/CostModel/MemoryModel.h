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

/// The same for weights: those of the model's other layers pass through L2
/// from one run to the next, so that a layer's own are not found there, however
/// few they are.
bool areWeightsPrefetched(const MachineDesc &machine, double bytes);

/// Whether lines of a result of so many bytes are prefetched before they are
/// written: they have left L2 since they were used last, and the machine gains
/// by it.
bool isOutputPrefetched(const MachineDesc &machine, double bytes);

/// Bytes of weights that the LLC keeps from one use to the next: a quarter of
/// it is for images and other programs.
double getKeptBytes(const MachineDesc &machine);

/// Of a layer's weights, stored in `storedBytes`, those that come from memory
/// each time the model runs: what its other layers read meanwhile takes their
/// place. The model holds the layer's weights in `ownBytes`; other layers are
/// taken to be stored as it holds them.
double getMemoryBytes(const MachineDesc &machine, double ownBytes,
                      double storedBytes);

/// Cycles of a cache line that another core has written, where pieces of so
/// many bytes are read one by one: prefetchers follow those of a page and more.
double getOthersLineCycles(double pieceBytes);
/// The same where a whole image is read in order.
double getOthersStreamCycles();

/// Rows of `rowBytes` each, one behind the other, of which a line each fits the
/// first-level cache beside another operand. Where rows are a multiple of a way
/// apart they all need the same set.
int64_t getMaxCachedRows(const MachineDesc &machine, int64_t rowBytes);

} // namespace nnprim

#endif // NNPRIM_COSTMODEL_MEMORYMODEL_H
