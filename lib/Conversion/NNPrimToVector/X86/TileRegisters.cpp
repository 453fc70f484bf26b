//===- TileRegisters.cpp - AMX --------------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileRegisters.h"

#include "NNPrim/Target/KernelRow.h"

#include "mlir/Dialect/AMX/AMXDialect.h"

using namespace mlir;
using namespace nnprim;

/// All tiles have the largest shape, whatever they are used for: LLVM divides
/// the registers once for a function, and gives each register one shape.
static amx::TileType getTileType(Type element) {
  int64_t columns = 8 * kTileBytes / element.getIntOrFloatBitWidth();
  return amx::TileType::get({kTileRows, columns}, element);
}

Value nnprim::x86::emitTileZeros(KernelBuilder &b, Type element) {
  return amx::TileZeroOp::create(b, getTileType(element));
}

Value nnprim::x86::emitTileLoad(KernelBuilder &b, Value memref,
                                ValueRange indices, int64_t rowStride) {
  Type type = getTileType(getElementTypeOrSelf(memref.getType()));
  return amx::TileLoadOp::create(b, type, memref, indices, b.index(rowStride));
}

void nnprim::x86::emitTileStore(KernelBuilder &b, Value tile, Value memref,
                                ValueRange indices, int64_t rowStride) {
  amx::TileStoreOp::create(b, memref, indices, tile, b.index(rowStride));
}

Value nnprim::x86::emitTileProduct(KernelBuilder &b, const ProductTypes &types,
                                   Value lhs, Value rhs, Value sums) {
  if (types.accumulator == ElementType::F32)
    return amx::TileMulFOp::create(b, sums.getType(), lhs, rhs, sums);
  return amx::TileMulIOp::create(b, sums.getType(), lhs, rhs, sums,
                                 types.lhs == ElementType::U8,
                                 types.rhs == ElementType::U8);
}
