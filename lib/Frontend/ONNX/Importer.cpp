//===- Importer.cpp - Translates an ONNX graph into a function ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

#include "Ops/Indexing/Bounds.h"
#include "Ops/OpTable.h"
#include "Ops/Opset.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Process.h"

#include <onnx/onnx_pb.h>

#include <sys/mman.h>

using namespace mlir;
using namespace nnprim;
using namespace nnprim::frontend;

//===----------------------------------------------------------------------===//
// The model
//===----------------------------------------------------------------------===//

Importer::~Importer() = default;

LogicalResult Importer::checkModel() {
  for (const auto &import : file.getModel().opset_import())
    if (import.domain().empty() || import.domain() == "ai.onnx")
      opset = std::max<int64_t>(opset, import.version());
  // A model of other domains alone need not; its operators are refused by name.
  auto isDefault = [](const ::onnx::NodeProto &node) {
    return node.domain().empty() || node.domain() == "ai.onnx";
  };
  const ::onnx::GraphProto &graph = file.getModel().graph();
  if (opset == 0 && file.getModel().opset_import_size() > 0 &&
      llvm::none_of(graph.node(), isDefault))
    opset = kLastOpset;
  if (opset == 0)
    return file.error("does not say which opset of the default domain it uses");
  if (opset < 1 || opset > kLastOpset)
    return file.error("opset " + Twine(opset) +
                      " is not supported; NNPrim reads opsets " +
                      Twine(kFirstOpset) + " to " + Twine(kLastOpset));
  return success();
}

LogicalResult Importer::checkOptions() {
  llvm::StringSet<> inputs;
  for (const auto &info : file.getModel().graph().input())
    inputs.insert(info.name());
  for (const auto &entry : options.inputShapes)
    if (!inputs.contains(entry.getKey()))
      return file.error("--input-shape names '" + entry.getKey() +
                        "', which is not an input of the graph");
  for (const auto &entry : options.sequenceShapes)
    if (!inputs.contains(entry.getKey()))
      return file.error("--input-shape names '" + entry.getKey() +
                        "', which is not an input of the graph");
  for (const auto &entry : options.boundInputs)
    if (!inputs.contains(entry.getKey()))
      return file.error("--bind-input names '" + entry.getKey() +
                        "', which is not an input of the graph");
  return success();
}

LogicalResult Importer::define(StringRef name, Tensor tensor, Node *node) {
  if (scope->tensors.try_emplace(name, std::move(tensor)).second)
    return success();
  return node ? node->error("output '" + name + "' is defined already")
              : file.error("'" + name + "' is defined twice");
}

const Tensor *Importer::find(StringRef name) const {
  for (const Scope *around = scope; around; around = around->outer)
    if (auto it = around->tensors.find(name); it != around->tensors.end())
      return &it->second;
  return nullptr;
}

template <typename Proto>
LogicalResult Importer::importInitializer(Proto &proto, const char *kind,
                                          const std::string &name) {
  std::string reason;
  std::optional<Tensor> tensor = file.read(proto, reason);
  if (!tensor)
    return file.error(Twine(kind) + " '" + name + "' " + reason);
  return define(name, *tensor);
}

