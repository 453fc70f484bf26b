//===- ObjectEmitter.cpp - Compiles LLVM IR to machine code ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ObjectEmitter.h"

#include "llvm/Analysis/RuntimeLibcallInfo.h"
#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/CodeGen/MachineModuleInfo.h"
#include "llvm/CodeGen/Passes.h"
#include "llvm/CodeGen/TargetPassConfig.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Object/ObjectFile.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/TargetSelect.h"

using namespace llvm;

static void initializeTargetsOnce() {
  static bool done = [] {
    LLVMInitializeX86TargetInfo();
    LLVMInitializeX86Target();
    LLVMInitializeX86TargetMC();
    LLVMInitializeX86AsmPrinter();
    LLVMInitializeX86AsmParser();
    LLVMInitializeAArch64TargetInfo();
    LLVMInitializeAArch64Target();
    LLVMInitializeAArch64TargetMC();
    LLVMInitializeAArch64AsmPrinter();
    LLVMInitializeAArch64AsmParser();
    return true;
  }();
  (void)done;
}

Expected<std::unique_ptr<TargetMachine>>
nnprim::createTargetMachine(const TargetDesc &target, bool plainCode) {
  initializeTargetsOnce();
  Triple triple(target.triple);
  std::string message;
  const Target *backend = TargetRegistry::lookupTarget(triple, message);
  if (!backend)
    return createStringError("this LLVM has no backend for target '" +
                             target.name + "': " + message);
  TargetOptions options;
  options.AllowFPOpFusion = FPOpFusion::Fast;
  options.MCOptions.AsmVerbose = true;
  options.LoopAlignment = target.loopAlignment;
  std::unique_ptr<TargetMachine> machine(backend->createTargetMachine(
      triple, target.cpu, target.features, options, Reloc::PIC_, std::nullopt,
      plainCode ? CodeGenOptLevel::Less : CodeGenOptLevel::Aggressive));
  machine->setFastISel(plainCode);
  return machine;
}

/// The passes for plain code, which are few: tests compile the reference as
/// often as what they compare with it. The code is about as fast as by LLVM's
/// level 1, which takes up to three times as long.
static constexpr StringLiteral plainPipeline =
    "function(early-cse,loop-mssa(licm),early-cse)";

/// The passes for kernels, in the order of LLVM's level 3, without those that
/// find nothing in them: functions call each other through pointers or are too
/// large to be inlined, their loops are vectorized and their values in
/// registers. What is left takes half of the time of level 3 for as few
/// instructions and accesses to the stack: instruction combining runs twice,
/// not six times. Loop-invariant code moves speculatively only when addresses
/// are simple; LLVM reassociates what it moves, and has more addresses than
/// there are registers otherwise.
static constexpr StringLiteral kernelPipeline =
    "globalopt,cgscc(inline),"
    "function<eager-inv>("
    // Addresses and conditions.
    "sroa<modify-cfg>,sccp,early-cse<memssa>,simplifycfg,"
    "instcombine<no-verify-fixpoint>,"
    // Loops that test at their end, and what is the same in each iteration.
    "loop-mssa(loop-instsimplify,loop-simplifycfg,"
    "loop-rotate<header-duplication>,licm<no-allowspeculation>,"
    "simple-loop-unswitch<nontrivial;trivial>),simplifycfg,"
    "loop(loop-idiom,indvars,loop-deletion,loop-unroll-full),"
    "early-cse<memssa>,loop-mssa(licm<allowspeculation>),dse,"
    // Scalar loops that no pass of ours made vectors of.
    "loop-distribute,inject-tli-mappings,loop-vectorize,infer-alignment,"
    "loop-unroll<O3>,instcombine<no-verify-fixpoint>,"
    "correlated-propagation,tailcallelim,"
    "loop-sink,div-rem-pairs,simplifycfg),"
    "globaldce";

