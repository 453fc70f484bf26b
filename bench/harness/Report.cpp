//===- Report.cpp - Tables of measurements --------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Report.h"
#include "Rounds.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Unicode.h"

#include <cmath>

using namespace nnprim::bench;
using llvm::formatv;

const Measurement *Result::find(llvm::StringRef name) const {
  auto it = llvm::find_if(contestants,
                          [&](const Measurement &m) { return m.name == name; });
  return it == contestants.end() ? nullptr : &*it;
}

const Measurement *Result::bestPeer() const {
  const Measurement *best = nullptr;
  double least = 0;
  for (const Measurement &peer : llvm::drop_begin(contestants))
    if (double time = median(peer.seconds);
        peer.isPeer && (!best || time < least)) {
      best = &peer;
      least = time;
    }
  return best;
}

double Result::ratioTo(const Measurement &peer) const {
  return medianRatio(peer.seconds, contestants.front().seconds);
}

double Result::percentOfPeak() const {
  return 100 * medianRatio(peak, contestants.front().seconds) *
         layer.usefulFlops() / peakFlops;
}

double Result::percentOfRoof() const {
  if (traffic.empty())
    return percentOfPeak();
  return std::max(percentOfPeak(),
                  100 * medianRatio(traffic, contestants.front().seconds));
}

namespace {
/// Rows of text, printed in columns: the first is left-aligned, the others
/// right-aligned.
class Table {
public:
  void add(llvm::SmallVector<std::string> row) {
    rows.push_back(std::move(row));
  }

  void print(llvm::raw_ostream &os) const {
    llvm::SmallVector<size_t> widths;
    for (const auto &row : rows) {
      widths.resize(std::max(widths.size(), row.size()));
      for (auto [width, text] : llvm::zip(widths, row))
        width = std::max(width, columns(text));
    }
    for (const auto &row : rows) {
      for (auto [i, text] : llvm::enumerate(row)) {
        size_t blank = widths[i] - columns(text);
        if (i == 0)
          os << text << std::string(blank, ' ');
        else
          os << std::string(blank + 2, ' ') << text;
      }
      os << '\n';
    }
  }

private:
  static size_t columns(llvm::StringRef text) {
    return llvm::sys::unicode::columnWidthUTF8(text);
  }

  std::vector<llvm::SmallVector<std::string>> rows;
};

/// Geometric mean and least of a column of ratios.
class Column {
public:
  void add(double value, const Layer &layer) {
    logarithms += std::log(value);
    if (++count == 1 || value < least) {
      least = value;
      where = layer.model + "/" + layer.name;
    }
  }
  bool empty() const { return count == 0; }
  double mean() const { return std::exp(logarithms / count); }

  double least = 0;
  std::string where;

private:
  double logarithms = 0;
  int count = 0;
};
} // namespace

static std::string fixed(double value, int digits) {
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format("%.*f", digits, value);
  return text;
}

/// Half of the range from the 10th to the 90th percentile, in percent of the
/// median.
static double spread(const std::vector<double> &seconds) {
  return 50 * (quantile(seconds, 0.9) - quantile(seconds, 0.1)) /
         median(seconds);
}

namespace {
/// Summary of the rows of a table.
struct Summary {
  Summary(const std::vector<std::string> &peers, size_t numShown)
      : peers(peers), numShown(numShown), speeds(peers.size()),
        ratios(peers.size()) {}

  const std::vector<std::string> &peers;
  const size_t numShown; ///< How many of them have a column of ratios.
  Column speed, peak, roof, best, scaling;
  std::vector<Column> speeds, ratios;
};
} // namespace

