//===- Header.cpp - The generated C header --------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Codegen/Header.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;
using namespace nnprim;

namespace {
/// Parameter names: C identifiers, unique among the tensors of one model.
class ParameterNames {
public:
  std::string get(StringRef tensorName) {
    std::string base = makeIdentifier(tensorName);
    // No reserved name of C, C++, <stdint.h> or a compiler ends in a single
    // underscore.
    if (isReserved(base))
      base += '_';
    // The names become upper-case macros, so `x` and `X` collide.
    std::string name = base;
    for (unsigned i = 1; !used.insert(StringRef(name).upper()).second; ++i)
      name = base + "_" + std::to_string(i);
    return name;
  }

private:
  static bool isReserved(StringRef word) {
    static const StringSet<> words = {
        "alignas",   "alignof",  "and",       "arena",     "asm",
        "auto",      "bitand",   "bitor",     "bool",      "break",
        "case",      "catch",    "char",      "class",     "compl",
        "concept",   "const",    "consteval", "constexpr", "constinit",
        "continue",  "decltype", "default",   "delete",    "do",
        "double",    "else",     "enum",      "explicit",  "export",
        "extern",    "false",    "float",     "for",       "friend",
        "goto",      "if",       "inline",    "int",       "linux",
        "long",      "mutable",  "namespace", "new",       "noexcept",
        "not",       "nullptr",  "operator",  "or",        "private",
        "protected", "public",   "register",  "requires",  "restrict",
        "return",    "short",    "signed",    "sizeof",    "static",
        "struct",    "switch",   "template",  "this",      "throw",
        "true",      "try",      "typedef",   "typeid",    "typename",
        "typeof",    "union",    "unix",      "unsigned",  "using",
        "virtual",   "void",     "volatile",  "while",     "xor"};
    // These cover int8_t and char16_t, static_assert and const_cast, NULL and
    // INT8_MAX.
    return words.contains(word) || word.ends_with("_t") ||
           word.ends_with("_cast") || word.ends_with("_eq") ||
           word.starts_with("co_") || word.starts_with("_") ||
           word == "static_assert" || word == "thread_local" ||
           word == "NULL" || word.ends_with("_MAX") || word.ends_with("_MIN");
  }
  StringSet<> used;
};
} // namespace

static uint64_t getNumElements(const TensorInfo &tensor) {
  uint64_t count = 1;
  for (int64_t extent : tensor.shape)
    count *= extent;
  return count;
}

/// Replaces characters that could end a comment.
static std::string escapeComment(StringRef text) {
  std::string result;
  for (char c : text)
    result += isPrint(c) && c != '*' && c != '\\' && c != '?' ? c : '_';
  return result;
}

namespace {
/// The facts that a header states about a model.
struct HeaderContent {
  StringRef name, target;
  /// Of the largest size.
  const ModelInterface &interface;
  ArrayRef<SizeSymbol> symbols;
  uint64_t arenaBytes;
  /// An extent of a tensor as it is in comments.
  llvm::function_ref<std::string(bool isInput, size_t tensor, size_t dim)>
      printExtent;
};
} // namespace

static void describe(raw_ostream &os, const HeaderContent &content,
                     bool isInput, size_t number, StringRef parameter) {
  const TensorInfo &tensor = isInput ? content.interface.inputs[number]
                                     : content.interface.outputs[number];
  os << " *   " << parameter << ": " << (isInput ? "input" : "output") << " \""
     << escapeComment(tensor.name) << "\", " << getTypeName(tensor.type);
  for (size_t dim = 0; dim < tensor.shape.size(); ++dim)
    os << "[" << content.printExtent(isInput, number, dim) << "]";
  os << (tensor.shape.empty() ? ", a scalar\n" : ", dense, row-major\n");
}

/// Says which values a symbol may have.
static void describe(raw_ostream &os, const SizeSymbol &symbol,
                     StringRef parameter) {
  os << " *   " << parameter << ": ";
  if (symbol.isComposed) {
    os << "from 1 to " << symbol.getMaximum() << "; compiled for ";
  } else if (symbol.values.size() > 1) {
    os << "one of ";
  }
  interleaveComma(symbol.values, os);
  os << (symbol.isComposed ? ", of which others are composed\n" : "\n");
}

