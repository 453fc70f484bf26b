//===- PlanAttributes.cpp - Plans in IR -----------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Target/MachineDesc.h"

#include "mlir/IR/DialectImplementation.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace nnprim;

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

static void printField(AsmPrinter &printer, bool flag) {
  printer << (flag ? "true" : "false");
}
static void printField(AsmPrinter &printer, int64_t number) {
  printer << number;
}

/// Whether a decision goes without saying: few ops have to make it.
static bool isImplied(StringRef name, int64_t number) {
  if (name == "k_block_tiles" || name == "tile_panels")
    return number == 1;
  if (name == "output_tiles_ahead")
    return number == 2;
  return (name == "panel_group" || name == "row_group" || name == "band_rows" ||
          name == "unroll" || name == "k_block") &&
         number == 0;
}
static bool isImplied(StringRef name, bool flag) {
  return (name == "prefetch_next_panel" || name == "extend_input" ||
          name == "load_pairs") &&
         !flag;
}
static bool isImplied(StringRef, PrefetchLevel level) {
  return level == PrefetchLevel::L2;
}
template <typename T> static bool isImplied(StringRef, const T &) {
  return false;
}

/// `<name = value, …>`, all fields but implied ones.
template <typename Plan, std::enable_if_t<IsPlan<Plan>::value, int> = 0>
static void printField(AsmPrinter &printer, const Plan &plan);

template <typename Enum, std::enable_if_t<std::is_enum_v<Enum>, int> = 0>
static void printField(AsmPrinter &printer, Enum value) {
  printer << stringifyPlanEnum(value);
}

template <typename Plan, std::enable_if_t<IsPlan<Plan>::value, int>>
static void printField(AsmPrinter &printer, const Plan &plan) {
  printer << "<";
  bool isFirst = true;
  Plan::visitFields(plan, [&](StringRef name, const auto &member) {
    if (isImplied(name, member))
      return;
    printer << (isFirst ? "" : ", ") << name << " = ";
    printField(printer, member);
    isFirst = false;
  });
  printer << ">";
}

//===----------------------------------------------------------------------===//
// Parsing
//===----------------------------------------------------------------------===//

static ParseResult parseField(AsmParser &parser, bool &flag) {
  StringRef keyword;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseKeyword(&keyword))
    return failure();
  if (keyword != "true" && keyword != "false")
    return parser.emitError(loc)
           << "expected true or false, but got '" << keyword << "'";
  flag = keyword == "true";
  return success();
}
static ParseResult parseField(AsmParser &parser, int64_t &number) {
  return parser.parseInteger(number);
}

template <typename Enum, std::enable_if_t<std::is_enum_v<Enum>, int> = 0>
static ParseResult parseField(AsmParser &parser, Enum &value) {
  StringRef keyword;
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseKeyword(&keyword))
    return failure();
  std::optional<Enum> symbol = symbolizePlanEnum(keyword, value);
  if (!symbol)
    return parser.emitError(loc) << "unknown value '" << keyword << "'";
  value = *symbol;
  return success();
}

