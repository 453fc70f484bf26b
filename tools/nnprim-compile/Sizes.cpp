//===- Sizes.cpp - Extents that are chosen when a model runs --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sizes.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace mlir;
using namespace nnprim;
namespace cl = llvm::cl;

/// The most copies of a model that are no mistake.
static constexpr size_t kMaxModules = 64;

SizeOptions::SizeOptions(cl::OptionCategory &category)
    : maxima("max", cl::value_desc("N=8"),
             cl::desc("Let an extent that --input-shape calls N be chosen when "
                      "the model runs, from 1 to 8. Items along it must not "
                      "depend on one another, as the images of a batch"),
             cl::cat(category)),
      sizes("sizes", cl::value_desc("L=16,32"),
            cl::desc("Compile for these values of L (with --max, from which "
                     "others are composed; default: powers of two)"),
            cl::cat(category)) {}

/// Whether a dimension of a shape is written as a name. Two words are whole
/// shapes: of a tensor of rank 0, and of a sequence without tensors.
static bool isSymbol(StringRef dimension) {
  return dimension != "scalar" && dimension != "empty" && !dimension.empty() &&
         !llvm::isDigit(dimension.front()) &&
         llvm::all_of(dimension,
                      [](char c) { return llvm::isAlnum(c) || c == '_'; });
}

/// The text of an --input-shape in front of and behind the last '='.
static std::pair<StringRef, StringRef> splitShape(StringRef text) {
  auto [name, shape] = text.rsplit('=');
  return {name, shape};
}

bool hasSymbols(const InputOptions &input, const SizeOptions &sizes) {
  if (!sizes.maxima.empty() || !sizes.sizes.empty())
    return true;
  return llvm::any_of(input.shapes, [](StringRef text) {
    return llvm::any_of(llvm::split(splitShape(text).second, 'x'), isSymbol);
  });
}

/// The symbol of this name, or null.
static SizeSymbol *findSymbol(llvm::MutableArrayRef<SizeSymbol> symbols,
                              StringRef name) {
  for (SizeSymbol &symbol : symbols)
    if (symbol.name == name)
      return &symbol;
  return nullptr;
}

namespace {
/// Reads the symbols of a command line.
class SymbolParser {
public:
  SymbolParser(MLIRContext &context, std::vector<SizeSymbol> &symbols)
      : context(context), symbols(symbols) {}

  LogicalResult parse(const InputOptions &input, const SizeOptions &options);

private:
  InFlightDiagnostic error() { return emitError(UnknownLoc::get(&context)); }
  LogicalResult parseValues(StringRef option, StringRef text,
                            SizeSymbol *&symbol, SmallVector<int64_t> &values);
  LogicalResult addMaximum(StringRef text);
  LogicalResult addSizes(StringRef text);
  LogicalResult finish(SizeSymbol &symbol);

  MLIRContext &context;
  std::vector<SizeSymbol> &symbols;
  llvm::StringMap<int64_t> maxima;
};
} // namespace

/// Splits SYMBOL=NUMBER,NUMBER….
LogicalResult SymbolParser::parseValues(StringRef option, StringRef text,
                                        SizeSymbol *&symbol,
                                        SmallVector<int64_t> &values) {
  auto [name, list] = text.split('=');
  for (StringRef number : llvm::split(list, ',')) {
    int64_t value;
    if (number.getAsInteger(10, value) || value < 1)
      return error() << "--" << option << "=" << text
                     << " needs a name and positive numbers, such as --"
                     << option << "=" << (option == "max" ? "N=8" : "L=16,32");
    values.push_back(value);
  }
  symbol = findSymbol(symbols, name);
  if (!symbol)
    return error() << "--" << option << " names '" << name
                   << "', which is no dimension of an --input-shape";
  return success();
}

LogicalResult SymbolParser::addMaximum(StringRef text) {
  SizeSymbol *symbol;
  SmallVector<int64_t> values;
  if (failed(parseValues("max", text, symbol, values)))
    return failure();
  if (values.size() != 1 || values[0] < 2)
    return error() << "--max=" << text << " needs one number greater than 1";
  if (!maxima.try_emplace(symbol->name, values[0]).second)
    return error() << "--max gives '" << symbol->name << "' twice";
  symbol->isComposed = true;
  return success();
}

LogicalResult SymbolParser::addSizes(StringRef text) {
  SizeSymbol *symbol;
  SmallVector<int64_t> values;
  if (failed(parseValues("sizes", text, symbol, values)))
    return failure();
  if (!symbol->values.empty())
    return error() << "--sizes gives '" << symbol->name << "' twice";
  llvm::sort(values);
  values.erase(llvm::unique(values), values.end());
  symbol->values = std::move(values);
  return success();
}

LogicalResult SymbolParser::finish(SizeSymbol &symbol) {
  if (!symbol.isComposed) {
    if (symbol.values.empty())
      return error() << "the values of '" << symbol.name
                     << "' are unknown; give its maximum with --max="
                     << symbol.name
                     << "=8, or all of them with --sizes=" << symbol.name
                     << "=16,32";
    return success();
  }
  int64_t maximum = maxima[symbol.name];
  if (symbol.values.empty()) {
    for (int64_t value = 1; value < maximum; value *= 2)
      symbol.values.push_back(value);
    symbol.values.push_back(maximum);
  }
  if (symbol.values.front() != 1 || symbol.values.back() != maximum)
    return error() << "--sizes=" << symbol.name << "=… needs 1 and the maximum "
                   << maximum << ", of which all others are composed";
  return success();
}

