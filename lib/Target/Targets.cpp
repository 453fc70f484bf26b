//===- Targets.cpp - Targets and machines by their names ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tables.h"

#include "NNPrim/Problem/FixedPoint.h"
#include "NNPrim/Target/MachineFile.h"
#include "NNPrim/Target/TileTypes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/TargetParser/Host.h"

#include <algorithm>
#include <deque>
#include <vector>

#if defined(__x86_64__) && defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>
#endif

using namespace nnprim;

/// Pointers to all entries of `tables`. A new architecture adds its tables in
/// getTargetsAndPortable, getMachineTable and getGenericMachine, and the
/// targets of its processors in getHostMachine.
template <typename T>
static llvm::SmallVector<const T *>
collect(std::initializer_list<llvm::ArrayRef<T>> tables) {
  llvm::SmallVector<const T *> all;
  for (llvm::ArrayRef<T> table : tables)
    for (const T &entry : table)
      all.push_back(&entry);
  return all;
}

llvm::ArrayRef<const TargetDesc *> nnprim::getTargetsAndPortable() {
  static const auto targets =
      collect<TargetDesc>({getX86Targets(), getAArch64Targets()});
  return targets;
}

namespace {
/// The machines, those of files behind the generic ones.
struct MachineTable {
  /// The machines of the files that are built in.
  std::vector<std::vector<MachineDesc>> files;
  /// The machines that addMachine added, which may replace others.
  std::deque<MachineDesc> added;
  llvm::SmallVector<const MachineDesc *> all;
  /// The machines of targets that have a name for `--target`.
  llvm::SmallVector<const MachineDesc *> named;

  void add(const MachineDesc &machine) {
    addTo(all, machine);
    if (!machine.target->isEmittedInOtherIsa)
      addTo(named, machine);
  }

private:
  static void addTo(llvm::SmallVectorImpl<const MachineDesc *> &list,
                    const MachineDesc &machine) {
    for (const MachineDesc *&known : list)
      if (known->target == machine.target && known->name == machine.name) {
        known = &machine;
        return;
      }
    list.push_back(&machine);
  }
};
} // namespace

static MachineTable &getMachineTable() {
  static MachineTable table = [] {
    MachineTable table;
    for (llvm::ArrayRef<MachineDesc> machines :
         {getX86Machines(), getAArch64Machines()})
      for (const MachineDesc &machine : machines)
        table.add(machine);
    for (const MachineText &file : getMachineTexts()) {
      auto machines = parseMachine(file.text, file.path);
      if (!machines)
        llvm::report_fatal_error(machines.takeError());
      table.files.push_back(std::move(*machines));
    }
    for (const std::vector<MachineDesc> &machines : table.files)
      for (const MachineDesc &machine : machines)
        table.add(machine);
    return table;
  }();
  return table;
}

static llvm::ArrayRef<const MachineDesc *> getMachinesAndPortable() {
  return getMachineTable().all;
}

const MachineDesc *nnprim::addMachine(MachineDesc machine) {
  MachineTable &table = getMachineTable();
  table.added.push_back(std::move(machine));
  table.add(table.added.back());
  return &table.added.back();
}

const MachineDesc &nnprim::getGenericMachine(const TargetDesc &target) {
  for (llvm::ArrayRef<MachineDesc> table :
       {getX86Machines(), getAArch64Machines()})
    for (const MachineDesc &machine : table)
      if (machine.target == &target)
        return machine;
  llvm_unreachable("each target has a generic machine");
}

llvm::ArrayRef<const TargetDesc *> nnprim::getTargets() {
  static const auto targets = [] {
    auto all = llvm::SmallVector<const TargetDesc *>(getTargetsAndPortable());
    llvm::erase_if(all,
                   [](auto *target) { return target->isEmittedInOtherIsa; });
    return all;
  }();
  return targets;
}

llvm::ArrayRef<const MachineDesc *> nnprim::getMachines() {
  return getMachineTable().named;
}

template <typename T, typename Predicate>
static const T *findEntry(llvm::ArrayRef<const T *> entries,
                          Predicate predicate) {
  const auto *found = llvm::find_if(entries, predicate);
  return found == entries.end() ? nullptr : *found;
}

const MachineDesc *nnprim::lookupMachine(const TargetDesc &target,
                                         llvm::StringRef name) {
  return findEntry(getMachinesAndPortable(), [&](const MachineDesc *machine) {
    return machine->target == &target && machine->name == name;
  });
}

std::string MachineDesc::getTargetName() const {
  std::string machine = name == "generic" ? "" : ("-" + name).str();
  auto [shapedFor, instructions] = target->name.split('/');
  return (shapedFor + machine + (instructions.empty() ? "" : "/") +
          instructions)
      .str();
}

std::string MachineDesc::getLibraryTarget() const {
  return target->isEmittedInOtherIsa ? target->getInstructions().str()
                                     : getTargetName();
}

llvm::StringRef TargetDesc::getInstructions() const {
  auto [shapedFor, instructions] = name.split('/');
  return instructions.empty() ? shapedFor : instructions;
}

