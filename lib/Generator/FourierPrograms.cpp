//===- FourierPrograms.cpp - Small Fourier transforms as programs ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Generator/FourierPrograms.h"

#include "FourierTerms.h"

#include <cassert>
#include <cstddef>
#include <utility>

using namespace nnprim;

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

namespace {

/// A step under construction.
struct StepWriter {
  StepWriter(std::vector<int> inputs, bool isInverse)
      : inputs(std::move(inputs)),
        builder(int(this->inputs.size()), isInverse ? 1 : -1) {}

  Reals getInputs() const {
    Reals terms;
    for (int i = 0, e = int(inputs.size()); i < e; ++i)
      terms.push_back(builder.getInput(i));
    return terms;
  }
  void store(ScaledTerm term, int slot) {
    terms.push_back(term);
    outputs.push_back(slot);
  }
  void store(ComplexTerm term, int slot) {
    store(term.re, slot);
    store(term.im, slot + 1);
  }
  FourierStep finish() { return {inputs, builder.finish(terms), outputs}; }

  std::vector<int> inputs;
  FourierBuilder builder;
  Reals terms;
  std::vector<int> outputs;
};

/// Writes the phases of a transform.
struct ProgramWriter {
  int size, numOutputs, maxValues;
  bool isInverse;

  FourierProgram writeComplex() const;
  FourierProgram writeReal() const;
  FourierProgram writeRealInverse() const;

private:
  int getSourcePlace(int i) const;
  int getResultPlace(int i) const;
  FourierPhase transformParts(int parts) const;
  FourierPhase combineParts(int parts) const;
};

} // namespace

/// The slots `first`, `first` + `stride`, ….
static std::vector<int> getSlots(int first, int stride, int count) {
  std::vector<int> slots(count);
  for (int i = 0; i < count; ++i)
    slots[i] = first + i * stride;
  return slots;
}

/// The slots of both parts of the complex numbers at `places`.
static std::vector<int> getComplexSlots(const std::vector<int> &places) {
  std::vector<int> slots;
  for (int place : places) {
    slots.push_back(2 * place);
    slots.push_back(2 * place + 1);
  }
  return slots;
}

static Complexes toComplex(const Reals &reals) {
  Complexes result;
  for (std::size_t i = 0; i < reals.size(); i += 2)
    result.push_back({reals[i], reals[i + 1]});
  return result;
}

int64_t nnprim::getPackedSlot(int64_t n, int64_t k) {
  if (k == 0 || k == n / 2)
    return k == 0 ? 0 : 1;
  if (k == n / 4)
    return 2;
  return k < n / 4 ? 4 * k : 4 * (n / 2 - k) + 2;
}

/// The one or two slots of coefficient `k` of real numbers.
static std::vector<int> getPackedSlots(int k, int size) {
  int slot = int(getPackedSlot(size, k));
  if (k == 0 || k == size / 2)
    return {slot};
  return {slot, slot + 1};
}

/// Slots of coefficient `k` of the even (part 0) or odd (part 1) of `size` real
/// numbers, between the phases of their transform. They are among the slots of
/// the coefficients k and size/2 − k of the whole transform.
static std::vector<int> getPartSlots(int k, int size, int part) {
  if (k == 0 || k == size / 4)
    return {(k == 0 ? 0 : 2) + part};
  return {4 * k + part, 4 * k + 2 + part};
}

static void storeCoefficient(StepWriter &step, ComplexTerm x,
                             const std::vector<int> &slots) {
  step.store(x.re, slots[0]);
  if (slots.size() == 2)
    step.store(x.im, slots[1]);
}

/// Reads a coefficient from the step's inputs and advances `position`.
static ComplexTerm takeCoefficient(StepWriter &step, int &position,
                                   bool isReal) {
  ComplexTerm x{step.builder.getInput(position++), {}};
  if (!isReal)
    x.im = step.builder.getInput(position++);
  return x;
}

static std::vector<int> concat(std::vector<int> a, const std::vector<int> &b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}

/// Reads all coefficients of real numbers from the step's inputs, in order.
static Complexes takeCoefficients(StepWriter &step, int size) {
  Complexes x;
  int position = 0;
  for (int k = 0; k <= size / 2; ++k)
    x.push_back(takeCoefficient(step, position, k == 0 || k == size / 2));
  return x;
}

/// Positions of complex number `i` before and after the transform.
int ProgramWriter::getSourcePlace(int i) const {
  return isInverse ? int(getComplexPlace(size, i)) : i;
}
int ProgramWriter::getResultPlace(int i) const {
  return int(isInverse ? getInversePlace(size, i) : getComplexPlace(size, i));
}

/// Transforms every `parts`-th number from number `part` on, in place, with
/// four numbers per part.
FourierPhase ProgramWriter::transformParts(int parts) const {
  FourierPhase phase;
  for (int part = 0; part < parts; ++part) {
    std::vector<int> places(size / parts);
    for (int j = 0; j < size / parts; ++j)
      places[j] = getSourcePlace(parts * j + part);
    StepWriter step(getComplexSlots(places), isInverse);
    Complexes x = step.builder.transform(toComplex(step.getInputs()));
    for (std::size_t j = 0; j < x.size(); ++j)
      step.store(x[j], 2 * places[j]);
    phase.push_back(step.finish());
  }
  return phase;
}

/// Combines number k of the transforms of all parts into the numbers k,
/// k + size/parts, ….
FourierPhase ProgramWriter::combineParts(int parts) const {
  FourierPhase phase;
  int length = size / parts;
  for (int k = 0; k < length && k < numOutputs; ++k) {
    std::vector<int> places(parts);
    for (int part = 0; part < parts; ++part)
      places[part] = getSourcePlace(parts * k + part);
    StepWriter step(getComplexSlots(places), isInverse);
    Complexes x = toComplex(step.getInputs());
    for (int part = 0; part < parts; ++part)
      x[part] = step.builder.twiddle(x[part], part * k, size);
    x = step.builder.transform(x);
    for (int part = 0; part < parts; ++part)
      if (int number = k + length * part; number < numOutputs)
        step.store(x[part], 2 * getResultPlace(number));
    phase.push_back(step.finish());
  }
  return phase;
}

