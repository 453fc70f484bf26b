//===- ModelInterface.cpp - Inputs and outputs of a model -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Codegen/ModelInterface.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/IR/TensorLimits.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace nnprim;

namespace {
struct TypeName {
  const char *onnx;
  const char *c;
  int32_t number;
};
} // namespace

/// NNPRIM_FLYTE24, of three bytes.
static constexpr int32_t kFlyte24 = 124;

// The numbers are those of ONNX's TensorProto.DataType, but the last one.
static constexpr TypeName typeNames[] = {{"float", "float", 1},
                                         {"uint8", "uint8_t", 2},
                                         {"int8", "int8_t", 3},
                                         {"uint16", "uint16_t", 4},
                                         {"int16", "int16_t", 5},
                                         {"int32", "int32_t", 6},
                                         {"int64", "int64_t", 7},
                                         {"bool", "uint8_t", 9},
                                         {"float16", "uint16_t", 10},
                                         {"double", "double", 11},
                                         {"uint32", "uint32_t", 12},
                                         {"uint64", "uint64_t", 13},
                                         {"bfloat16", "uint16_t", 16},
                                         {"float8e4m3fn", "uint8_t", 17},
                                         {"float8e4m3fnuz", "uint8_t", 18},
                                         {"float8e5m2", "uint8_t", 19},
                                         {"float8e5m2fnuz", "uint8_t", 20},
                                         {"uint4", "uint8_t", 21},
                                         {"int4", "int8_t", 22},
                                         {"float4e2m1", "uint8_t", 23},
                                         {"float8e8m0", "uint8_t", 24},
                                         {"uint2", "uint8_t", 25},
                                         {"int2", "int8_t", 26},
                                         {"flyte24", "uint8_t", kFlyte24}};

llvm::StringRef nnprim::getCTypeName(int32_t type) {
  for (const TypeName &entry : typeNames)
    if (entry.number == type)
      return entry.c;
  llvm_unreachable("not a tensor type");
}

int64_t nnprim::getTypeBytes(int32_t type) {
  if (type == kFlyte24)
    return 3;
  return llvm::StringSwitch<int64_t>(getCTypeName(type))
      .Cases({"int8_t", "uint8_t"}, 1)
      .Cases({"int16_t", "uint16_t"}, 2)
      .Cases({"float", "int32_t", "uint32_t"}, 4)
      .Default(8);
}

llvm::StringRef nnprim::getTypeName(int32_t type) {
  for (const TypeName &entry : typeNames)
    if (entry.number == type)
      return entry.onnx;
  llvm_unreachable("not a tensor type");
}

/// The type number of an MLIR element type, or 0 if it has none.
static int32_t getTypeNumber(Type type, StringAttr onnxType) {
  if (onnxType)
    for (const TypeName &entry : typeNames)
      if (onnxType == entry.onnx)
        return entry.number;
  if (type.isF32())
    return 1;
  if (type.isF64())
    return 11;
  if (type.isF16())
    return 10;
  if (type.isBF16())
    return 16;
  if (auto flyte = dyn_cast<FlyteType>(type))
    return flyte.getBits() == 24 ? kFlyte24 : 0;
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer)
    return 0;
  bool isUnsigned = integer.isUnsigned();
  switch (integer.getWidth()) {
  case 1:
    return 9;
  case 8:
    return isUnsigned ? 2 : 3;
  case 16:
    return isUnsigned ? 4 : 5;
  case 32:
    return isUnsigned ? 12 : 6;
  case 64:
    return isUnsigned ? 13 : 7;
  default:
    return 0;
  }
}

std::string nnprim::makeIdentifier(llvm::StringRef text) {
  std::string result;
  if (text.empty() || llvm::isDigit(text.front()))
    result = "m";
  for (char c : text)
    result += llvm::isAlnum(c) ? c : '_';
  return result;
}

static LogicalResult addTensor(func::FuncOp main, Type type,
                               DictionaryAttr attrs, StringRef role,
                               SmallVectorImpl<TensorInfo> &tensors) {
  auto tensorType = dyn_cast<RankedTensorType>(type);
  std::string fallback = (role + llvm::Twine(tensors.size())).str();
  if (!tensorType)
    return main.emitError() << role << " " << tensors.size()
                            << " of @main is not a ranked tensor but " << type;
  auto nameAttr =
      attrs
          ? attrs.getAs<StringAttr>(NNPrimDialect::NameAttrHelper::getNameStr())
          : StringAttr();
  std::string name = nameAttr ? nameAttr.str() : fallback;
  if (!tensorType.hasStaticShape())
    return main.emitError()
           << role << " '" << name << "' has the dynamic shape " << type
           << ", but a compiled model has static shapes";
  auto typeAttr =
      attrs
          ? attrs.getAs<StringAttr>(NNPrimDialect::TypeAttrHelper::getNameStr())
          : StringAttr();
  int32_t number = getTypeNumber(tensorType.getElementType(), typeAttr);
  if (number == 0)
    return main.emitError() << role << " '" << name << "' has element type "
                            << tensorType.getElementType()
                            << ", which the C interface does not know";
  tensors.push_back(
      {name, number, SmallVector<int64_t>(tensorType.getShape())});
  return success();
}

LogicalResult nnprim::checkTensorSizes(ModuleOp module) {
  auto isBad = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.hasStaticShape() && isTooLarge(tensor.getShape());
  };
  WalkResult result = module.walk([&](Operation *op) {
    for (Type type :
         llvm::concat<const Type>(op->getOperandTypes(), op->getResultTypes()))
      if (isBad(type)) {
        op->emitError() << type << " is too large: a tensor has at most "
                        << kMaxTensorElements << " elements";
        return WalkResult::interrupt();
      }
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

FailureOr<ModelInterface> nnprim::getModelInterface(ModuleOp module,
                                                    StringRef name) {
  auto main = module.lookupSymbol<func::FuncOp>("main");
  if (!main || main.isExternal()) {
    module.emitError() << "no function @main to compile";
    return failure();
  }
  ModelInterface interface;
  interface.name = makeIdentifier(name);
  for (auto [i, type] : llvm::enumerate(main.getArgumentTypes()))
    if (failed(addTensor(main, type, main.getArgAttrDict(i), "input",
                         interface.inputs)))
      return failure();
  for (auto [i, type] : llvm::enumerate(main.getResultTypes()))
    if (failed(addTensor(main, type, main.getResultAttrDict(i), "output",
                         interface.outputs)))
      return failure();
  return interface;
}
