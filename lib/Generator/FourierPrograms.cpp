//===- FourierPrograms.cpp - Small Fourier transforms as code -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Generator/FourierPrograms.h"

#include "ScaledTerms.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <tuple>
#include <utility>

using namespace nnprim;

namespace {

using Reals = std::vector<ScaledTerm>;
struct ComplexTerm {
  ScaledTerm re, im;
};
using Complexes = std::vector<ComplexTerm>;

/// The algorithms on terms; `sign` is that of the exponent.
class FourierBuilder : public ScaledTermBuilder {
public:
  FourierBuilder(int numInputs, int sign)
      : ScaledTermBuilder(numInputs), sign(sign) {}

  /// x·exp(sign·2πi·k/n).
  ComplexTerm twiddle(ComplexTerm x, int k, int n);
  /// Decimation in time.
  Complexes transform(const Complexes &x);
  /// The coefficients 0, …, n/2 of real numbers.
  Complexes transformReal(const Reals &x);
  /// From these, by decimation in frequency.
  Reals invertReal(const Complexes &x);

  /// One step of transformReal: from coefficients k of the even and odd of n
  /// numbers, coefficients k and n/2 − k of all of them.
  std::pair<ComplexTerm, ComplexTerm> combine(ComplexTerm even, ComplexTerm odd,
                                              int k, int n);
  /// Two times its inverse.
  std::pair<ComplexTerm, ComplexTerm> split(ComplexTerm first,
                                            ComplexTerm second, int k, int n);

  ComplexTerm getComplex(int number) const {
    return {getInput(2 * number), getInput(2 * number + 1)};
  }

private:
  ComplexTerm add(ComplexTerm a, ComplexTerm b) {
    return {ScaledTermBuilder::add(a.re, b.re),
            ScaledTermBuilder::add(a.im, b.im)};
  }
  ComplexTerm sub(ComplexTerm a, ComplexTerm b) {
    return add(a, {-b.re, -b.im});
  }

  int sign;
};

} // namespace

static ComplexTerm conjugate(ComplexTerm x) { return {x.re, -x.im}; }

/// cos(2πk/n), exact where it is 0 or ±1.
static double getCosine(int k, int n) {
  if (4 * k % n == 0) {
    static const double quarters[] = {1, 0, -1, 0};
    return quarters[4 * k / n % 4];
  }
  return std::cos(2 * std::acos(-1.0) * k / n);
}

/// sin(2πk/n) = cos(2π(k/n + ¾)).
static double getSine(int k, int n) { return getCosine(4 * k + 3 * n, 4 * n); }

static ScaledTerm scale(ScaledTerm x, double factor) {
  return {x.value, x.factor * factor};
}

ComplexTerm FourierBuilder::twiddle(ComplexTerm x, int k, int n) {
  double c = getCosine(k, n), s = sign * getSine(k, n);
  return {ScaledTermBuilder::sub(scale(x.re, c), scale(x.im, s)),
          ScaledTermBuilder::add(scale(x.im, c), scale(x.re, s))};
}

/// Every second element from `first`.
template <typename T>
static std::vector<T> takeSecond(const std::vector<T> &x, int first) {
  std::vector<T> result;
  for (std::size_t i = first; i < x.size(); i += 2)
    result.push_back(x[i]);
  return result;
}

Complexes FourierBuilder::transform(const Complexes &x) {
  int n = int(x.size());
  if (n == 1)
    return x;
  Complexes even = transform(takeSecond(x, 0));
  Complexes odd = transform(takeSecond(x, 1));
  Complexes result(n);
  for (int k = 0; k < n / 2; ++k) {
    ComplexTerm turned = twiddle(odd[k], k, n);
    result[k] = add(even[k], turned);
    result[k + n / 2] = sub(even[k], turned);
  }
  return result;
}

/// X[n/2 − k] = conj(X[n/2 + k]).
std::pair<ComplexTerm, ComplexTerm>
FourierBuilder::combine(ComplexTerm even, ComplexTerm odd, int k, int n) {
  ComplexTerm turned = twiddle(odd, k, n);
  return {add(even, turned), conjugate(sub(even, turned))};
}

