//===- PlanTuner.cpp - Searches the plans of each primitive ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanTuner.h"

#include "ChildProcess.h"
#include "FinalRace.h"
#include "FreeLayouts.h"

#include "NNPrim/Search/PairedTimes.h"

#include "mlir/AsmParser/AsmParser.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Process.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <csignal>

using namespace mlir;
using namespace nnprim;

using Clock = std::chrono::steady_clock;

static double getNow() {
  return std::chrono::duration<double>(Clock::now().time_since_epoch()).count();
}

/// Set by an interrupt, after which the search ends in order; another one ends
/// the program.
static volatile std::sig_atomic_t wasInterrupted = 0;

static void handleInterrupt(int signal) {
  if (wasInterrupted) {
    killChild();
    std::signal(signal, SIG_DFL);
    std::raise(signal);
  }
  wasInterrupted = 1;
}

/// A plan as records have it.
static std::string print(Attribute plan) {
  std::string text;
  llvm::raw_string_ostream os(text);
  plan.print(os);
  return text;
}

/// The op and the extents of its operands, without attributes.
static std::string describe(const PrimitiveKey &key) {
  llvm::StringRef shape = key.shape;
  size_t equals = shape.find(" = ");
  if (equals != llvm::StringRef::npos)
    shape = shape.take_front(shape.take_front(equals).rfind(','));
  return (key.op + " " + shape).str();
}

namespace {
/// The plans of a form of a primitive that may be recorded.
struct Finalists {
  /// The cost model's plan, and its cost.
  LayerPlan modelPlan;
  double modelCost = 1;
  /// Of those that were measured or known and are faster, the fastest and their
  /// costs, best first.
  std::vector<std::pair<double, LayerPlan>> best;

  void add(double cost, const LayerPlan &plan);
};
} // namespace

void Finalists::add(double cost, const LayerPlan &plan) {
  // As many as the last race can tell apart in a second or two.
  constexpr size_t numFinalists = 8;
  if (!(cost < modelCost))
    return;
  best.emplace_back(cost, plan);
  llvm::sort(best);
  if (best.size() > numFinalists)
    best.pop_back();
}

/// A search for the plan of one primitive.
struct PlanTuner::Job {
  const Primitive &primitive;
  /// Null for the strips of a block.
  const OpPlanSpace *space;
  Candidates &candidates;
  RaceSizes sizes;
  /// The first words of messages.
  std::string name;
  /// Of each form.
  std::vector<Finalists> finalists;

  LayerPlan getPlan(ArrayRef<int64_t> path) const {
    return {size_t(space->getLayout(path)), print(space->getPlan(path))};
  }
  double getBestCost() const;
};

double PlanTuner::Job::getBestCost() const {
  double best = 1;
  for (const Finalists &form : finalists)
    if (!form.best.empty())
      best = std::min(best, form.best.front().first);
  return best;
}

/// The time of a plan over that of the cost model's plan: the median over the
/// rounds in which both took part, since rounds differ by where tensors lie and
/// by what slows the machine down.
static double getCost(const CandidateResult &model,
                      const CandidateResult &plan) {
  size_t rounds = std::min(model.rounds.size(), plan.rounds.size());
  auto getFirst = [&](const std::vector<double> &times) {
    return std::vector<double>(times.begin(), times.begin() + rounds);
  };
  if (auto ratio = comparePaired(
          {getFirst(model.rounds), getFirst(plan.rounds)}, /*confidence=*/0))
    return ratio->median;
  return plan.microseconds / model.microseconds;
}

/// Costs of plans: their times over that of the cost model's plan in the same
/// race, with the layouts that the model has.
std::vector<double> PlanTuner::race(Job &job, ArrayRef<LayerPlan> plans) {
  std::vector<LayerPlan> all{job.finalists.front().modelPlan};
  llvm::append_range(all, plans);
  std::vector<CandidateResult> results = job.candidates.measure(all, job.sizes);
  std::vector<double> costs;
  for (auto [plan, result] :
       llvm::zip_equal(plans, llvm::drop_begin(results))) {
    if (result.wrongBy) {
      ++counts.wrong;
      error() << job.name << ": wrong by "
              << llvm::formatv("{0:e1}", *result.wrongBy).str()
              << " of the largest result with the plan " << plan.plan;
    }
    // Without the cost model's plan there is nothing to compare with.
    double cost = getCost(results.front(), result);
    costs.push_back(cost < kNoCost ? cost : kNoCost);
  }
  return costs;
}