static void writeContent(raw_ostream &os, const HeaderContent &content) {
  const ModelInterface &interface = content.interface;
  StringRef name = content.name;
  std::string upper = name.upper();
  ParameterNames names;
  SmallVector<std::string> symbols, inputs, outputs;
  for (const SizeSymbol &symbol : content.symbols)
    symbols.push_back(names.get(symbol.name));
  for (const TensorInfo &tensor : interface.inputs)
    inputs.push_back(names.get(tensor.name));
  for (const TensorInfo &tensor : interface.outputs)
    outputs.push_back(names.get(tensor.name));

  os << "/* " << name << ": a compiled model. Generated by nnprim-compile for "
     << content.target << "; do not edit. */\n\n"
     << "#ifndef NNPRIM_MODEL_" << upper << "_H\n#define NNPRIM_MODEL_" << upper
     << "_H\n\n#include <stdint.h>\n\n"
     << "#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n"
     << "/* Scratch memory of one call, in bytes, and its alignment. */\n"
     << "#define " << upper << "_ARENA_BYTES UINT64_C(" << content.arenaBytes
     << ")\n"
     << "#define " << upper << "_ARENA_ALIGNMENT 64\n\n";
  for (auto [symbol, parameter] : zip(content.symbols, symbols))
    os << "/* The largest " << parameter << ". */\n#define " << upper << "_"
       << StringRef(parameter).upper() << "_MAX " << symbol.getMaximum()
       << "\n\n";
  os << "/* Elements of the tensors"
     << (content.symbols.empty() ? "" : ", at the most") << ". */\n";
  auto defineSizes = [&](ArrayRef<TensorInfo> tensors,
                         ArrayRef<std::string> parameters) {
    for (auto [tensor, parameter] : zip(tensors, parameters))
      os << "#define " << upper << "_" << StringRef(parameter).upper()
         << "_ELEMENTS UINT64_C(" << getNumElements(tensor) << ")\n";
  };
  defineSizes(interface.inputs, inputs);
  defineSizes(interface.outputs, outputs);

  os << "\n/* Runs the model once in the calling thread.\n *\n";
  for (auto [symbol, parameter] : zip(content.symbols, symbols))
    describe(os, symbol, parameter);
  for (auto [number, parameter] : enumerate(inputs))
    describe(os, content, /*isInput=*/true, number, parameter);
  for (auto [number, parameter] : enumerate(outputs))
    describe(os, content, /*isInput=*/false, number, parameter);
  os << " *   arena: " << upper << "_ARENA_BYTES bytes of scratch at " << upper
     << "_ARENA_ALIGNMENT; what is in it before and\n"
     << " *     after the call means nothing\n *\n"
     << " * No two of the buffers may overlap. Nothing is allocated and no\n"
     << " * state is kept: calls with arenas of their own may run at the same\n"
     << " * time.\n *\n"
     << " * Returns 0, or an nnprim_status (nnprim/model.h) and has written\n"
     << " * nothing. The low 8 bits: 1, the processor lacks instructions of\n"
     << " * the model; 4 and 5, the input or output whose position is in the\n"
     << " * other bits is null; 6, arena is null; 8, arena is misaligned"
     << (content.symbols.empty() ? ". */\n"
                                 : ";\n * 14, an extent is none of these, "
                                   "likewise by its position. */\n")
     << "int32_t " << name << "_run(";
  for (const std::string &parameter : symbols)
    os << "int64_t " << parameter << ", ";
  for (auto [tensor, parameter] : zip(interface.inputs, inputs))
    os << "const " << getCTypeName(tensor.type) << " *" << parameter << ", ";
  for (auto [tensor, parameter] : zip(interface.outputs, outputs))
    os << getCTypeName(tensor.type) << " *" << parameter << ", ";
  os << "void *arena);\n\n"
     << "/* The same with shapes and names at run time, and on several\n"
     << " * threads; see nnprim/model.h. */\n"
     << "struct nnprim_model;\nextern const struct nnprim_model " << name
     << "_model;\n\n"
     << "#ifdef __cplusplus\n}\n#endif\n\n#endif\n";
}

void nnprim::writeHeader(raw_ostream &os, const ModelInterface &interface,
                         uint64_t arenaBytes, StringRef target) {
  auto printExtent = [&](bool isInput, size_t tensor, size_t dim) {
    const auto &tensors = isInput ? interface.inputs : interface.outputs;
    return std::to_string(tensors[tensor].shape[dim]);
  };
  writeContent(
      os, {interface.name, target, interface, {}, arenaBytes, printExtent});
}

/// An extent of a tensor for each combination of the symbols' values, as a
/// multiple of a symbol if it is one.
static std::string printExtents(ArrayRef<SizeSymbol> symbols,
                                ArrayRef<SmallVector<int64_t>> combinations,
                                ArrayRef<int64_t> extents) {
  int64_t largest = extents.back();
  if (llvm::all_equal(extents))
    return std::to_string(largest);
  for (auto [number, symbol] : enumerate(symbols)) {
    int64_t factor = largest / symbol.getMaximum();
    bool isMultiple = true;
    for (auto [combination, extent] : zip_equal(combinations, extents))
      isMultiple &= combination[number] * factor == extent;
    if (isMultiple)
      return (factor == 1 ? "" : std::to_string(factor) + " * ") + symbol.name;
  }
  return "at most " + std::to_string(largest);
}

void nnprim::writeSizedHeader(raw_ostream &os, StringRef name,
                              ArrayRef<SizeSymbol> symbols,
                              ArrayRef<ModelInterface> interfaces,
                              ArrayRef<SmallVector<int64_t>> extents,
                              uint64_t arenaBytes, StringRef target) {
  auto printExtent = [&](bool isInput, size_t tensor, size_t dim) {
    SmallVector<int64_t> values;
    for (const ModelInterface &interface : interfaces) {
      const auto &tensors = isInput ? interface.inputs : interface.outputs;
      values.push_back(tensors[tensor].shape[dim]);
    }
    return printExtents(symbols, extents, values);
  };
  writeContent(
      os, {name, target, interfaces.back(), symbols, arenaBytes, printExtent});
}
