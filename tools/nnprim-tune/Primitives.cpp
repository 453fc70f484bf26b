//===- Primitives.cpp - Stand-alone primitives of a model -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Primitives.h"

#include "NNPrim/Generator/FourierPrograms.h"
#include "NNPrim/Generator/WinogradMatrices.h"
#include "NNPrim/Planning/PrimitiveKey.h"

#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Transforms/RegionUtils.h"

#include "llvm/Support/raw_ostream.h"

#include <map>

using namespace mlir;
using namespace nnprim;

/// Everything that the op uses: its operands, and scalars in its epilogue.
static llvm::SetVector<Value> getUses(Operation *op) {
  llvm::SetVector<Value> values(op->operand_begin(), op->operand_end());
  getUsedValuesDefinedAbove(op->getRegions(), values);
  return values;
}

/// A module with the op alone. Weights stay constants, since they are packed
/// when they are known; results are written to new tensors.
static OwningOpRef<ModuleOp> isolate(PlannedOpInterface op) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(op.getLoc());
  OpBuilder b = OpBuilder::atBlockEnd(module->getBody());
  SmallVector<Value> arguments;
  SmallVector<Operation *> constants;
  Value init = cast<DestinationStyleOpInterface>(op.getOperation())
                   .getDpsInitOperand(0)
                   ->get();
  for (Value value : getUses(op)) {
    Operation *producer = value.getDefiningOp();
    if (producer && producer->hasTrait<OpTrait::ConstantLike>())
      constants.push_back(producer);
    else if (value != init)
      arguments.push_back(value);
  }
  auto type = FunctionType::get(
      op.getContext(), SmallVector<Type>(ValueRange(arguments).getTypes()),
      op->getResultTypes());
  auto main = func::FuncOp::create(b, op.getLoc(), "main", type);
  b.setInsertionPointToStart(main.addEntryBlock());
  IRMapping mapping;
  mapping.map(arguments, main.getArguments());
  for (Operation *constant : constants)
    b.clone(*constant, mapping);
  if (!mapping.contains(init)) {
    auto tensor = cast<RankedTensorType>(init.getType());
    mapping.map(init, tensor::EmptyOp::create(b, op.getLoc(), tensor.getShape(),
                                              tensor.getElementType()));
  }
  Operation *copy = b.clone(*op, mapping);
  func::ReturnOp::create(b, op.getLoc(), copy->getResults());
  return module;
}

static int64_t getConstantBytes(Operation *op) {
  int64_t bytes = 0;
  for (Value value : op->getOperands()) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    Operation *producer = value.getDefiningOp();
    if (type && producer && producer->hasTrait<OpTrait::ConstantLike>())
      bytes += type.getNumElements() * getStorageBytes(type.getElementType());
  }
  return bytes;
}

/// As bytecode at an address that is a multiple of what its sections want.
static std::shared_ptr<llvm::MemoryBuffer> write(ModuleOp module) {
  std::string bytes;
  llvm::raw_string_ostream os(bytes);
  if (failed(writeBytecodeToFile(module, os)))
    return nullptr;
  const llvm::Align alignment(64);
  auto buffer = llvm::WritableMemoryBuffer::getNewUninitMemBuffer(
      bytes.size(), "", alignment);
  llvm::copy(bytes, buffer->getBufferStart());
  return buffer;
}

OwningOpRef<ModuleOp> parsePrimitive(const Primitive &primitive,
                                     MLIRContext &context) {
  return parseSourceString<ModuleOp>(primitive.bytecode->getBuffer(),
                                     ParserConfig(&context));
}

/// Sums of plans are in f32 and in any order; integers are exact. Fast
/// convolutions err as much as their algorithm does.
static double getTolerance(PlannedOpInterface op, const PrimitiveKey &key) {
  if (llvm::StringRef(key.types).contains("bf16"))
    return 1e-2;
  constexpr double sums = 2e-5;
  if (auto conv = dyn_cast<FastConvOp>(op.getOperation())) {
    FastConvAttr algorithm = conv.getAlgorithm();
    int64_t m = algorithm.getM(), r = algorithm.getR();
    std::optional<double> error = algorithm.isFourier() ? kFourierError
                                  : algorithm.isOneDimensional()
                                      ? getWinograd1DError(m, r)
                                      : getWinogradError(m, r);
    // Few channels err a little more; wrong plans err by much more.
    return std::max(sums, 4 * error.value_or(1e-3));
  }
  return llvm::StringRef(key.types).contains("f32") ? sums : 0;
}

std::vector<Primitive> findPrimitives(ModuleOp model) {
  std::vector<Primitive> primitives;
  std::map<PrimitiveKey, std::optional<size_t>> places;
  model.walk([&](PlannedOpInterface op) {
    if (op.getPlanAttribute() || op->getNumResults() != 1 ||
        !isa<DestinationStyleOpInterface>(op.getOperation()))
      return;
    PrimitiveKey key = getPrimitiveKey(op);
    auto [known, isNew] = places.try_emplace(key, std::nullopt);
    if (!isNew) {
      if (known->second)
        ++primitives[*known->second].uses;
      return;
    }
    Primitive primitive;
    primitive.key = std::move(key);
    if (auto compute = dyn_cast<ComputeOpInterface>(op.getOperation()))
      primitive.flops = compute.getFlopCount().value_or(0);
    primitive.weightBytes = getConstantBytes(op);
    primitive.tolerance = getTolerance(op, primitive.key);
    primitive.bytecode = write(*isolate(op));
    if (!primitive.bytecode)
      return;
    known->second = primitives.size();
    primitives.push_back(std::move(primitive));
  });
  return primitives;
}

PlannedOpInterface getPrimitive(ModuleOp module) {
  PlannedOpInterface found;
  module.walk([&](PlannedOpInterface op) { found = op; });
  return found;
}