/// The columns of a layer: our speed, its spread and share of the peak; the
/// others' speeds; our ratio to our own other forms, to the first library and
/// to the fastest.
static llvm::SmallVector<std::string> layerRow(const Result &result,
                                               Summary &summary) {
  const Layer &layer = result.layer;
  auto speed = [&](const Measurement &m) {
    return layer.flops() / median(m.seconds) * 1e-9;
  };
  const Measurement &ours = result.contestants.front();
  summary.speed.add(speed(ours), layer);
  summary.peak.add(result.percentOfPeak(), layer);
  summary.roof.add(result.percentOfRoof(), layer);
  summary.scaling.add(result.peakScaling, layer);
  llvm::SmallVector<std::string> row = {layer.model + "/" + layer.name,
                                        fixed(layer.flops() * 1e-6, 1),
                                        fixed(speed(ours), 1),
                                        "±" + fixed(spread(ours.seconds), 1) +
                                            "%",
                                        fixed(result.percentOfPeak(), 1),
                                        fixed(result.percentOfRoof(), 1)};
  llvm::SmallVector<std::string> quotients;
  for (auto [i, name] : llvm::enumerate(summary.peers)) {
    const Measurement *peer = result.find(name);
    if (peer) {
      summary.speeds[i].add(speed(*peer), layer);
      summary.ratios[i].add(result.ratioTo(*peer), layer);
    }
    row.push_back(peer ? fixed(speed(*peer), 1) : "-");
    if (i < summary.numShown)
      quotients.push_back(peer ? fixed(result.ratioTo(*peer), 3) : "-");
  }
  llvm::append_range(row, quotients);
  if (const Measurement *best = result.bestPeer()) {
    summary.best.add(result.ratioTo(*best), layer);
    row.append({fixed(result.ratioTo(*best), 3), best->name});
  }
  return row;
}

static void printRatio(llvm::raw_ostream &os, const std::string &what,
                       const Column &ratio) {
  os << formatv("{0}: geometric mean {1}, least {2} at {3}\n", what,
                fixed(ratio.mean(), 3), fixed(ratio.least, 3), ratio.where);
}

static llvm::SmallVector<std::string>
headings(const std::string &ours, const Summary &summary, bool haveLibraries) {
  llvm::SmallVector<std::string> row = {"layer", "MFLOP", ours,
                                        "",      "%peak", "%roof"};
  llvm::append_range(row, summary.peers);
  for (size_t i = 0; i < summary.numShown; ++i)
    row.push_back("x/" + summary.peers[i]);
  if (haveLibraries)
    row.append({"x/best", "best"});
  return row;
}

static llvm::SmallVector<std::string> meansRow(const Summary &summary) {
  llvm::SmallVector<std::string> row = {"geometric mean",
                                        "",
                                        fixed(summary.speed.mean(), 1),
                                        "",
                                        fixed(summary.peak.mean(), 1),
                                        fixed(summary.roof.mean(), 1)};
  for (const Column &speed : summary.speeds)
    row.push_back(fixed(speed.mean(), 1));
  return row;
}

void nnprim::bench::printTable(llvm::raw_ostream &os,
                               const std::vector<Result> &results,
                               const std::vector<std::string> &names,
                               const Setting &setting) {
  std::vector<std::string> peers(names.begin() + 1, names.end());
  llvm::erase_if(peers, [&](const std::string &name) {
    return llvm::none_of(results,
                         [&](const Result &r) { return r.find(name); });
  });
  os << formatv("{0}, {1}, {2} thread(s): GFLOP/s, medians of {3} rounds with "
                "half of 10 % to 90 %;\n%peak counts no padding; %roof: or "
                "streaming, if that takes longer; x/PEER: our speed over its\n",
                setting.processor, setting.isa, setting.threads,
                setting.rounds);
  // Our own forms come first, then the libraries: the table has ratios to all
  // of our forms and to the first library.
  size_t numForms =
      llvm::count_if(results.front().contestants,
                     [](const Measurement &m) { return !m.isPeer; });
  Summary summary(peers, std::min(numForms, peers.size()));
  Table table;
  table.add(headings(names[0], summary, results.front().bestPeer()));
  for (const Result &result : results)
    table.add(layerRow(result, summary));
  table.add(meansRow(summary));
  table.print(os);
  for (auto [peer, ratio] : llvm::zip(peers, summary.ratios))
    printRatio(os, "x/" + peer, ratio);
  if (!summary.best.empty())
    printRatio(os, "x/best", summary.best);
  if (setting.threads > 1)
    printRatio(os, "the FMA loop's speed over one thread's", summary.scaling);
}
