//===- Layer.cpp - Layers of the benchmark tables -------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Layer.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"

#include <algorithm>
#include <cctype>

using namespace nnprim::bench;

static int64_t outputExtent(int64_t extent, int64_t taps, int64_t begin,
                            int64_t end, const Layer &layer) {
  return (extent + begin + end - layer.dilation * (taps - 1) - 1) /
             layer.stride +
         1;
}

/// Number of pairs of output pixel and tap that read the image along a
/// dimension.
static int64_t meetings(int64_t extent, int64_t output, int64_t taps,
                        int64_t begin, const Layer &layer) {
  int64_t count = 0;
  for (int64_t o = 0; o < output; ++o)
    for (int64_t tap = 0; tap < taps; ++tap) {
      int64_t i = o * layer.stride + tap * layer.dilation - begin;
      count += i >= 0 && i < extent;
    }
  return count;
}

int64_t Layer::outputHeight() const {
  return outputExtent(h, r, padTop, padBottom, *this);
}

int64_t Layer::outputWidth() const {
  return outputExtent(w, s, padLeft, padRight, *this);
}

double Layer::flops() const {
  return 2.0 * double(outputSize()) * double(r * s * (c / groups));
}

double Layer::usefulFlops() const {
  return 2.0 * double(n * k * (c / groups)) *
         double(meetings(h, outputHeight(), r, padTop, *this)) *
         double(meetings(w, outputWidth(), s, padLeft, *this));
}

bool Layer::isPointwise() const {
  return r == 1 && s == 1 && stride == 1 && groups == 1 && padTop == 0 &&
         padLeft == 0 && padBottom == 0 && padRight == 0;
}

int64_t Layer::patchesSize() const {
  return n * outputHeight() * outputWidth() * r * s * c;
}

std::string Layer::path() const { return table + "/" + model + "/" + name; }

std::string Layer::stem() const {
  std::string stem = table + "-" + model + "-" + name;
  std::replace_if(
      stem.begin(), stem.end(), [](char c) { return !llvm::isAlnum(c); }, '_');
  return stem;
}

/// Splits at commas; the last column, the source, may be quoted.
static llvm::SmallVector<llvm::StringRef> splitRow(llvm::StringRef row,
                                                   size_t columns) {
  llvm::SmallVector<llvm::StringRef> fields;
  row.split(fields, ',', /*MaxSplit=*/int(columns) - 1);
  return fields;
}

static llvm::Error parseLayer(llvm::ArrayRef<llvm::StringRef> names,
                              llvm::ArrayRef<llvm::StringRef> fields,
                              Layer &layer) {
  const std::pair<llvm::StringRef, int64_t *> numbers[] = {
      {"n", &layer.n},
      {"h", &layer.h},
      {"w", &layer.w},
      {"c", &layer.c},
      {"k", &layer.k},
      {"r", &layer.r},
      {"s", &layer.s},
      {"stride", &layer.stride},
      {"dilation", &layer.dilation},
      {"pad_top", &layer.padTop},
      {"pad_left", &layer.padLeft},
      {"pad_bottom", &layer.padBottom},
      {"pad_right", &layer.padRight},
      {"groups", &layer.groups}};
  auto find = [&](llvm::StringRef name) {
    size_t column = llvm::find(names, name) - names.begin();
    return column < fields.size() ? fields[column] : llvm::StringRef();
  };
  layer.model = find("model").str();
  layer.name = find("layer").str();
  for (auto [name, number] : numbers)
    if (find(name).getAsInteger(10, *number))
      return llvm::createStringError("column `" + name + "` of layer `" +
                                     layer.name + "` is no whole number");
  return llvm::Error::success();
}

llvm::Expected<std::vector<Layer>>
nnprim::bench::readLayers(const std::string &directory,
                          const std::string &table) {
  std::string path = directory + "/" + table + ".csv";
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!buffer)
    return llvm::createFileError(path, buffer.getError());
  llvm::SmallVector<llvm::StringRef> rows;
  (*buffer)->getBuffer().split(rows, '\n', -1, /*KeepEmpty=*/false);
  if (rows.empty())
    return llvm::createStringError(path + ": expected a row of names");
  llvm::SmallVector<llvm::StringRef> names =
      splitRow(rows.front(), rows.front().count(',') + 1);
  std::vector<Layer> layers;
  for (llvm::StringRef row : llvm::drop_begin(rows)) {
    Layer layer;
    layer.table = table;
    if (llvm::Error error =
            parseLayer(names, splitRow(row, names.size()), layer))
      return llvm::createFileError(path, std::move(error));
    layers.push_back(std::move(layer));
  }
  return layers;
}