LogicalResult SymbolParser::parse(const InputOptions &input,
                                  const SizeOptions &options) {
  for (StringRef text : input.shapes)
    for (StringRef dimension : llvm::split(splitShape(text).second, 'x'))
      if (isSymbol(dimension) && !findSymbol(symbols, dimension))
        symbols.push_back({dimension.str(), {}, false});
  for (StringRef text : options.maxima)
    if (failed(addMaximum(text)))
      return failure();
  for (StringRef text : options.sizes)
    if (failed(addSizes(text)))
      return failure();
  for (SizeSymbol &symbol : symbols)
    if (failed(finish(symbol)))
      return failure();
  if (llvm::count_if(symbols, [](const SizeSymbol &symbol) {
        return symbol.isComposed;
      }) > 1)
    return error() << "--max is given for two symbols; the values of one of "
                      "them have to be listed with --sizes";
  size_t count = 1;
  for (const SizeSymbol &symbol : symbols)
    count *= symbol.values.size();
  if (count > kMaxModules)
    return error() << "the symbols have " << count
                   << " combinations of values; at most " << kMaxModules
                   << " are compiled";
  return success();
}

/// An --input-shape with numbers for the symbols.
static std::string substitute(StringRef text,
                              llvm::MutableArrayRef<SizeSymbol> symbols,
                              ArrayRef<int64_t> extents) {
  auto [name, shape] = splitShape(text);
  std::string result = name.str();
  char separator = '=';
  for (StringRef dimension : llvm::split(shape, 'x')) {
    result += separator;
    separator = 'x';
    const SizeSymbol *symbol = findSymbol(symbols, dimension);
    result += symbol ? std::to_string(extents[symbol - symbols.begin()])
                     : dimension.str();
  }
  return result;
}

/// Whether two shapes differ at most in one dimension, which is proportional to
/// the numbers of items.
static bool agree(ArrayRef<int64_t> a, int64_t itemsA, ArrayRef<int64_t> b,
                  int64_t itemsB) {
  if (a.size() != b.size())
    return false;
  int64_t numDifferent = 0;
  for (auto [x, y] : llvm::zip_equal(a, b)) {
    if (x == y)
      continue;
    if (x * itemsB != y * itemsA)
      return false;
    ++numDifferent;
  }
  return numDifferent <= 1;
}

/// The name of the first node in which two imports differ by more than the
/// number of items.
static std::optional<std::string> findDifference(const ImportTrace &a,
                                                 int64_t itemsA,
                                                 const ImportTrace &b,
                                                 int64_t itemsB) {
  for (size_t i = 0; i < std::max(a.entries.size(), b.entries.size()); ++i) {
    if (i >= a.entries.size())
      return b.entries[i].name;
    const ImportTrace::Entry &x = a.entries[i];
    if (i >= b.entries.size())
      return x.name;
    const ImportTrace::Entry &y = b.entries[i];
    bool isSame = x.name == y.name && x.values == y.values &&
                  x.shapes.size() == y.shapes.size();
    for (size_t k = 0; isSame && k < x.shapes.size(); ++k)
      isSame = agree(x.shapes[k], itemsA, y.shapes[k], itemsB);
    if (!isSame)
      return x.name;
  }
  return std::nullopt;
}

/// Checks that imports for several numbers of items are of the same program.
static LogicalResult checkTraces(const SizedModel &model,
                                 ArrayRef<ImportTrace> traces,
                                 MLIRContext &context) {
  auto composed = llvm::find_if(model.symbols, [](const SizeSymbol &symbol) {
    return symbol.isComposed;
  });
  if (composed == model.symbols.end())
    return success();
  size_t position = composed - model.symbols.begin();
  for (size_t i = 0; i < traces.size(); ++i) {
    // The model of one item with the same extents otherwise.
    SmallVector<int64_t> one = model.extents[i];
    one[position] = 1;
    size_t first = llvm::find(model.extents, one) - model.extents.begin();
    if (std::optional<std::string> name = findDifference(
            traces[first], 1, traces[i], model.extents[i][position]))
      return emitError(NameLoc::get(StringAttr::get(&context, *name)))
             << "it computes with the extent '" << composed->name
             << "' itself, so that results for several items are not those "
                "for each; list its values with --sizes="
             << composed->name << "=… instead of --max";
  }
  return success();
}

std::optional<SizedModel> readSizedModel(InputOptions &input,
                                         const SizeOptions &options,
                                         MLIRContext &context,
                                         TimingScope &timing) {
  SizedModel model;
  if (StringRef(input.path).ends_with(".mlir")) {
    emitError(UnknownLoc::get(&context))
        << "--input-shape, --max and --sizes are for ONNX models; '"
        << input.path << "' states its shapes";
    return std::nullopt;
  }
  if (failed(SymbolParser(context, model.symbols).parse(input, options)))
    return std::nullopt;
  // All combinations, of which the last has the largest values.
  model.extents.push_back({});
  for (const SizeSymbol &symbol : model.symbols) {
    std::vector<SmallVector<int64_t>> longer;
    for (const SmallVector<int64_t> &extents : model.extents)
      for (int64_t value : symbol.values) {
        longer.push_back(extents);
        longer.back().push_back(value);
      }
    model.extents = std::move(longer);
  }
  TimingScope scope = timing.nest("Import");
  std::vector<ImportTrace> traces(model.extents.size());
  for (auto [extents, trace] : llvm::zip_equal(model.extents, traces)) {
    std::vector<std::string> shapes;
    for (StringRef text : input.shapes)
      shapes.push_back(substitute(text, model.symbols, extents));
    std::optional<ImportOptions> importOptions =
        parseImportOptions(shapes, input.bindings, context);
    if (!importOptions)
      return std::nullopt;
    importOptions->trace = &trace;
    model.modules.push_back(importONNX(input.path, *importOptions, context));
    if (!model.modules.back())
      return std::nullopt;
  }
  if (failed(checkTraces(model, traces, context)))
    return std::nullopt;
  return model;
}