/// Measures again what is surprisingly fast: something else may have run while
/// the cost model's plan did. A search that believes it looks no further.
void PlanTuner::measureAgain(Job &job, ArrayRef<LayerPlan> plans,
                             std::vector<double> &costs) {
  constexpr double surprising = 0.95;
  std::vector<LayerPlan> again;
  std::vector<size_t> places;
  for (auto [place, cost] : llvm::enumerate(costs))
    if (cost < surprising * job.getBestCost()) {
      places.push_back(place);
      again.push_back(plans[place]);
    }
  if (again.empty())
    return;
  for (auto [place, cost] : llvm::zip_equal(places, race(job, again)))
    if (cost < kNoCost)
      costs[place] = std::max(costs[place], cost);
}

std::vector<double> PlanTuner::measure(Job &job, ArrayRef<Path> paths) {
  std::vector<LayerPlan> plans;
  for (const Path &path : paths)
    plans.push_back(job.getPlan(path));
  return measure(job, plans);
}

std::vector<double> PlanTuner::measure(Job &job, ArrayRef<LayerPlan> plans) {
  std::vector<double> costs = race(job, plans);
  measureAgain(job, plans, costs);
  counts.candidates += costs.size();
  counts.failed += llvm::count(costs, kNoCost);
  // A line after the other, in their order.
  for (auto [plan, cost] : llvm::zip_equal(plans, costs)) {
    job.finalists[plan.form].add(cost, plan);
    if (failed(log.append(job.primitive.forms[plan.form].key,
                          {{plan.plan, cost}}, context)))
      wasInterrupted = 1;
  }
  return costs;
}

/// Costs of an interrupted search, of plans that are in the space.
std::map<std::vector<int64_t>, double> PlanTuner::readLog(Job &job) {
  std::map<std::vector<int64_t>, double> known;
  // A plan that no longer parses is none of the space's.
  ScopedDiagnosticHandler silence(&context,
                                  [](Diagnostic &) { return success(); });
  for (auto [form, layout] : llvm::enumerate(job.primitive.forms))
    for (const SearchLog::Entry &entry : log.lookup(layout.key)) {
      Attribute plan = parseAttribute(entry.plan, &context);
      if (!plan)
        continue;
      if (std::optional<Path> path = job.space->getPath(plan, int64_t(form))) {
        known[{path->begin(), path->end()}] = entry.cost;
        job.finalists[form].add(entry.cost, {form, entry.plan});
      }
    }
  return known;
}

/// The costs of the cost model's plans with other layouts.
void PlanTuner::raceModelPlans(Job &job, Traversal &traversal) {
  std::vector<LayerPlan> plans;
  for (const Finalists &form : llvm::drop_begin(job.finalists))
    plans.push_back(form.modelPlan);
  std::vector<double> costs =
      plans.empty() ? std::vector<double>() : race(job, plans);
  costs.insert(costs.begin(), 1.0);
  for (auto [form, cost] : llvm::zip_equal(job.finalists, costs)) {
    form.modelCost = cost;
    Attribute plan = parseAttribute(form.modelPlan.plan, &context);
    if (auto path = job.space->getPath(plan, int64_t(form.modelPlan.form)))
      traversal.report({{*path, cost}});
  }
}