Complexes FourierBuilder::transformReal(const Reals &x) {
  int n = int(x.size());
  if (n == 1)
    return {{x.front(), {}}};
  Complexes even = transformReal(takeSecond(x, 0));
  Complexes odd = transformReal(takeSecond(x, 1));
  Complexes result(n / 2 + 1);
  for (int k = 0; k <= n / 4; ++k)
    std::tie(result[k], result[n / 2 - k]) = combine(even[k], odd[k], k, n);
  return result;
}

std::pair<ComplexTerm, ComplexTerm>
FourierBuilder::split(ComplexTerm first, ComplexTerm second, int k, int n) {
  ComplexTerm other = conjugate(second);
  return {add(first, other), twiddle(sub(first, other), k, n)};
}

Reals FourierBuilder::invertReal(const Complexes &x) {
  int n = 2 * (int(x.size()) - 1);
  if (n == 0)
    return {x.front().re};
  Complexes even(n / 4 + 1), odd(n / 4 + 1);
  for (int k = 0; k <= n / 4; ++k)
    std::tie(even[k], odd[k]) = split(x[k], x[n / 2 - k], k, n);
  Reals evens = invertReal(even), odds = invertReal(odd), result;
  for (std::size_t i = 0; i < evens.size(); ++i) {
    result.push_back(evens[i]);
    result.push_back(odds[i]);
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

namespace {

/// A step that is being written.
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
  FourierPhase combineComplex(int parts) const;
};

} // namespace

/// Slots `first`, `first` + `stride`, … of `count` real or complex numbers.
static std::vector<int> getSlots(int first, int stride, int count,
                                 bool isComplex = false) {
  std::vector<int> slots;
  for (int i = 0; i < count; ++i) {
    int number = first + i * stride;
    if (!isComplex) {
      slots.push_back(number);
      continue;
    }
    slots.push_back(2 * number);
    slots.push_back(2 * number + 1);
  }
  return slots;
}

static Complexes toComplex(const Reals &reals) {
  Complexes result;
  for (std::size_t i = 0; i < reals.size(); i += 2)
    result.push_back({reals[i], reals[i + 1]});
  return result;
}

/// Packed coefficients from slot `base` on.
static void storePacked(StepWriter &step, const Complexes &x, int base) {
  int half = int(x.size()) - 1;
  step.store(x[0].re, base);
  step.store(x[half].re, base + 1);
  for (int k = 1; k < half; ++k)
    step.store(x[k], base + 2 * k);
}

static Complexes unpack(const Reals &packed) {
  Complexes x{{packed[0], {}}};
  for (std::size_t k = 1; k < packed.size() / 2; ++k)
    x.push_back({packed[2 * k], packed[2 * k + 1]});
  x.push_back({packed[1], {}});
  return x;
}

/// Slots of the packed coefficient `k` of `size`, one or two of them.
static std::vector<int> getPackedSlots(int k, int size, int base = 0) {
  if (k == 0 || k == size / 2)
    return {base + (k == 0 ? 0 : 1)};
  return {base + 2 * k, base + 2 * k + 1};
}

/// The coefficient of a step's inputs from `position` on, which is moved on.
static ComplexTerm takeCoefficient(const Reals &inputs, std::size_t &position,
                                   bool isReal) {
  ComplexTerm x{inputs[position++], {}};
  if (!isReal)
    x.im = inputs[position++];
  return x;
}

static void storeCoefficient(StepWriter &step, ComplexTerm x,
                             const std::vector<int> &slots) {
  step.store(x.re, slots[0]);
  if (slots.size() == 2)
    step.store(x.im, slots[1]);
}

/// Numbers k, k + size/parts, … from number k of the transforms of the parts.
FourierPhase ProgramWriter::combineComplex(int parts) const {
  FourierPhase phase;
  int length = size / parts;
  for (int k = 0; k < length && k < numOutputs; ++k) {
    StepWriter step(getSlots(k, length, parts, true), isInverse);
    Complexes x = toComplex(step.getInputs());
    for (int part = 0; part < parts; ++part)
      x[part] = step.builder.twiddle(x[part], part * k, size);
    x = step.builder.transform(x);
    for (int part = 0; part < parts; ++part)
      if (int number = k + length * part; number < numOutputs)
        step.store(x[part], 2 * number);
    phase.push_back(step.finish());
  }
  return phase;
}

FourierProgram ProgramWriter::writeComplex() const {
  int length = std::min(size, maxValues / 2), parts = size / length;
  FourierPhase first;
  for (int part = 0; part < parts; ++part) {
    StepWriter step(getSlots(part, parts, length, true), isInverse);
    Complexes x = step.builder.transform(toComplex(step.getInputs()));
    for (int i = 0; i < length && (parts > 1 || i < numOutputs); ++i)
      step.store(x[i], 2 * (part * length + i));
    first.push_back(step.finish());
  }
  if (parts == 1)
    return {first};
  return {first, combineComplex(parts)};
}

FourierProgram ProgramWriter::writeReal() const {
  int parts = size <= maxValues ? 1 : 2, length = size / parts;
  assert(length <= maxValues && "the transform needs more than two phases");
  FourierPhase first, second;
  for (int part = 0; part < parts; ++part) {
    StepWriter step(getSlots(part, parts, length), isInverse);
    storePacked(step, step.builder.transformReal(step.getInputs()),
                part * length);
    first.push_back(step.finish());
  }
  if (parts == 1)
    return {first};
  for (int k = 0; k <= length / 2; ++k) {
    std::vector<int> slots = getPackedSlots(k, length);
    for (int slot : getPackedSlots(k, length, length))
      slots.push_back(slot);
    StepWriter step(slots, isInverse);
    std::size_t position = 0;
    bool isReal = slots.size() == 2;
    Reals inputs = step.getInputs();
    ComplexTerm even = takeCoefficient(inputs, position, isReal);
    ComplexTerm odd = takeCoefficient(inputs, position, isReal);
    auto [x, y] = step.builder.combine(even, odd, k, size);
    storeCoefficient(step, x, getPackedSlots(k, size));
    if (k != size / 2 - k)
      storeCoefficient(step, y, getPackedSlots(size / 2 - k, size));
    second.push_back(step.finish());
  }
  return {first, second};
}

FourierProgram ProgramWriter::writeRealInverse() const {
  int parts = size <= maxValues ? 1 : 2, length = size / parts;
  assert(length <= maxValues && "the transform needs more than two phases");
  FourierPhase first, second;
  for (int k = 0; parts > 1 && k <= length / 2; ++k) {
    std::vector<int> slots = getPackedSlots(k, size);
    int mirror = size / 2 - k;
    if (mirror != k)
      for (int slot : getPackedSlots(mirror, size))
        slots.push_back(slot);
    StepWriter step(slots, isInverse);
    std::size_t position = 0;
    Reals inputs = step.getInputs();
    ComplexTerm x = takeCoefficient(inputs, position, k == 0);
    ComplexTerm y = mirror == k ? x : takeCoefficient(inputs, position, k == 0);
    auto [even, odd] = step.builder.split(x, y, k, size);
    storeCoefficient(step, even, getPackedSlots(k, length));
    storeCoefficient(step, odd, getPackedSlots(k, length, length));
    first.push_back(step.finish());
  }
  for (int part = 0; part < parts; ++part) {
    StepWriter step(getSlots(part * length, 1, length), isInverse);
    Reals x = step.builder.invertReal(unpack(step.getInputs()));
    for (int i = 0; i < length; ++i)
      if (int number = parts * i + part; number < numOutputs)
        step.store(x[i], number);
    second.push_back(step.finish());
  }
  if (parts == 1)
    return {second};
  return {first, second};
}

FourierProgram nnprim::getFourierProgram(FourierKind kind, int size,
                                         int numOutputs, int maxValues) {
  assert(size >= 2 && (size & (size - 1)) == 0 && maxValues >= 8 &&
         numOutputs <= size && "not a transform");
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
