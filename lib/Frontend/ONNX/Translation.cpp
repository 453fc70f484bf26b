//===- Translation.cpp - Registers --import-onnx --------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Frontend/ONNX/Import.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Tools/mlir-translate/Translation.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

void nnprim::registerImportONNXTranslation() {
  static llvm::cl::list<std::string> inputShapes(
      "input-shape", llvm::cl::value_desc("NAME=1x3x224x224"),
      llvm::cl::desc("Shape of an input whose dimensions are dynamic"));
  static llvm::cl::list<std::string> boundInputs(
      "bind-input", llvm::cl::value_desc("NAME=FILE"),
      llvm::cl::desc("Value of an input that becomes a constant: a .npy file, "
                     "or a .pb file with a TensorProto"));
  static TranslateToMLIRRegistration registration(
      "import-onnx", "Import an ONNX model as linalg on tensors",
      [](llvm::SourceMgr &sources,
         MLIRContext *context) -> OwningOpRef<Operation *> {
        std::optional<ImportOptions> options =
            parseImportOptions(inputShapes, boundInputs, *context);
        if (!options)
          return nullptr;
        // External data is stored beside the model, so the file name matters.
        const llvm::MemoryBuffer *buffer =
            sources.getMemoryBuffer(sources.getMainFileID());
        auto module = importONNX(*buffer, buffer->getBufferIdentifier(),
                                 *options, *context);
        if (!module)
          return nullptr;
        return OwningOpRef<Operation *>(module.release());
      },
      [](DialectRegistry &registry) {
        registry.insert<NNPrimDialect, arith::ArithDialect, func::FuncDialect,
                        linalg::LinalgDialect, math::MathDialect,
                        scf::SCFDialect, tensor::TensorDialect>();
      });
}