/// Says how long the plans that are recorded for two layouts take in races
/// between the two.
void PlanTuner::compareLayouts(Job &job, ArrayRef<LayerPlan> plans) {
  const LayerPlan &own = plans.front();
  for (const LayerPlan &other : plans.drop_front()) {
    FinalTimes times = runFinalRaces(job.candidates, own, other, job.sizes);
    auto getLayout = [&](const LayerPlan &plan) {
      return job.primitive.forms[plan.form].layout;
    };
    llvm::outs() << llvm::formatv(
        "{0}: image and output in {1} {2:F1} us, {3} {4:F1} us{5}\n", job.name,
        getLayout(own), times.model, getLayout(other), times.plan,
        times.isFaster ? ", which is faster" : "");
  }
}

/// Decides about each form.
LogicalResult PlanTuner::decide(Job &job, const SearchOutcome &outcome,
                                const Record &record) {
  std::vector<LayerPlan> plans;
  for (size_t form = 0; form < job.finalists.size(); ++form) {
    auto decided = decideForm(job, form, outcome, record);
    if (failed(decided))
      return failure();
    if (*decided)
      plans.push_back(**decided);
  }
  if (plans.size() > 1)
    compareLayouts(job, plans);
  return success();
}

/// Races the best plans and the cost model's once more, for longer. The fastest
/// is recorded if it wins races against the cost model's plan alone, too.
/// Returns what is recorded.
FailureOr<std::optional<LayerPlan>>
PlanTuner::decideForm(Job &job, size_t form, const SearchOutcome &outcome,
                      const Record &record) {
  const Finalists &finalists = job.finalists[form];
  const PrimitiveForm &primitive = job.primitive.forms[form];
  std::string name = describe(primitive.key);
  std::vector<LayerPlan> plans{finalists.modelPlan};
  for (const auto &[cost, plan] : finalists.best)
    plans.push_back(plan);
  RaceSizes sizes = job.sizes;
  sizes.rounds = 21;
  std::vector<CandidateResult> results = job.candidates.measure(plans, sizes);
  FinalTimes times{results.front().microseconds, results.front().microseconds,
                   /*isFaster=*/false};
  if (!(times.model < kNoCost)) {
    emitWarning(UnknownLoc::get(&context))
        << name << ": the runner did not run the cost model's plan; there "
        << "is nothing to record";
    return std::optional<LayerPlan>();
  }
  ++counts.recorded;
  auto fastest = llvm::min_element(
      results, [&](const CandidateResult &lhs, const CandidateResult &rhs) {
        return getCost(results.front(), lhs) < getCost(results.front(), rhs);
      });
  LayerPlan best = plans[fastest - results.begin()];
  if (fastest != results.begin()) {
    FinalTimes last =
        runFinalRaces(job.candidates, finalists.modelPlan, best, job.sizes);
    if (last.isFaster)
      times = last;
  }
  if (!times.isFaster)
    best = finalists.modelPlan;
  llvm::outs() << llvm::formatv(
      "{0}: {1:F1} us, {2:F1} by the cost model; {3} candidates, {4} dropped; "
      "{5}\n",
      name, times.plan, times.model, outcome.candidates, outcome.failed,
      times.isFaster ? best.plan : "the cost model's plan");
  llvm::outs().flush();
  TunedPlan plan;
  plan.target = options.machine->getTargetName();
  plan.threads = options.numThreads;
  plan.plan = best.plan;
  plan.microseconds = times.plan;
  plan.modelMicroseconds = times.model;
  if (failed(record(primitive.key, plan)))
    return failure();
  return std::optional(best);
}

/// The cycles that the model spends in a primitive by the cost model, 0 if it
/// has no plans to choose from.
double PlanTuner::estimate(const Primitive &primitive) {
  OwningOpRef<ModuleOp> module =
      parsePrimitive(primitive.forms.front(), context);
  if (!module)
    return 0;
  PlannedOpInterface op = getPrimitive(*module);
  std::unique_ptr<OpPlanSpace> space = createPlanSpace(op, machine);
  if (!space)
    return 0;
  std::optional<Path> path = space->getPath(getModelPlan(op, machine));
  double cycles = path ? space->estimate(*path) : double(primitive.flops);
  return double(primitive.uses) * std::max(cycles, 1.0);
}