void nnprim::optimizeModule(Module &module, TargetMachine &machine) {
  module.setTargetTriple(machine.getTargetTriple());
  module.setDataLayout(machine.createDataLayout());
  module.setPICLevel(PICLevel::BigPIC);

  PassBuilder builder(&machine);
  LoopAnalysisManager loopAnalyses;
  FunctionAnalysisManager functionAnalyses;
  CGSCCAnalysisManager cgsccAnalyses;
  ModuleAnalysisManager moduleAnalyses;
  builder.registerModuleAnalyses(moduleAnalyses);
  builder.registerCGSCCAnalyses(cgsccAnalyses);
  builder.registerFunctionAnalyses(functionAnalyses);
  builder.registerLoopAnalyses(loopAnalyses);
  builder.crossRegisterProxies(loopAnalyses, functionAnalyses, cgsccAnalyses,
                               moduleAnalyses);
  ModulePassManager passes;
  bool isPlain = machine.getOptLevel() == CodeGenOptLevel::Less;
  cantFail(builder.parsePassPipeline(passes,
                                     isPlain ? plainPipeline : kernelPipeline));
  passes.run(module, moduleAnalyses);
}

/// Adds the passes from IR to a file as addPassesToEmitFile does, but without
/// the machine scheduler. Kernels are emitted in an order that fits the
/// registers; the scheduler reorders them to hide load latency, which
/// out-of-order processors hide anyway, and causes spills: 1500 in the NEON
/// code of MobileNet v2, where there are none without it. On x86 the machine
/// combiner is left out, too: it makes trees of additions of integers, whose
/// branches take registers that kernels do not have. On aarch64 it joins
/// products and additions.
static bool addCodegenPasses(legacy::PassManager &passes,
                             TargetMachine &machine, CodeGenFileType type,
                             raw_pwrite_stream &os) {
  // Without this analysis LLVM knows no function of the C library, and every
  // memcpy becomes a loop over bytes.
  const TargetOptions &options = machine.Options;
  passes.add(new RuntimeLibraryInfoWrapper(
      machine.getTargetTriple(), options.ExceptionModel, options.FloatABIType,
      options.EABIVersion, options.MCOptions.ABIName, options.VecLib));
  auto *moduleInfo = new MachineModuleInfoWrapperPass(&machine);
  TargetPassConfig *config = machine.createPassConfig(passes);
  config->setDisableVerify(true);
  config->disablePass(&MachineSchedulerID);
  if (machine.getTargetTriple().isX86())
    config->disablePass(&MachineCombinerID);
  passes.add(config);
  passes.add(moduleInfo);
  if (config->addISelPasses())
    return false;
  config->addMachinePasses();
  config->setInitialized();
  if (machine.addAsmPrinter(passes, os, /*DwoOut=*/nullptr, type,
                            moduleInfo->getMMI().getContext()))
    return false;
  passes.add(createFreeMachineFunctionPass());
  return true;
}

Error nnprim::emitMachineCode(Module &module, TargetMachine &machine,
                              bool assembly, raw_pwrite_stream &os) {
  legacy::PassManager passes;
  CodeGenFileType type =
      assembly ? CodeGenFileType::AssemblyFile : CodeGenFileType::ObjectFile;
  if (!addCodegenPasses(passes, machine, type, os))
    return createStringError("the code generator cannot emit this file type");
  passes.run(module);
  return Error::success();
}

/// memcpy and similar functions, to which LLVM emits calls freely, and f64
/// functions of libm.
static bool isAlwaysAvailable(StringRef symbol) {
  static const StringSet<> names = {
      "memcpy", "memset", "memmove", "memcmp", "bcmp", "acos",   "asin",
      "atan",   "atan2",  "cbrt",    "cos",    "sin",  "sincos", "tan",
      "fmod",   "acosh",  "asinh",   "atanh",  "erfc"};
  return names.contains(symbol) || symbol == "_GLOBAL_OFFSET_TABLE_";
}

Error nnprim::checkUndefinedSymbols(StringRef path, const StringSet<> &defined,
                                    StringRef definedSuffix) {
  auto object = object::ObjectFile::createObjectFile(path);
  if (!object)
    return object.takeError();
  for (const object::SymbolRef &symbol : object->getBinary()->symbols()) {
    Expected<uint32_t> flags = symbol.getFlags();
    if (!flags)
      return flags.takeError();
    // A weak reference is null where nothing defines it.
    if (!(*flags & object::SymbolRef::SF_Undefined) ||
        (*flags & object::SymbolRef::SF_Weak))
      continue;
    Expected<StringRef> name = symbol.getName();
    if (!name)
      return name.takeError();
    if (name->empty() || defined.contains(*name) || isAlwaysAvailable(*name))
      continue;
    if (!definedSuffix.empty() && name->ends_with(definedSuffix))
      continue;
    return createStringError("the model needs the symbol '" + *name +
                             "', which neither it nor the C library defines");
  }
  return Error::success();
}