static bool hasAll(llvm::StringRef required,
                   llvm::function_ref<bool(llvm::StringRef)> has) {
  llvm::SmallVector<llvm::StringRef> names;
  required.split(names, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  return llvm::all_of(names, has);
}

/// Whether a processor with `instructions` runs code of `code`.
static bool runsCodeOf(const TargetDesc &instructions, const TargetDesc &code) {
  llvm::SmallVector<llvm::StringRef> features;
  instructions.requiredFeatures.split(features, ',');
  return instructions.architecture == code.architecture &&
         hasAll(code.requiredFeatures, [&](llvm::StringRef name) {
           return llvm::is_contained(features, name);
         });
}

/// `code` in the instructions of `instructions`, or of a set that it includes;
/// null if there is none.
static const TargetDesc *emitIn(const TargetDesc &code,
                                const TargetDesc &instructions) {
  if (runsCodeOf(instructions, code))
    return &code;
  return findEntry(getTargetsAndPortable(), [&](const TargetDesc *target) {
    std::pair<llvm::StringRef, llvm::StringRef> names = target->name.split('/');
    llvm::StringRef codeName = names.first, usedName = names.second;
    const TargetDesc *used =
        target->isEmittedInOtherIsa && codeName == code.name
            ? findEntry(getTargetsAndPortable(),
                        [&](auto *entry) { return entry->name == usedName; })
            : nullptr;
    return used && runsCodeOf(instructions, *used);
  });
}

const TargetDesc *nnprim::lookupTarget(llvm::StringRef name) {
  auto find = [](llvm::StringRef name) {
    return findEntry(getTargets(), [&](const TargetDesc *target) {
      return target->name == name;
    });
  };
  auto [codeName, instructionsName] = name.split('/');
  const TargetDesc *code = find(codeName);
  if (!code || !name.contains('/'))
    return code;
  const TargetDesc *instructions = find(instructionsName);
  return instructions ? emitIn(*code, *instructions) : nullptr;
}

/// Whether the operating system lets a process use tile registers, which Linux
/// has to be asked for.
static bool mayUseTileRegisters() {
#if defined(__x86_64__) && defined(__linux__)
  constexpr long requestPermission = 0x1023, tileData = 18;
  return syscall(SYS_arch_prctl, requestPermission, tileData) == 0;
#else
  return false;
#endif
}

/// The best description of this processor, or null.
static const MachineDesc *getHostMachine() {
  llvm::StringRef cpu = llvm::sys::getHostCPUName();
  llvm::SmallVector<llvm::StringRef> names;
#if defined(__aarch64__)
  names = getAArch64HostTargets(cpu);
#elif defined(__x86_64__)
  names = getX86HostTargets(cpu);
#endif
  llvm::StringMap<bool> features = llvm::sys::getHostCPUFeatures();
  for (llvm::StringRef name : names) {
    const TargetDesc &target = *lookupTarget(name);
    if (!hasAll(target.requiredFeatures, [&](llvm::StringRef feature) {
          return features.lookup(feature);
        }))
      continue;
    if (target.hasTileRegisters && !mayUseTileRegisters())
      continue;
    const MachineDesc *machine = lookupMachine(target, cpu);
    return machine ? machine : lookupMachine(target, "generic");
  }
  return nullptr;
}

/// The machine of `name`, which has no '/', or null.
static const MachineDesc *lookupPlain(llvm::StringRef name) {
  if (name == "host")
    return getHostMachine();
  return findEntry(getMachines(), [&](const MachineDesc *machine) {
    return machine->getTargetName() == name;
  });
}

const MachineDesc *nnprim::lookupTargetOption(llvm::StringRef name) {
  auto [shapedFor, instructionsName] = name.split('/');
  const MachineDesc *machine = lookupPlain(shapedFor);
  if (!machine || !name.contains('/'))
    return machine;
  // `A/B/C` is no name: the instructions are those of one target.
  if (instructionsName.contains('/'))
    return nullptr;
  const MachineDesc *instructions = lookupPlain(instructionsName);
  const TargetDesc *target =
      instructions ? emitIn(*machine->target, *instructions->target) : nullptr;
  return target ? lookupMachine(*target, machine->name) : nullptr;
}

ProductTypes nnprim::getTileTypes(const MachineDesc &machine,
                                  const ProductTypes &types) {
  if (hasFixedPoint(types))
    return ProductTypes();
  ProductTypes own = getTileTypes(types);
  bool areExtended = own == kBF16Products && !machine.target->hasBF16Dot;
  return areExtended ? ProductTypes() : own;
}

bool nnprim::isRhsExtended(const MachineDesc &machine,
                           const ProductTypes &types) {
  return isNarrowFloat(types.rhs) &&
         getTileTypes(machine, types) == ProductTypes();
}

int64_t MachineDesc::getScaledTerms() const {
  if (target->vectorBits == 256)
    return kMostScaledTerms;
  bool isWide = target->vectorBits == 512 && target->hasVnni;
  return isWide && !addsBesideProducts ? kMostScaledTerms : kScaledTerms;
}

bool nnprim::runsKernel(const MachineDesc &machine, const KernelRow &row) {
  return row.scaledTerms == 0 || row.scaledTerms == machine.getScaledTerms();
}

llvm::SmallVector<KernelRow> nnprim::getKernels(const MachineDesc &machine,
                                                const ProductTypes &types) {
  llvm::SmallVector<KernelRow> rows;
  ProductTypes tileTypes = getTileTypes(machine, types);
  for (KernelRow row : machine.kernels)
    if (row.types == tileTypes && runsKernel(machine, row)) {
      row.types = types;
      rows.push_back(row);
    }
  return rows;
}

MachineDesc nnprim::shareMemory(const MachineDesc &machine, int64_t threads) {
  MachineDesc shared = machine;
  shared.memoryBandwidth *= std::min(1.0, machine.memoryScaling / threads);
  shared.numThreads = threads;
  return shared;
}
