//===- LinkedFile.cpp - Links code and weights to the output --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LinkedFile.h"

#include "InsertWeights.h"

#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace nnprim;

/// Fewer bytes are not worth an alignment above that of a weight: they are
/// written when the linker has placed them.
static constexpr uint64_t minEarlyBytes = 16 << 20;

/// The symbols and the constants of the code are in front of the weights of a
/// shared library. If they take less than this, the weights begin here.
/// The gap takes at most 1/64 of the file, and none of the disk.
static uint64_t getSharedAlignment(uint64_t bytes) {
  if (bytes < minEarlyBytes)
    return kWeightAlignment;
  return std::min<uint64_t>(llvm::bit_floor(bytes / 64), 1 << 20);
}

static Error writeWeightsTo(OutputFile &file, uint64_t position,
                            ArrayRef<Weight> weights) {
  return file.writeAt(position,
                      [&](raw_ostream &os) { writeWeights(os, weights); });
}

Expected<LinkedFile> LinkedFile::create(StringRef finalPath, LinkMode mode,
                                        StringRef triple,
                                        ArrayRef<Weight> weights,
                                        bool isConcurrent) {
  Expected<OutputFile> output = OutputFile::create(finalPath);
  if (!output)
    return output.takeError();
  LinkedFile linked(std::make_unique<OutputFile>(std::move(*output)));
  linked.finalPath = finalPath.str();
  linked.mode = mode;
  linked.triple = triple;
  linked.weights = weights;
  uint64_t bytes = getWeightsSize(weights);
  linked.expected = sizeof(ELF::Elf64_Ehdr);
  if (mode == LinkMode::Shared)
    linked.expected = linked.alignment = getSharedAlignment(bytes);
  if (bytes >= minEarlyBytes)
    linked.writer = std::async(
        isConcurrent ? std::launch::async : std::launch::deferred,
        [file = linked.file.get(), position = linked.expected, weights] {
          return toString(writeWeightsTo(*file, position, weights));
        });
  return linked;
}

/// Objects keep the section beside their own constants; the linker would make
/// it one with those of a library, and copy it.
StringRef LinkedFile::getSection() const {
  return mode == LinkMode::Shared ? ".nnprim.weights" : ".rodata.nnprim";
}

Error LinkedFile::writeRest(MutableArrayRef<char> linked) {
  Expected<Insertion> insertion = insertSection(linked, getSection());
  if (!insertion)
    return insertion.takeError();
  bool isWritten = writer.valid();
  if (isWritten)
    if (std::string message = writer.get(); !message.empty())
      return createStringError(message);
  bool hasWeights = insertion->data < linked.size() + insertion->shift;
  if (!isWritten || !hasWeights || insertion->data != expected) {
    if (Error error = file->clear())
      return error;
    if (hasWeights)
      if (Error error = writeWeightsTo(*file, insertion->data, weights))
        return error;
  }
  auto writePiece = [&](uint64_t position, ArrayRef<char> bytes) {
    return file->writeAt(position, [&](raw_ostream &os) {
      os.write(bytes.data(), bytes.size());
    });
  };
  ArrayRef<char> bytes = linked;
  if (Error error = writePiece(0, bytes.take_front(insertion->cut)))
    return error;
  return writePiece(insertion->cut + insertion->shift,
                    bytes.drop_front(insertion->cut));
}

Expected<OutputFile> LinkedFile::writeSymbols() {
  auto data = OutputFile::create(finalPath);
  if (!data)
    return data.takeError();
  if (Error error = data->write([&](raw_pwrite_stream &os) {
        writeDataObject(os, triple, weights, getSection(), alignment);
        return Error::success();
      }))
    return error;
  return data;
}

Expected<OutputFile> LinkedFile::addContent(const OutputFile &linked) {
  auto buffer = WritableMemoryBuffer::getFile(linked.getTemporaryPath());
  if (!buffer)
    return createStringError(buffer.getError(), "cannot read what was linked");
  if (Error error = writeRest((*buffer)->getBuffer()))
    return error;
  return std::move(*file);
}

Expected<OutputFile> LinkedFile::link(ArrayRef<std::string> objects) {
  auto data = writeSymbols();
  if (!data)
    return data.takeError();
  auto linked = OutputFile::create(finalPath);
  if (!linked)
    return linked.takeError();
  std::vector<std::string> paths(objects);
  paths.push_back(data->getTemporaryPath());
  if (Error error = linkObjects(paths, linked->getTemporaryPath(), mode,
                                sys::path::filename(finalPath)))
    return error;
  return addContent(*linked);
}

Expected<OutputFile> LinkedFile::makeDataObject() {
  auto data = writeSymbols();
  if (!data)
    return data.takeError();
  return addContent(*data);
}
