//===- StoredType.cpp - Scalars that are stored in fewer bits -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StoredType.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace nnprim;

Type nnprim::parseStoredType(MLIRContext *context, StringRef name) {
  if (name == "bf16" || name == "flyte16")
    return BFloat16Type::get(context);
  if (name == "f16")
    return Float16Type::get(context);
  if (name == "flyte24")
    return FlyteType::get(context, 24);
  return {};
}

LogicalResult nnprim::checkRounding(Location loc, StringRef rounding,
                                    ArrayRef<Type> types) {
  if (rounding != "nearest" && rounding != "truncate")
    return emitError(loc) << "expected `rounding` to be nearest or truncate, "
                             "but got '"
                          << rounding << "'";
  bool hasF16 = llvm::any_of(types, [](Type type) { return type.isF16(); });
  if (rounding == "truncate" && hasF16)
    return emitError(loc) << "f16 is rounded to the nearest value; only bits "
                             "of bf16 and flytes are cut off";
  return success();
}

Value nnprim::cutBits(ImplicitLocOpBuilder &b, Value value, Type type) {
  int64_t dropped = 32 - 8 * getStorageBytes(type);
  auto constant = [&](uint32_t bits) -> Value {
    return arith::ConstantOp::create(b, b.getI32IntegerAttr(int32_t(bits)));
  };
  Value bits = arith::BitcastOp::create(b, b.getI32Type(), value);
  Value cut = arith::AndIOp::create(b, bits, constant(~0u << dropped));
  Value quiet = arith::OrIOp::create(b, cut, constant(0x400000));
  Value isNaN =
      arith::CmpFOp::create(b, arith::CmpFPredicate::UNO, value, value);
  Value kept = arith::SelectOp::create(b, isNaN, quiet, cut);
  return arith::BitcastOp::create(b, b.getF32Type(), kept);
}

Value nnprim::roundToStored(ImplicitLocOpBuilder &b, Value value, Type type) {
  if (isa<FlyteType>(type))
    return RoundFlyteOp::create(b, type, value);
  return arith::TruncFOp::create(b, type, value);
}

Value nnprim::extendStored(ImplicitLocOpBuilder &b, Value value) {
  if (isa<FlyteType>(value.getType()))
    return ExtendFlyteOp::create(b, b.getF32Type(), value);
  return arith::ExtFOp::create(b, b.getF32Type(), value);
}
