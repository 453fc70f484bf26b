//===- DeduplicateKernels.cpp - Deduplication of equal kernels ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/SymbolTable.h"

namespace nnprim {
#define GEN_PASS_DEF_DEDUPLICATEKERNELSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;

namespace {
/// A function and its calls. Arguments from `firstAddress` on are addresses of
/// constants, which get_global operations in @main make.
struct Kernel {
  func::FuncOp function;
  SmallVector<func::CallOp> calls;
  unsigned firstAddress;
};
} // namespace

/// The private functions that @main calls exactly once, in the order of the
/// calls.
static std::vector<Kernel> collectKernels(func::FuncOp main,
                                          const SymbolTable &symbols) {
  SmallVector<func::CallOp> calls(main.getOps<func::CallOp>());
  llvm::StringMap<unsigned> uses;
  for (func::CallOp call : calls)
    ++uses[call.getCallee()];
  std::vector<Kernel> kernels;
  for (func::CallOp call : calls) {
    auto function = symbols.lookup<func::FuncOp>(call.getCallee());
    if (function && function.isPrivate() && !function.isExternal() &&
        uses[call.getCallee()] == 1)
      kernels.push_back({function, {call}, function.getNumArguments()});
  }
  return kernels;
}

/// Turns addresses of constants into arguments, in the order of their first
/// uses.
static void liftAddresses(Kernel &kernel, SymbolTable &symbols) {
  func::FuncOp function = kernel.function;
  func::CallOp call = kernel.calls.front();
  MLIRContext *context = function.getContext();
  llvm::StringMap<Value> arguments;
  SmallVector<memref::GetGlobalOp> addresses;
  function.walk([&](memref::GetGlobalOp op) { addresses.push_back(op); });
  OpBuilder b(call);
  for (memref::GetGlobalOp op : addresses) {
    auto global = symbols.lookup<memref::GlobalOp>(op.getName());
    if (!global || !global.getConstant())
      continue;
    Value &argument = arguments[op.getName()];
    if (!argument) {
      unsigned index = function.getNumArguments();
      // Nothing writes to a constant.
      NamedAttrList attributes;
      attributes.set(LLVM::LLVMDialect::getNoAliasAttrName(), b.getUnitAttr());
      attributes.set(LLVM::LLVMDialect::getReadonlyAttrName(), b.getUnitAttr());
      if (std::optional<uint64_t> alignment = global.getAlignment())
        attributes.set(LLVM::LLVMDialect::getAlignAttrName(),
                       b.getI64IntegerAttr(*alignment));
      (void)function.insertArgument(
          index, op.getType(), attributes.getDictionary(context), op.getLoc());
      argument = function.getArgument(index);
      call.getOperandsMutable().append(ValueRange(memref::GetGlobalOp::create(
          b, op.getLoc(), op.getType(), op.getName())));
    }
    op.replaceAllUsesWith(argument);
    op.erase();
  }
}

/// Moves an address that all calls agree on back into the function, where it
/// needs no argument register.
static void sinkAddresses(Kernel &kernel) {
  func::FuncOp function = kernel.function;
  auto getAddress = [](func::CallOp call, unsigned index) {
    return call.getOperand(index).getDefiningOp<memref::GetGlobalOp>();
  };
  for (unsigned index = function.getNumArguments();
       index-- > kernel.firstAddress;) {
    memref::GetGlobalOp address = getAddress(kernel.calls.front(), index);
    if (llvm::any_of(kernel.calls, [&](func::CallOp call) {
          return getAddress(call, index).getName() != address.getName();
        }))
      continue;
    auto b = OpBuilder::atBlockBegin(&function.getBody().front());
    Operation *inside = b.clone(*address);
    function.getArgument(index).replaceAllUsesWith(inside->getResult(0));
    (void)function.eraseArgument(index);
    for (func::CallOp call : kernel.calls) {
      memref::GetGlobalOp unused = getAddress(call, index);
      call.getOperandsMutable().erase(index);
      unused.erase();
    }
  }
}

static bool areEqual(Kernel &a, Kernel &b) {
  return a.firstAddress == b.firstAddress &&
         a.function.getFunctionType() == b.function.getFunctionType() &&
         a.function.getArgAttrsAttr() == b.function.getArgAttrsAttr() &&
         OperationEquivalence::isRegionEquivalentTo(
             &a.function.getBody(), &b.function.getBody(),
             OperationEquivalence::IgnoreLocations);
}

/// Redirects the calls of `kernel` to `shared`.
static void redirect(Kernel &kernel, Kernel &shared) {
  StringRef name = shared.function.getName();
  remark::passed(kernel.calls.front().getLoc(),
                 remark::RemarkOpts::name("Shared").category("nnprim-kernel"))
      << ("the code of '" + name + "', which differs in nothing but constants")
             .str();
  for (func::CallOp call : kernel.calls)
    call.setCallee(name);
  shared.calls.append(kernel.calls);
  kernel.function.erase();
}

namespace {
struct DeduplicateKernels
    : nnprim::impl::DeduplicateKernelsPassBase<DeduplicateKernels> {
  using Base::Base;

  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    auto main = symbols.lookup<func::FuncOp>("main");
    if (!main)
      return;
    std::vector<Kernel> shared;
    // Equal kernels have equal types, and few kernels have the same type.
    DenseMap<FunctionType, SmallVector<unsigned>> byType;
    for (Kernel &kernel : collectKernels(main, symbols)) {
      liftAddresses(kernel, symbols);
      SmallVector<unsigned> &others = byType[kernel.function.getFunctionType()];
      auto *equal = llvm::find_if(
          others, [&](unsigned i) { return areEqual(shared[i], kernel); });
      if (equal != others.end()) {
        redirect(kernel, shared[*equal]);
        ++numShared;
        continue;
      }
      others.push_back(shared.size());
      shared.push_back(kernel);
    }
    for (Kernel &kernel : shared)
      sinkAddresses(kernel);
  }
};
} // namespace
