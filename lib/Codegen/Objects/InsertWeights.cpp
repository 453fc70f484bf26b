//===- InsertWeights.cpp - Inserts weights into a linked file -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InsertWeights.h"

#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace nnprim;
namespace elf = llvm::ELF;

/// Sections of a relocatable object are aligned to no more than a page.
static constexpr uint64_t objectAlignment = 4096;

namespace {
/// The headers of an ELF file as ld.lld writes them, on a little-endian host.
class Headers {
public:
  explicit Headers(MutableArrayRef<char> file) : file(file) {}

  elf::Elf64_Ehdr &header() { return at<elf::Elf64_Ehdr>(0); }
  MutableArrayRef<elf::Elf64_Shdr> sections() {
    return {&at<elf::Elf64_Shdr>(header().e_shoff), header().e_shnum};
  }
  MutableArrayRef<elf::Elf64_Phdr> segments() {
    if (header().e_phnum == 0)
      return {};
    return {&at<elf::Elf64_Phdr>(header().e_phoff), header().e_phnum};
  }
  elf::Elf64_Shdr *findSection(StringRef name) {
    uint64_t names = sections()[header().e_shstrndx].sh_offset;
    for (elf::Elf64_Shdr &section : sections())
      if (StringRef(&file[names + section.sh_name]) == name)
        return &section;
    return nullptr;
  }
  /// The loaded segment that contains the section.
  elf::Elf64_Phdr *findSegment(const elf::Elf64_Shdr &section) {
    for (elf::Elf64_Phdr &segment : segments())
      if (segment.p_type == elf::PT_LOAD &&
          segment.p_vaddr <= section.sh_addr &&
          section.sh_addr + section.sh_size <=
              segment.p_vaddr + segment.p_memsz)
        return &segment;
    return nullptr;
  }
  /// Moves what lies behind the cut, except for the section and its segment.
  void move(const Insertion &insertion, const elf::Elf64_Shdr &section,
            const elf::Elf64_Phdr *segment);

private:
  template <typename T> T &at(uint64_t offset) {
    return *reinterpret_cast<T *>(&file[offset]);
  }

  MutableArrayRef<char> file;
};
} // namespace

void Headers::move(const Insertion &insertion, const elf::Elf64_Shdr &section,
                   const elf::Elf64_Phdr *segment) {
  for (elf::Elf64_Shdr &other : sections())
    if (&other != &section && other.sh_offset >= insertion.cut)
      other.sh_offset += insertion.shift;
  for (elf::Elf64_Phdr &other : segments())
    if (&other != segment && other.p_offset >= insertion.cut)
      other.p_offset += insertion.shift;
  // Last, because the headers of sections are found through it.
  header().e_shoff += insertion.shift;
}

Expected<Insertion> nnprim::insertSection(MutableArrayRef<char> file,
                                          StringRef name) {
  Headers headers(file);
  elf::Elf64_Shdr *section = headers.findSection(name);
  Insertion insertion;
  if (!section) {
    insertion.cut = insertion.data = file.size();
    return insertion;
  }
  elf::Elf64_Phdr *segment = nullptr;
  if (headers.header().e_type == elf::ET_REL) {
    insertion.cut = insertion.data = sizeof(elf::Elf64_Ehdr);
    insertion.shift = alignTo(section->sh_size, objectAlignment);
  } else {
    segment = headers.findSegment(*section);
    if (!segment || section->sh_addr + section->sh_size !=
                        segment->p_vaddr + segment->p_memsz)
      return createStringError("the linker has not placed the weights behind "
                               "the other constants");
    insertion.cut = segment->p_offset + segment->p_filesz;
    insertion.data = segment->p_offset + section->sh_addr - segment->p_vaddr;
    segment->p_filesz = segment->p_memsz;
    // Addresses and positions in the file agree modulo the size of a page.
    uint64_t alignment = 1;
    for (const elf::Elf64_Phdr &other : headers.segments())
      alignment = std::max<uint64_t>(alignment, other.p_align);
    insertion.shift =
        alignTo(insertion.data + section->sh_size - insertion.cut, alignment);
  }
  section->sh_type = elf::SHT_PROGBITS;
  section->sh_offset = insertion.data;
  headers.move(insertion, *section, segment);
  return insertion;
}