LogicalResult Importer::importInitializers(::onnx::GraphProto &graph) {
  for (auto &proto : *graph.mutable_initializer()) {
    std::string name = proto.name();
    if (importInitializer(proto, "initializer", name).failed())
      return failure();
  }
  for (auto &proto : *graph.mutable_sparse_initializer()) {
    std::string name = proto.values().name();
    if (importInitializer(proto, "sparse initializer", name).failed())
      return failure();
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Nodes
//===----------------------------------------------------------------------===//

std::optional<SmallVector<Tensor>>
Importer::getOperands(::onnx::NodeProto &proto) {
  SmallVector<Tensor> operands;
  for (const std::string &name : proto.input()) {
    if (name.empty()) {
      operands.emplace_back();
      continue;
    }
    if (const Tensor *tensor = find(name)) {
      operands.push_back(*tensor);
      continue;
    }
    (void)file.error("node '" + proto.name() + "' (" + proto.op_type() +
                     "): input '" + name +
                     "' is neither an initializer, nor an input of the graph, "
                     "nor the output of a node");
    return std::nullopt;
  }
  return operands;
}

/// Says where a graph of quantized tensors leaves the integers.
static void remarkFloat(Location loc, const Node &node, const Tensor &output) {
  auto isQuantized = [](const Tensor &tensor) {
    return tensor.quantization != nullptr;
  };
  if (output.isFloat() && !output.isConstant() && !isQuantized(output) &&
      llvm::any_of(node.getInputs(), isQuantized))
    remark::missed(
        loc, remark::RemarkOpts::name("Float").category("nnprim-quantization"))
        << "the result is computed in float from quantized operands";
}

LogicalResult Importer::importOperator(Node &node, ::onnx::NodeProto &proto) {
  auto row = getOpTable().find(getOpKey(proto.domain(), proto.op_type()));
  bool isDefaultDomain = proto.domain().empty() || proto.domain() == "ai.onnx";
  if (row == getOpTable().end()) {
    if (std::unique_ptr<::onnx::FunctionProto> body =
            getFunctionBody(node, proto))
      return importCall(node, proto, std::move(body));
    if (!isDefaultDomain)
      return node.error("operator '" + proto.op_type() + "' of domain '" +
                        proto.domain() +
                        "' is not supported; docs/onnx.md lists those that "
                        "are");
    return node.error("operator '" + proto.op_type() +
                      "' is not supported; docs/onnx.md lists those that are");
  }
  if (isDefaultDomain && opset < kFirstOpset &&
      !hasKnownDefinition(proto.op_type(), opset))
    return node.error("operator '" + proto.op_type() + "' of opset " +
                      Twine(opset) + " is not supported; NNPrim reads opsets " +
                      Twine(kFirstOpset) + " to " + Twine(kLastOpset) +
                      ", and of older ones what is the same there");
  for (auto [i, input] : llvm::enumerate(node.getInputs()))
    if (!input.isTensor() && !takesSequences(proto.op_type()))
      return node.error("input '" + node.getInputName(i) + "' is " +
                        (input.sequence ? "a sequence"
                                        : "an absent optional "
                                          "value") +
                        ", which this operator does not take");
  // Operators that compute would take the bits of these types for integers.
  for (const Tensor &input : node.getInputs())
    if (input && isStorageOnly(input.type) &&
        !takesStorageTypes(proto.op_type()))
      return node.error("element type " + getName(input.type) +
                        " is not supported; it is for storage, and Cast and "
                        "DequantizeLinear make numbers of it");
  if (row->second(node).failed() || node.failed())
    return failure();
  // What is neither read nor declared has a meaning that would be lost.
  for (const std::string &name : node.getUnreadAttributes())
    if (!isDefaultDomain || !isDeclaredAttribute(proto.op_type(), name, opset))
      return node.error("attribute '" + makePrintable(name) +
                        "' is not supported");
  return followBounds(node);
}

LogicalResult Importer::importNode(::onnx::NodeProto &proto) {
  if (depth > 0 && !countNestedNode())
    return file.error("node '" + proto.name() + "' (" + proto.op_type() +
                      "): graphs and functions unroll to too many nodes, which "
                      "is not supported");
  if (proto.name().empty() && proto.output_size() > 0)
    proto.set_name(proto.output(0));
  std::optional<SmallVector<Tensor>> operands = getOperands(proto);
  if (!operands)
    return failure();
  Location loc =
      NameLoc::get(builder.getStringAttr(makePrintable(proto.name())));
  GraphBuilder graph(builder, loc);
  Node node(file, proto, opset, graph, std::move(*operands), *this);
  if (importOperator(node, proto).failed() || node.failed())
    return node.error("cannot be imported");
  StringRef origin;
  for (const Tensor &input : node.getInputs())
    if (origin.empty())
      origin = input.origin;
  for (auto [index, name] : llvm::enumerate(proto.output())) {
    if (name.empty())
      continue;
    Tensor output = node.getOutput(index);
    if (!output.isConstant() && output.origin.empty())
      output.origin = origin;
    if (!output)
      return node.error("output " + Twine(index) + " ('" + name +
                        "') is not supported");
    remarkFloat(loc, node, output);
    if (node.checkShape(output.shape).failed() ||
        define(name, output, &node).failed())
      return failure();
  }
  if (options.trace)
    record(proto.name(), proto.op_type(), node.getInputs(), node.getOutputs());
  return success();
}

LogicalResult Importer::importNodes(NodeProtos &nodes) {
  std::optional<SmallVector<int>> order = file.sortNodes(
      nodes, [&](StringRef name) { return scope->tensors.contains(name); });
  if (!order)
    return failure();
  for (int node : *order)
    if (importNode(nodes[node]).failed())
      return failure();
  return success();
}

void Importer::eraseDeadOps() {
  auto &body = function.getBody().front();
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(body)))
    if (isOpTriviallyDead(&op))
      op.erase();
}