FourierProgram ProgramWriter::writeComplex() const {
  if (2 * size > maxValues)
    return {transformParts(size / 4), combineParts(size / 4)};
  std::vector<int> places(size);
  for (int i = 0; i < size; ++i)
    places[i] = getSourcePlace(i);
  StepWriter step(getComplexSlots(places), isInverse);
  Complexes x = step.builder.transform(toComplex(step.getInputs()));
  for (int i = 0; i < numOutputs; ++i)
    step.store(x[i], 2 * getResultPlace(i));
  return {{step.finish()}};
}

FourierProgram ProgramWriter::writeReal() const {
  if (size <= maxValues) {
    StepWriter step(getSlots(0, 1, size), isInverse);
    Complexes x = step.builder.transformReal(step.getInputs());
    for (int k = 0; k <= size / 2; ++k)
      storeCoefficient(step, x[k], getPackedSlots(k, size));
    return {{step.finish()}};
  }
  FourierPhase first, second;
  for (int part : {0, 1}) {
    StepWriter step(getSlots(part, 2, size / 2), isInverse);
    Complexes x = step.builder.transformReal(step.getInputs());
    // The even part yields the real and the odd part the imaginary part of
    // coefficient size/4, which are then already in place.
    if (part == 1)
      x.back() = {step.builder.twiddle(x.back(), size / 4, size).im, {}};
    for (int k = 0; k <= size / 4; ++k)
      storeCoefficient(step, x[k], getPartSlots(k, size, part));
    first.push_back(step.finish());
  }
  for (int k = 0; k < size / 4; ++k) {
    StepWriter step(concat(getPartSlots(k, size, 0), getPartSlots(k, size, 1)),
                    isInverse);
    int position = 0;
    bool isReal = step.inputs.size() == 2;
    ComplexTerm even = takeCoefficient(step, position, isReal);
    ComplexTerm odd = takeCoefficient(step, position, isReal);
    auto [x, y] = step.builder.combine(even, odd, k, size);
    storeCoefficient(step, x, getPackedSlots(k, size));
    storeCoefficient(step, y, getPackedSlots(size / 2 - k, size));
    second.push_back(step.finish());
  }
  return {first, second};
}

FourierProgram ProgramWriter::writeRealInverse() const {
  auto storeSamples = [&](StepWriter &step, const Reals &x, int parts,
                          int part) {
    for (int i = 0; i < int(x.size()); ++i)
      if (int number = parts * i + part; number < numOutputs)
        step.store(x[i], number);
  };
  if (size <= maxValues) {
    std::vector<int> slots;
    for (int k = 0; k <= size / 2; ++k)
      slots = concat(slots, getPackedSlots(k, size));
    StepWriter step(slots, isInverse);
    storeSamples(step, step.builder.invertReal(takeCoefficients(step, size)), 1,
                 0);
    return {{step.finish()}};
  }
  FourierPhase first, second;
  for (int k = 0; k < size / 4; ++k) {
    int mirror = size / 2 - k;
    StepWriter step(
        concat(getPackedSlots(k, size), getPackedSlots(mirror, size)),
        isInverse);
    int position = 0;
    ComplexTerm x = takeCoefficient(step, position, k == 0);
    ComplexTerm y = takeCoefficient(step, position, k == 0);
    auto [even, odd] = step.builder.split(x, y, k, size);
    storeCoefficient(step, even, getPartSlots(k, size, 0));
    storeCoefficient(step, odd, getPartSlots(k, size, 1));
    first.push_back(step.finish());
  }
  for (int part : {0, 1}) {
    std::vector<int> slots;
    for (int k = 0; k <= size / 4; ++k)
      slots = concat(slots, getPartSlots(k, size, part));
    StepWriter step(slots, isInverse);
    Complexes x = takeCoefficients(step, size / 2);
    // The last input is the real or imaginary part of coefficient size/4, which
    // the first phase leaves unchanged.
    ScaledTerm last = x.back().re;
    ComplexTerm whole =
        part == 0 ? ComplexTerm{last, {}} : ComplexTerm{{}, last};
    auto [even, odd] = step.builder.split(whole, whole, size / 4, size);
    x.back() = part == 0 ? even : odd;
    storeSamples(step, step.builder.invertReal(x), 2, part);
    second.push_back(step.finish());
  }
  return {first, second};
}

FourierProgram nnprim::getFourierProgram(FourierKind kind, int size,
                                         int numOutputs, int maxValues) {
  assert(hasFourierTransform(size) && maxValues >= 8 && numOutputs <= size &&
         "not a transform");
  bool isInverse =
      kind == FourierKind::RealInverse || kind == FourierKind::ComplexInverse;
  ProgramWriter writer{size, isInverse ? numOutputs : size, maxValues,
                       isInverse};
  switch (kind) {
  case FourierKind::Real:
    return writer.writeReal();
  case FourierKind::RealInverse:
    return writer.writeRealInverse();
  case FourierKind::Complex:
  case FourierKind::ComplexInverse:
    return writer.writeComplex();
  }
  return {};
}

bool nnprim::hasFourierTransform(int64_t n) { return n == 8 || n == 16; }

bool nnprim::hasFourierTransform(int64_t m, int64_t r) {
  return m >= 2 && r >= 2 && m <= 16 && r <= 16 &&
         hasFourierTransform(m + r - 1);
}