/// Bytes of the weights of other primitives.
int64_t PlanTuner::getOtherWeightBytes(const Primitive &primitive) const {
  return std::max<int64_t>(0, int64_t(machine.modelWeightBytes) -
                                  primitive.weightBytes);
}

/// Bytes between runs.
int64_t PlanTuner::getBetween(int64_t otherBytes) const {
  // At most as many: more than a cache keeps of them.
  constexpr int64_t maxBetween = 32 << 20;
  return options.between < 0 ? std::min(otherBytes, maxBetween)
                             : options.between;
}

LogicalResult PlanTuner::tune(const Primitive &primitive, double seconds,
                              const Record &record) {
  std::vector<OwningOpRef<ModuleOp>> modules;
  std::vector<PlannedOpInterface> ops;
  std::vector<Finalists> finalists;
  for (auto [form, layout] : llvm::enumerate(primitive.forms)) {
    modules.push_back(parsePrimitive(layout, context));
    if (!modules.back())
      return failure();
    ops.push_back(getPrimitive(*modules.back()));
    Attribute plan = getModelPlan(ops.back(), machine);
    finalists.push_back({{form, plan ? print(plan) : ""}, 1.0, {}});
  }
  std::unique_ptr<OpPlanSpace> space = createPlanSpace(ops, machine);
  if (!space)
    return success();
  int64_t otherBytes = getOtherWeightBytes(primitive);
  Candidates candidates(primitive, *options.machine, options.numThreads,
                        otherBytes, registry, runner);
  std::string name = describe(primitive.forms.front().key);
  if (llvm::Error problem = candidates.prepare())
    return error() << name << ": " << toString(std::move(problem));
  Job job{primitive,   space.get(), candidates,
          RaceSizes(), name,        std::move(finalists)};
  job.sizes.between = getBetween(otherBytes);
  auto traversal = createTraversal(
      options.traversal, *space, options.seed,
      [&](ArrayRef<int64_t> path) { return space->estimate(path); });
  raceModelPlans(job, *traversal);
  double shown = 0;
  SearchHost host;
  host.getSeconds = getNow;
  host.isInterrupted = [] { return wasInterrupted != 0; };
  host.measure = [&](ArrayRef<Path> paths) { return measure(job, paths); };
  host.progress = [&](const SearchOutcome &outcome) {
    // A terminal has one line that changes; a file a line every ten seconds.
    bool isTerminal = llvm::sys::Process::StandardErrIsDisplayed();
    if (!isTerminal && getNow() - shown < 10)
      return;
    shown = getNow();
    llvm::errs() << llvm::formatv(
        "{0}nnprim-tune: {1}: {2} candidates, {3} dropped, the best takes "
        "{4:F3} of the cost model's time{5}",
        isTerminal ? "\r" : "", name, outcome.candidates, outcome.failed,
        std::min(outcome.cost, 1.0), isTerminal ? "" : "\n");
  };
  SearchBudget budget = options.budget;
  budget.seconds = std::min(budget.seconds, seconds);
  SearchOutcome outcome = runSearch(*traversal, budget, host, readLog(job));
  if (llvm::sys::Process::StandardErrIsDisplayed())
    llvm::errs() << "\n";
  // Nothing was found out about it.
  if (wasInterrupted && outcome.candidates == 0)
    return success();
  LogicalResult decided = decide(job, outcome, record);
  counts.compileSeconds += candidates.getCompileSeconds();
  counts.runSeconds += candidates.getRunSeconds();
  return decided;
}

