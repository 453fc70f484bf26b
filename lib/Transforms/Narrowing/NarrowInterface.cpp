//===- NarrowInterface.cpp - Inputs and outputs in fewer bits -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "StoredType.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace nnprim {
#define GEN_PASS_DEF_NARROWINTERFACEPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

/// `value` with elements of another type, which `convert` makes of each.
static Value convertElements(
    OpBuilder &b, Value value, Type element,
    llvm::function_ref<Value(ImplicitLocOpBuilder &, Value)> convert) {
  Location loc = value.getLoc();
  auto type = cast<RankedTensorType>(value.getType());
  Value empty = tensor::EmptyOp::create(
      b, loc, tensor::getMixedSizes(b, loc, value), element);
  AffineMap map = b.getMultiDimIdentityMap(type.getRank());
  SmallVector<utils::IteratorType> iterators(type.getRank(),
                                             utils::IteratorType::parallel);
  auto body = [&](OpBuilder &nested, Location, ValueRange scalars) {
    ImplicitLocOpBuilder builder(loc, nested);
    linalg::YieldOp::create(builder, convert(builder, scalars.front()));
  };
  return linalg::GenericOp::create(b, loc, empty.getType(), value, empty,
                                   ArrayRef<AffineMap>{map, map}, iterators,
                                   body)
      .getResult(0);
}

static bool isF32Tensor(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.getElementType().isF32();
}

namespace {
struct NarrowInterface
    : nnprim::impl::NarrowInterfacePassBase<NarrowInterface> {
  using Base::Base;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    FailureOr<Type> input = parse("inputs", inputs);
    FailureOr<Type> output = parse("outputs", outputs);
    if (failed(input) || failed(output) ||
        failed(checkRounding(function.getLoc(), rounding,
                             *output ? ArrayRef<Type>(*output)
                                     : ArrayRef<Type>())))
      return signalPassFailure();
    if (function.isDeclaration())
      return;
    if (*input)
      narrowInputs(function, *input);
    if (*output)
      narrowOutputs(function, *output);
  }

private:
  /// The type of an option; null if it asks for none.
  FailureOr<Type> parse(StringRef option, StringRef name) {
    if (name.empty() || name == "f32")
      return Type();
    if (Type known = parseStoredType(&getContext(), name))
      return known;
    return emitError(getOperation().getLoc())
           << "expected `" << option
           << "` to be f32, bf16, f16, flyte24 or flyte16, but got '" << name
           << "'";
  }

  void narrowInputs(func::FuncOp function, Type element) {
    Block &body = function.getBody().front();
    SmallVector<Type> types(function.getArgumentTypes());
    OpBuilder b(&body, body.begin());
    for (BlockArgument argument : body.getArguments()) {
      if (!isF32Tensor(argument.getType()))
        continue;
      unsigned number = argument.getArgNumber();
      types[number] = cast<RankedTensorType>(types[number]).clone(element);
      function.removeArgAttr(number,
                             NNPrimDialect::TypeAttrHelper::getNameStr());
      // What reads the argument so far reads what it is extended to.
      SmallVector<OpOperand *> uses(
          llvm::make_pointer_range(argument.getUses()));
      argument.setType(types[number]);
      Value extended =
          convertElements(b, argument, b.getF32Type(),
                          [](ImplicitLocOpBuilder &b, Value value) {
                            return extendStored(b, value);
                          });
      for (OpOperand *use : uses)
        use->set(extended);
      ++numInputs;
    }
    function.setType(
        FunctionType::get(&getContext(), types, function.getResultTypes()));
  }

  void narrowOutputs(func::FuncOp function, Type element) {
    Operation *end = function.getBody().front().getTerminator();
    SmallVector<Type> types(function.getResultTypes());
    OpBuilder b(end);
    bool truncates = rounding == "truncate";
    for (OpOperand &result : end->getOpOperands()) {
      if (!isF32Tensor(result.get().getType()))
        continue;
      unsigned number = result.getOperandNumber();
      types[number] = cast<RankedTensorType>(types[number]).clone(element);
      function.removeResultAttr(
          number, b.getStringAttr(NNPrimDialect::TypeAttrHelper::getNameStr()));
      result.set(convertElements(
          b, result.get(), element, [&](ImplicitLocOpBuilder &b, Value value) {
            return roundToStored(
                b, truncates ? cutBits(b, value, element) : value, element);
          }));
      ++numOutputs;
    }
    function.setType(
        FunctionType::get(&getContext(), function.getArgumentTypes(), types));
  }
};
} // namespace
