//===- FourierEmitter.cpp - Code of one-dimensional Fourier transforms ----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FourierEmitter.h"

#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace nnprim;

FourierEmitter::FourierEmitter(KernelBuilder &b, Operation *op,
                               FourierKind kind, int64_t size,
                               int64_t numOutputs) {
  static const char *const names[] = {"real", "complex", "real_inverse",
                                      "complex_inverse"};
  // The other half of the registers is for intermediate values of the steps.
  int maxValues = int(b.getTarget().numVectorRegisters / 2);
  program = getFourierProgram(kind, int(size), int(numOutputs), maxValues);
  for (const FourierPhase &phase : program)
    for (const FourierStep &step : phase) {
      std::string name = llvm::formatv("__nnprim_fourier_{0}_{1}_{2}_{3}_{4}",
                                       names[int(kind)], size, numOutputs,
                                       maxValues, steps.size())
                             .str();
      steps.emplace_back(b, op, step.program, name);
    }
}

/// Whether a step of these phases has the slot among its inputs or outputs.
static bool isUsed(ArrayRef<FourierPhase> phases,
                   std::vector<int> FourierStep::*slots, int slot) {
  return llvm::any_of(phases, [&](const FourierPhase &phase) {
    return llvm::any_of(phase, [&](const FourierStep &step) {
      return llvm::is_contained(step.*slots, slot);
    });
  });
}

void FourierEmitter::emit(int64_t width, LoadSlot source, LoadSlot load,
                          StoreSlot store, StoreSlot target) const {
  const StraightLineCode *code = steps.data();
  for (const auto &[number, phase] : llvm::enumerate(program)) {
    ArrayRef<FourierPhase> all(program);
    ArrayRef<FourierPhase> before = all.take_front(number);
    ArrayRef<FourierPhase> after = all.drop_front(number + 1);
    for (const FourierStep &step : phase) {
      // Every input's slot is read before it is written (see the unit test).
      (code++)->emit(
          width,
          [&](int i) {
            int slot = step.inputs[i];
            return isUsed(before, &FourierStep::outputs, slot) ? load(slot)
                                                               : source(slot);
          },
          [&](int i, Value value) {
            int slot = step.outputs[i];
            if (isUsed(after, &FourierStep::inputs, slot))
              store(slot, value);
            else
              target(slot, value);
          });
    }
  }
}
