//===- ResourceUses.h - When a constant's memory can be freed -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_CONSTANTFOLDING_RESOURCEUSES_H
#define NNPRIM_LIB_TRANSFORMS_CONSTANTFOLDING_RESOURCEUSES_H

#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/Operation.h"

#include "llvm/ADT/DenseMap.h"

namespace nnprim {

/// Counts the attributes of ops that refer to each resource, and frees the
/// memory of a resource without references.
class ResourceUses {
public:
  explicit ResourceUses(mlir::Operation *root);

  void add(mlir::Operation *op, int64_t count);

  /// Must be called before `op` is erased.
  void release(mlir::Operation *op);

  /// Erases `op` if nothing uses it, then what only it used.
  void eraseUnused(mlir::Operation *op);

private:
  llvm::DenseMap<mlir::DialectResourceBlobManager::BlobEntry *, int64_t> uses;
};

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_CONSTANTFOLDING_RESOURCEUSES_H
