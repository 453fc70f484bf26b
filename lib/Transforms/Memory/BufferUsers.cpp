//===- BufferUsers.cpp - Ops that may access a buffer ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Transforms/BufferUsers.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"

using namespace mlir;

namespace {
/// Follows a buffer through the values that alias it.
class AliasWalk {
public:
  SmallVector<Operation *> run(Value buffer);

private:
  void visit(Operation *user);
  void addAlias(Value value) {
    if (isa<BaseMemRefType>(value.getType()) && aliases.insert(value).second)
      worklist.push_back(value);
  }

  DenseSet<Value> aliases;
  SmallVector<Value> worklist;
};
} // namespace

void AliasWalk::visit(Operation *user) {
  // The result of a view, a select or a cast may be the same buffer.
  for (Value result : user->getResults())
    addAlias(result);
  // A terminator passes its operands to the results of its parent op, and a
  // loop passes its operands to the arguments of its region.
  if (user->hasTrait<OpTrait::IsTerminator>())
    user = user->getParentOp();
  for (Value result : user->getResults())
    addAlias(result);
  if (isa<RegionBranchOpInterface>(user))
    for (Region &region : user->getRegions())
      for (Value argument : region.getArguments())
        addAlias(argument);
}

SmallVector<Operation *> AliasWalk::run(Value buffer) {
  SmallVector<Operation *> users;
  addAlias(buffer);
  while (!worklist.empty()) {
    Value alias = worklist.pop_back_val();
    for (Operation *user : alias.getUsers()) {
      users.push_back(user);
      visit(user);
    }
  }
  return users;
}

SmallVector<Operation *> nnprim::getBufferUsers(Value buffer) {
  return AliasWalk().run(buffer);
}
