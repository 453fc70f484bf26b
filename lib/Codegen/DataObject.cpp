//===- DataObject.cpp - Writes the weights as an ELF object ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Weights bypass LLVM, because the assembler copies an IR constant of 500 MB
// several times, and the linker, which copies them once more. The object
// written here has four sections besides the null section,
//
//   1 the weights      their size and alignment, but no bytes
//   2 .symtab          one hidden object symbol per weight
//   3 .strtab          names of symbols and of sections
//   4 .note.GNU-stack  empty: the stack need not be executable
//
// and is laid out as header, symbols, strings, section headers. InsertWeights
// gives the section its bytes in the file that the linker makes.
//

#include "NNPrim/Codegen/Weights.h"

#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/Alignment.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/TargetParser/Triple.h"

using namespace nnprim;
namespace elf = llvm::ELF;

namespace {
/// A string table under construction; offset 0 is the empty string.
struct StringTable {
  std::string bytes = std::string(1, '\0');

  uint32_t add(llvm::StringRef text) {
    uint32_t offset = bytes.size();
    bytes.append(text.data(), text.size());
    bytes.push_back('\0');
    return offset;
  }
};
} // namespace

template <typename T>
static void write(llvm::raw_ostream &os, const T &record) {
  os.write(reinterpret_cast<const char *>(&record), sizeof(T));
}

/// Zeros up to the next multiple of `alignment` from `position`; returns it.
static uint64_t pad(llvm::raw_ostream &os, uint64_t position,
                    uint64_t alignment) {
  uint64_t aligned = llvm::alignTo(position, alignment);
  os.write_zeros(aligned - position);
  return aligned;
}

static uint16_t getElfMachine(llvm::StringRef triple) {
  switch (llvm::Triple(triple).getArch()) {
  case llvm::Triple::x86_64:
    return elf::EM_X86_64;
  case llvm::Triple::aarch64:
    return elf::EM_AARCH64;
  default:
    llvm_unreachable("no target has this architecture");
  }
}

static elf::Elf64_Ehdr makeHeader(llvm::StringRef triple,
                                  uint64_t sectionHeaders, uint16_t count) {
  elf::Elf64_Ehdr header = {};
  const unsigned char ident[] = {
      0x7f, 'E', 'L', 'F', elf::ELFCLASS64, elf::ELFDATA2LSB, elf::EV_CURRENT};
  std::copy(std::begin(ident), std::end(ident), header.e_ident);
  header.e_type = elf::ET_REL;
  header.e_machine = getElfMachine(triple);
  header.e_version = elf::EV_CURRENT;
  header.e_shoff = sectionHeaders;
  header.e_ehsize = sizeof(elf::Elf64_Ehdr);
  header.e_shentsize = sizeof(elf::Elf64_Shdr);
  header.e_shnum = count;
  header.e_shstrndx = 3;
  return header;
}

static elf::Elf64_Shdr makeSection(uint32_t name, uint32_t type, uint64_t flags,
                                   uint64_t offset, uint64_t size,
                                   uint64_t alignment) {
  elf::Elf64_Shdr section = {};
  section.sh_name = name;
  section.sh_type = type;
  section.sh_flags = flags;
  section.sh_offset = offset;
  section.sh_size = size;
  section.sh_addralign = alignment;
  return section;
}

uint64_t nnprim::getWeightsSize(llvm::ArrayRef<Weight> weights) {
  uint64_t size = 0;
  for (const Weight &weight : weights)
    size = llvm::alignTo(size, kWeightAlignment) + weight.bytes.size();
  return size;
}

void nnprim::writeWeights(llvm::raw_ostream &os,
                          llvm::ArrayRef<Weight> weights) {
  uint64_t position = 0;
  for (const Weight &weight : weights) {
    position = pad(os, position, kWeightAlignment);
    os.write(weight.bytes.data(), weight.bytes.size());
    position += weight.bytes.size();
  }
}

void nnprim::writeDataObject(llvm::raw_ostream &os, llvm::StringRef triple,
                             llvm::ArrayRef<Weight> weights,
                             llvm::StringRef section, uint64_t alignment) {
  // The order of bytes in the records below is this machine's.
  static_assert(llvm::endianness::native == llvm::endianness::little,
                "objects are written on little-endian hosts only");
  StringTable strings;
  std::vector<elf::Elf64_Sym> symbols(1, elf::Elf64_Sym{});
  uint64_t dataSize = 0;
  for (const Weight &weight : weights) {
    elf::Elf64_Sym symbol = {};
    symbol.st_name = strings.add(weight.symbol);
    symbol.setBindingAndType(elf::STB_GLOBAL, elf::STT_OBJECT);
    symbol.st_other = elf::STV_HIDDEN;
    symbol.st_shndx = 1;
    dataSize = llvm::alignTo(dataSize, kWeightAlignment);
    symbol.st_value = dataSize;
    symbol.st_size = weight.bytes.size();
    symbols.push_back(symbol);
    dataSize += weight.bytes.size();
  }
  uint32_t dataName = strings.add(section);
  uint32_t symtabName = strings.add(".symtab");
  uint32_t strtabName = strings.add(".strtab");
  uint32_t stackName = strings.add(".note.GNU-stack");

  uint64_t symbolOffset = sizeof(elf::Elf64_Ehdr);
  uint64_t symbolSize = symbols.size() * sizeof(elf::Elf64_Sym);
  uint64_t stringOffset = symbolOffset + symbolSize;
  uint64_t headerOffset = llvm::alignTo(stringOffset + strings.bytes.size(), 8);

  write(os, makeHeader(triple, headerOffset, 5));
  for (const elf::Elf64_Sym &symbol : symbols)
    write(os, symbol);
  os << strings.bytes;
  pad(os, stringOffset + strings.bytes.size(), 8);

  write(os, elf::Elf64_Shdr{});
  write(os, makeSection(dataName, elf::SHT_NOBITS, elf::SHF_ALLOC, symbolOffset,
                        dataSize, alignment));
  elf::Elf64_Shdr symtab =
      makeSection(symtabName, elf::SHT_SYMTAB, 0, symbolOffset, symbolSize, 8);
  symtab.sh_link = 3;
  symtab.sh_info = 1; // the first global symbol
  symtab.sh_entsize = sizeof(elf::Elf64_Sym);
  write(os, symtab);
  write(os, makeSection(strtabName, elf::SHT_STRTAB, 0, stringOffset,
                        strings.bytes.size(), 1));
  write(os, makeSection(stackName, elf::SHT_PROGBITS, 0, headerOffset, 0, 1));
}
