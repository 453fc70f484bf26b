//===- SetTarget.cpp - Writes the target on a module ----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Planning/Passes.h"
#include "NNPrim/Target/MachineDesc.h"

namespace nnprim {
#define GEN_PASS_DEF_SETTARGETPASS
#include "NNPrim/Planning/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

namespace {
struct SetTarget : nnprim::impl::SetTargetPassBase<SetTarget> {
  using Base::Base;

  void runOnOperation() override {
    NNPrimDialect::TargetAttrHelper helper(&getContext());
    if (target.empty() && helper.isAttrPresent(getOperation()))
      return;
    StringRef name = target.empty() ? StringRef("host") : StringRef(target);
    const MachineDesc *machine = lookupTargetOption(name);
    if (!machine) {
      getOperation().emitError() << "unknown target '" << name << "'";
      return signalPassFailure();
    }
    helper.setAttr(
        getOperation(),
        TargetAttr::get(&getContext(), machine->target->name, machine->name));
  }
};
} // namespace