OwningOpRef<ModuleOp> Importer::run() {
  ::onnx::GraphProto &graph = *file.getModel().mutable_graph();
  if (checkModel().failed() || checkOptions().failed() ||
      collectFunctions().failed() || importInitializers(graph).failed() ||
      importInputs().failed() || importNodes(*graph.mutable_node()).failed() ||
      importOutputs().failed())
    return nullptr;
  eraseDeadOps();
  if (verify(*module).failed())
    return nullptr;
  return std::move(module);
}

static OwningOpRef<ModuleOp> importParsed(ModelFile &file,
                                          const ImportOptions &options,
                                          MLIRContext &context) {
  context.loadDialect<NNPrimDialect, arith::ArithDialect, func::FuncDialect,
                      linalg::LinalgDialect, math::MathDialect, scf::SCFDialect,
                      tensor::TensorDialect>();
  return Importer(file, options, context).run();
}

OwningOpRef<ModuleOp> nnprim::importONNX(llvm::MemoryBufferRef model,
                                         StringRef path,
                                         const ImportOptions &options,
                                         MLIRContext &context) {
  ModelFile file(path, context);
  if (file.parse(model.getBuffer()).failed())
    return nullptr;
  return importParsed(file, options, context);
}

/// Gives the pages within a part of a mapped file back to the system.
/// MemoryBuffer::dontNeedIfMmap does nothing with glibc, whose posix_madvise
/// ignores this advice.
static void dropPages(StringRef bytes) {
  static const uintptr_t page = llvm::sys::Process::getPageSizeEstimate();
  auto address = reinterpret_cast<uintptr_t>(bytes.data());
  uintptr_t begin = llvm::alignTo(address, page);
  uintptr_t end = llvm::alignDown(address + bytes.size(), page);
  if (begin < end)
    (void)madvise(reinterpret_cast<void *>(begin), end - begin, MADV_DONTNEED);
}

OwningOpRef<ModuleOp> nnprim::importONNX(StringRef path,
                                         const ImportOptions &options,
                                         MLIRContext &context) {
  ModelFile file(path, context);
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(
      path, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  if (std::error_code code = buffer.getError()) {
    (void)file.error("cannot be read: " + code.message());
    return nullptr;
  }
  // The model holds its own copy of the weights. Pages of a mapped file go
  // while it is made, so that weights are in memory once.
  bool isMapped =
      (*buffer)->getBufferKind() == llvm::MemoryBuffer::MemoryBuffer_MMap;
  if (file.parse((*buffer)->getBuffer(),
                 [&](StringRef bytes) {
                   if (isMapped)
                     dropPages(bytes);
                 })
          .failed())
    return nullptr;
  buffer->reset();
  return importParsed(file, options, context);
}