/// Fields in any order, each at most once.
template <typename Plan, std::enable_if_t<IsPlan<Plan>::value, int> = 0>
static ParseResult parseField(AsmParser &parser, Plan &plan) {
  SmallVector<StringRef> seen;
  auto parseOne = [&]() -> ParseResult {
    StringRef keyword;
    SMLoc loc = parser.getCurrentLocation();
    if (parser.parseKeyword(&keyword) || parser.parseEqual())
      return failure();
    if (llvm::is_contained(seen, keyword))
      return parser.emitError(loc) << "'" << keyword << "' is given twice";
    seen.push_back(keyword);
    std::optional<ParseResult> result;
    SmallVector<StringRef> known;
    Plan::visitFields(plan, [&](StringRef name, auto &member) {
      known.push_back(name);
      if (name == keyword)
        result = parseField(parser, member);
    });
    if (result)
      return *result;
    return parser.emitError(loc)
           << "'" << keyword << "' is no decision of a " << Plan::mnemonic
           << "; known are " << llvm::join(known, ", ");
  };
  return parser.parseCommaSeparatedList(
      AsmParser::Delimiter::OptionalLessGreater, parseOne);
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

using EmitError = function_ref<InFlightDiagnostic()>;

static LogicalResult verifyField(EmitError emitError, StringRef name,
                                 int64_t number) {
  if (number >= 0)
    return success();
  return emitError() << "expected '" << name << "' not to be negative, but got "
                     << number;
}
static LogicalResult verifyField(EmitError, StringRef, bool) {
  return success();
}
template <typename Enum, std::enable_if_t<std::is_enum_v<Enum>, int> = 0>
static LogicalResult verifyField(EmitError, StringRef, Enum) {
  return success();
}

/// No number is negative. Upper bounds are verified by the op.
template <typename Plan, std::enable_if_t<IsPlan<Plan>::value, int> = 0>
static LogicalResult verifyField(EmitError emitError, StringRef,
                                 const Plan &plan) {
  LogicalResult result = success();
  Plan::visitFields(plan, [&](StringRef name, const auto &member) {
    if (succeeded(result))
      result = verifyField(emitError, name, member);
  });
  return result;
}

static LogicalResult
verifyPositive(EmitError emitError,
               ArrayRef<std::pair<StringRef, int64_t>> fields) {
  for (auto [name, number] : fields)
    if (number < 1)
      return emitError() << "expected '" << name << "' to be positive, but got "
                         << number;
  return success();
}

static LogicalResult verifySizes(EmitError emitError, const GemmPlan &plan) {
  return verifyPositive(emitError,
                        {{"nr", plan.nr}, {"mr", plan.mr}, {"kr", plan.kr}});
}
static LogicalResult verifySizes(EmitError emitError,
                                 const TupleGemmPlan &plan) {
  return verifyPositive(emitError, {{"max_rows", plan.maxRows},
                                    {"max_complex_rows", plan.maxComplexRows}});
}
static LogicalResult verifySizes(EmitError emitError,
                                 const DirectConvPlan &plan) {
  return verifyPositive(emitError, {{"nr", plan.nr},
                                    {"kr", plan.kr},
                                    {"tile_rows", plan.tileRows},
                                    {"tile_columns", plan.tileColumns}});
}
static LogicalResult verifySizes(EmitError emitError,
                                 const ConvGemmPlan &plan) {
  if (failed(verifySizes(emitError, plan.tiles)))
    return failure();
  return verifyPositive(emitError,
                        {{"panels", plan.panels}, {"parts", plan.parts}});
}
static LogicalResult verifySizes(EmitError emitError,
                                 const OuterConvPlan &plan) {
  return verifyPositive(emitError, {{"filters", plan.filters},
                                    {"rows", plan.rows},
                                    {"vectors", plan.vectors},
                                    {"pixels", plan.pixels}});
}
static LogicalResult verifySizes(EmitError emitError,
                                 const DepthwisePlan &plan) {
  return verifyPositive(emitError, {{"rows", plan.rows},
                                    {"columns", plan.columns},
                                    {"vectors", plan.vectors}});
}
static LogicalResult verifySizes(EmitError emitError,
                                 const DepthwiseNchwPlan &plan) {
  return verifyPositive(emitError, {{"rows", plan.rows},
                                    {"pixels", plan.pixels},
                                    {"sets", plan.sets},
                                    {"joined_rows", plan.joinedRows}});
}
static LogicalResult verifySizes(EmitError emitError, const SoftmaxPlan &plan) {
  return verifyPositive(emitError, {{"max_unroll", plan.maxUnroll},
                                    {"sum_unroll", plan.sumUnroll},
                                    {"store_unroll", plan.storeUnroll},
                                    {"block_vectors", plan.blockVectors},
                                    {"exp_interleave", plan.expInterleave}});
}
static LogicalResult verifySizes(EmitError emitError, const SpmmPlan &plan) {
  return verifyPositive(
      emitError,
      {{"pixels", plan.pixels}, {"rows", plan.rows}, {"sets", plan.sets}});
}
static LogicalResult verifySizes(EmitError emitError,
                                 const TransformPlan &plan) {
  return verifyPositive(emitError,
                        {{"adjacent_vectors", plan.adjacentVectors},
                         {"pipelined_vectors", plan.pipelinedVectors}});
}
static LogicalResult verifySizes(EmitError emitError,
                                 const FastConvPlan &plan) {
  if (failed(verifySizes(emitError, plan.products)) ||
      failed(verifySizes(emitError, plan.inputTransform)) ||
      failed(verifySizes(emitError, plan.outputTransform)))
    return failure();
  return verifyPositive(emitError, {{"nr", plan.nr},
                                    {"tile_rows", plan.tileRows},
                                    {"product_rows", plan.productRows},
                                    {"input_rows", plan.inputRows},
                                    {"panel_tiles", plan.panelTiles},
                                    {"block_filters", plan.blockFilters},
                                    {"group_filters", plan.groupFilters},
                                    {"depth_channels", plan.depthChannels},
                                    {"parts", plan.parts}});
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

#define DEFINE_PLAN_ATTR(PLAN)                                                 \
  void PLAN##Attr::print(AsmPrinter &printer) const {                          \
    printField(printer, getPlan());                                            \
  }                                                                            \
  Attribute PLAN##Attr::parse(AsmParser &parser, Type) {                       \
    PLAN plan;                                                                 \
    SMLoc loc = parser.getCurrentLocation();                                   \
    if (parseField(parser, plan))                                              \
      return {};                                                               \
    return PLAN##Attr::getChecked([&] { return parser.emitError(loc); },       \
                                  parser.getContext(), plan);                  \
  }                                                                            \
  LogicalResult PLAN##Attr::verify(EmitError emitError, PLAN plan) {           \
    return success(succeeded(verifyField(emitError, "", plan)) &&              \
                   succeeded(verifySizes(emitError, plan)));                   \
  }

DEFINE_PLAN_ATTR(GemmPlan)
DEFINE_PLAN_ATTR(TupleGemmPlan)
DEFINE_PLAN_ATTR(DirectConvPlan)
DEFINE_PLAN_ATTR(ConvGemmPlan)
DEFINE_PLAN_ATTR(OuterConvPlan)
DEFINE_PLAN_ATTR(DepthwisePlan)
DEFINE_PLAN_ATTR(DepthwiseNchwPlan)
DEFINE_PLAN_ATTR(SoftmaxPlan)
DEFINE_PLAN_ATTR(SpmmPlan)
DEFINE_PLAN_ATTR(TransformPlan)
DEFINE_PLAN_ATTR(FastConvPlan)

LogicalResult TargetAttr::verify(EmitError emitError, StringRef isa,
                                 StringRef machine) {
  const TargetDesc *target = lookupTarget(isa);
  if (!target)
    return emitError() << "unknown instruction set '" << isa << "'";
  if (!lookupMachine(*target, machine))
    return emitError() << "unknown machine '" << machine << "' of '" << isa
                       << "'";
  return success();
}

const TargetDesc &TargetAttr::getTarget() const {
  return *lookupTarget(getIsa());
}

const MachineDesc &TargetAttr::getMachineDesc() const {
  return *lookupMachine(getTarget(), getMachine());
}

int64_t TargetAttr::getScaledTerms() const {
  return getMachineDesc().getScaledTerms();
}
