//===- CloneModule.cpp - Copies of a module without its weights -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CloneModule.h"

#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;

/// A resource under another name that refers to the elements of `value`.
static DenseResourceElementsAttr borrow(DenseResourceElementsAttr value) {
  AsmResourceBlob *blob = value.getRawHandle().getBlob();
  return DenseResourceElementsAttr::get(
      value.getType(), value.getRawHandle().getKey(),
      UnmanagedAsmResourceBlob::allocateWithAlign(blob->getData(),
                                                  blob->getDataAlignment()));
}

OwningOpRef<ModuleOp> nnprim::cloneModule(ModuleOp module) {
  OwningOpRef<ModuleOp> copy = module.clone();
  AttrTypeReplacer replacer;
  // The replacer remembers what it replaced, so that constants that shared a
  // resource still do.
  replacer.addReplacement(
      [](DenseResourceElementsAttr value) -> std::pair<Attribute, WalkResult> {
        return {borrow(value), WalkResult::skip()};
      });
  replacer.recursivelyReplaceElementsIn(*copy, /*replaceAttrs=*/true,
                                        /*replaceLocs=*/false,
                                        /*replaceTypes=*/false);
  return copy;
}
