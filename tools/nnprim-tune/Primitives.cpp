//===- Primitives.cpp - Stand-alone primitives of a model -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Primitives.h"

#include "NNPrim/Dialect/NNPrim/Utils/ConvGeometry.h"
#include "NNPrim/Generator/FourierPrograms.h"
#include "NNPrim/Generator/WinogradMatrices.h"
#include "NNPrim/Planning/OpPlanSpace.h"
#include "NNPrim/Planning/PrimitiveKey.h"

#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
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

/// Whether `value` has rows of integers with their scales, in any shape. Random
/// numbers are none.
static bool hasScaledRows(Value value) {
  while (auto expand = value.getDefiningOp<tensor::ExpandShapeOp>())
    value = expand.getSrc();
  return value.getDefiningOp<ScaleRowsOp>() != nullptr;
}

/// Appends what makes `value` in a module of its own to `producers`, in order,
/// or `value` to `arguments`.
static void addProducers(Value value, llvm::SetVector<Operation *> &producers,
                         llvm::SetVector<Value> &arguments) {
  Operation *producer = value.getDefiningOp();
  bool isConstant = producer && producer->hasTrait<OpTrait::ConstantLike>();
  bool isRounding = hasScaledRows(value);
  if (!isConstant && !isRounding) {
    arguments.insert(value);
    return;
  }
  if (isRounding)
    for (Value used : producer->getOperands()) {
      if (Operation *empty = used.getDefiningOp<tensor::EmptyOp>())
        producers.insert(empty);
      else
        addProducers(used, producers, arguments);
    }
  producers.insert(producer);
}

/// A module with the op alone, behind the one that rounds its rows if they are
/// not f32. Weights stay constants, since they are packed when they are known;
/// results are written to new tensors.
static OwningOpRef<ModuleOp> isolate(PlannedOpInterface op) {
  OwningOpRef<ModuleOp> module = ModuleOp::create(op.getLoc());
  OpBuilder b = OpBuilder::atBlockEnd(module->getBody());
  llvm::SetVector<Value> arguments;
  llvm::SetVector<Operation *> producers;
  Value init = cast<DestinationStyleOpInterface>(op.getOperation())
                   .getDpsInitOperand(0)
                   ->get();
  for (Value value : getUses(op)) {
    Operation *producer = value.getDefiningOp();
    if (value != init ||
        (producer && producer->hasTrait<OpTrait::ConstantLike>()))
      addProducers(value, producers, arguments);
  }
  ArrayRef<Value> inputs = arguments.getArrayRef();
  auto type = FunctionType::get(
      op.getContext(), SmallVector<Type>(ValueRange(inputs).getTypes()),
      op->getResultTypes());
  auto main = func::FuncOp::create(b, op.getLoc(), "main", type);
  b.setInsertionPointToStart(main.addEntryBlock());
  IRMapping mapping;
  mapping.map(inputs, main.getArguments());
  for (Operation *producer : producers)
    b.clone(*producer, mapping);
  if (!mapping.contains(init)) {
    auto tensor = cast<RankedTensorType>(init.getType());
    mapping.map(init, tensor::EmptyOp::create(b, op.getLoc(), tensor.getShape(),
                                              tensor.getElementType()));
  }
  Operation *copy = b.clone(*op, mapping);
  func::ReturnOp::create(b, op.getLoc(), copy->getResults());
  return module;
}

int64_t getConstantBytes(Operation *op) {
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
std::shared_ptr<llvm::MemoryBuffer> writePrimitive(ModuleOp module) {
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

OwningOpRef<ModuleOp> parsePrimitive(const PrimitiveForm &form,
                                     MLIRContext &context) {
  return parseSourceString<ModuleOp>(form.bytecode->getBuffer(),
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

/// Whether a value goes to results of the model alone, in any layout.
static bool isResult(Value value) {
  return llvm::all_of(value.getUsers(), [](Operation *user) {
    return isa<func::ReturnOp>(user) ||
           (isa<linalg::TransposeOp, tensor::ExpandShapeOp>(user) &&
            isResult(user->getResult(0)));
  });
}

/// The image whose pixels are the rows of a product, as 1×1 convolutions have
/// it; null for other matrices.
static Value getImageOfRows(Value rows) {
  auto collapse = rows.getDefiningOp<tensor::CollapseShapeOp>();
  SmallVector<ReassociationIndices> pixels{{0, 1, 2}, {3}};
  if (!collapse || collapse.getReassociationIndices() != pixels)
    return {};
  return collapse.getSrc();
}

/// The convolution of an op, and its image.
static std::pair<std::optional<ConvShape>, Value>
getConvolutionOfImage(PlannedOpInterface op) {
  auto gemm = dyn_cast<GemmOp>(op.getOperation());
  if (!gemm)
    return {getConvolution(op), op->getOperand(0)};
  Value image = getImageOfRows(gemm.getLhs());
  auto isF32 = [](Value value) { return getElementTypeOrSelf(value).isF32(); };
  if (!image || !isConstantLike(gemm.getRhs()) ||
      !llvm::all_of(ValueRange{image, gemm.getRhs(), gemm.getInit()}, isF32))
    return {};
  ArrayRef<int64_t> extents = cast<ShapedType>(image.getType()).getShape();
  auto getDim = [&](unsigned d) {
    return ConvDim{extents[d], extents[d], 1, 1, 1, 0};
  };
  int64_t filters = cast<ShapedType>(gemm.getInit().getType()).getDimSize(1);
  return {ConvShape{extents[0], extents[3], filters, getDim(1), getDim(2)},
          image};
}

/// The convolution from the model's argument, in any layout, to its result. A
/// form in another layout reads nothing but the image.
static std::optional<ConvShape> getFreeConvolution(PlannedOpInterface op,
                                                   ModuleOp isolated) {
  auto main = *isolated.getOps<func::FuncOp>().begin();
  auto [shape, image] = getConvolutionOfImage(op);
  if (!shape || main.getNumArguments() != 1 || !isResult(op->getResult(0)))
    return std::nullopt;
  while (auto transpose = image.getDefiningOp<linalg::TransposeOp>())
    image = transpose.getInput();
  return isa<BlockArgument>(image) ? shape : std::nullopt;
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
    OwningOpRef<ModuleOp> isolated = isolate(op);
    std::optional<ConvShape> free = getFreeConvolution(op, *isolated);
    if (!isNew) {
      if (!known->second)
        return;
      Primitive &same = primitives[*known->second];
      ++same.uses;
      if (!free)
        same.freeConvolution.reset();
      return;
    }
    Primitive primitive;
    primitive.freeConvolution = free;
    if (auto compute = dyn_cast<ComputeOpInterface>(op.getOperation()))
      primitive.flops = compute.getFlopCount().value_or(0);
    primitive.weightBytes = getConstantBytes(op);
    primitive.tolerance = getTolerance(op, key);
    PrimitiveForm form{std::move(key), writePrimitive(*isolated), ""};
    if (!form.bytecode)
      return;
    primitive.forms.push_back(std::move(form));
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