/// Races all strips of a block: there are few.
LogicalResult PlanTuner::tuneBlock(const Primitive &primitive,
                                   const Record &record) {
  OwningOpRef<ModuleOp> module =
      parsePrimitive(primitive.forms.front(), context);
  std::optional<StripBlock> block =
      module ? getBlock(*module) : std::optional<StripBlock>();
  if (!block)
    return failure();
  std::vector<LayerPlan> plans;
  for (Attribute strips : listStrips(*block, machine, options.numThreads))
    plans.push_back({0, print(strips)});
  if (plans.empty())
    return success();
  Attribute model = getModelStrips(*block, machine, options.numThreads);
  int64_t otherBytes = getOtherWeightBytes(primitive);
  Candidates candidates(primitive, *options.machine, options.numThreads,
                        otherBytes, registry, runner);
  const PrimitiveKey &key = primitive.forms.front().key;
  std::string name = describe(key);
  if (llvm::Error problem = candidates.prepare())
    return error() << name << ": " << toString(std::move(problem));
  Job job{primitive,  /*space=*/nullptr,
          candidates, RaceSizes(),
          name,       {{{0, print(model)}, 1.0, {}}}};
  job.sizes.between = getBetween(otherBytes);
  for (const SearchLog::Entry &entry : log.lookup(key)) {
    llvm::erase_if(
        plans, [&](const LayerPlan &plan) { return plan.plan == entry.plan; });
    job.finalists.front().add(entry.cost, {0, entry.plan});
  }
  SearchOutcome outcome;
  size_t batch = options.budget.batch;
  for (ArrayRef<LayerPlan> left = plans; !left.empty() && !wasInterrupted;
       left = left.drop_front(std::min(batch, left.size()))) {
    std::vector<double> costs = measure(job, left.take_front(batch));
    outcome.candidates += costs.size();
    outcome.failed += llvm::count(costs, kNoCost);
  }
  LogicalResult decided = wasInterrupted && outcome.candidates == 0
                              ? success()
                              : decide(job, outcome, record);
  counts.compileSeconds += candidates.getCompileSeconds();
  counts.runSeconds += candidates.getRunSeconds();
  return decided;
}

LogicalResult PlanTuner::run(ModuleOp model, const Record &record) {
  // As the compiler finds it: the cost model's plan, which candidates are
  // compared with and which is recorded if none is faster, is the one that the
  // whole model gets.
  machine = getPlanningMachine(model, options.numThreads,
                               /*otherWeightBytes=*/0);
  if (failed(log.load(context)))
    return failure();
  for (int signal : {SIGINT, SIGTERM})
    std::signal(signal, handleInterrupt);
  // What gains most first: an improvement counts by what the model spends
  // there.
  std::vector<std::pair<double, Primitive>> shares;
  double total = 0;
  for (Primitive &primitive : findPrimitives(model)) {
    if (options.freeLayouts)
      addOtherLayouts(primitive,
                      {options.machine, options.maxError, options.numThreads},
                      context);
    double cycles = estimate(primitive);
    if (cycles > 0)
      shares.emplace_back(cycles, std::move(primitive));
    total += cycles;
  }
  llvm::stable_sort(shares, [](const auto &lhs, const auto &rhs) {
    return lhs.first > rhs.first;
  });
  double end = getNow() + options.totalSeconds, left = total;
  size_t searched = 0;
  for (const Primitive &block : findBlocks(model))
    if (!wasInterrupted && getNow() < end && failed(tuneBlock(block, record)))
      return failure();
  for (const auto &[cycles, primitive] : shares) {
    double seconds = end - getNow();
    if (wasInterrupted || seconds <= 0)
      break;
    ++searched;
    if (failed(tune(primitive, seconds * std::min(1.0, cycles / left), record)))
      return failure();
    left -= cycles;
  }
  if (!wasInterrupted && searched < shares.size())
    llvm::outs() << llvm::formatv(
        "no time was left for {0} primitives, an estimated {1:P1} of the "
        "cycles\n",
        shares.size() - searched, left / total);
  if (wasInterrupted)
    llvm::errs() << "nnprim-tune: interrupted; the record has what was found "
                    "until then"
                 << (!log.hasFile()
                         ? ""
                         : ", and the same command goes on from the log")
                 << "\n";
  llvm::outs() << llvm::formatv(
      "{0} candidates, {1} dropped, {2} of them wrong; {3:F1} s to compile, "
      "{4:F1} s to run\n",
      counts.candidates, counts.failed, counts.wrong, counts.compileSeconds,
      counts.runSeconds);
  if (counts.candidates != 0 && counts.recorded == 0)
    return error() << "the runner ran nothing";
  return success(counts.wrong == 0);
}
