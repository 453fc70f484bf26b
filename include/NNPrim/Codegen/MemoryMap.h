//===- MemoryMap.h - Places and lifetimes of buffers ----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_CODEGEN_MEMORYMAP_H
#define NNPRIM_CODEGEN_MEMORYMAP_H

#include "mlir/IR/BuiltinOps.h"

#include "llvm/Support/JSON.h"

#include <string>
#include <vector>

namespace nnprim {

/// The arena of a model over time. Time is counted in steps: the primitives,
/// loops and copies of the model in the order in which they run.
struct MemoryMap {
  struct Step {
    /// The node that it comes from, or empty.
    std::string name;
    /// For example "nnprim.gemm".
    std::string op;
  };
  struct Buffer {
    /// The node of the step that uses it first.
    std::string name;
    /// The buffer's place in the arena, in bytes.
    int64_t offset, bytes;
    /// Numbers of the first and the last step that use it.
    int64_t first, last;
  };
  int64_t arenaBytes = 0;
  std::vector<Step> steps;
  /// By offset, then by time.
  std::vector<Buffer> buffers;
};

/// Reads the map from a module behind `nnprim-buffers`, where every buffer of
/// `@main` is a view of its last argument.
MemoryMap getMemoryMap(mlir::ModuleOp module);

/// {"arena_bytes", "steps": [{"name", "op"}], "buffers": [{"name", "offset",
/// "bytes", "first", "last"}]}
llvm::json::Object toJson(const MemoryMap &map);

} // namespace nnprim

#endif // NNPRIM_CODEGEN_MEMORYMAP_H
