//===- MachineFile.cpp - Machines as JSON ---------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Target/MachineFile.h"

#include "MachineFields.h"
#include "Tables.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/StringSaver.h"

#include <algorithm>

using namespace nnprim;

namespace {
/// Reads one file.
class Reader {
public:
  Reader(llvm::StringRef text, llvm::StringRef path) : text(text), path(path) {}

  llvm::Expected<std::vector<MachineDesc>> read();

private:
  /// An error at the line of `key`.
  llvm::Error fail(llvm::StringRef key, const llvm::Twine &what) const {
    size_t place = text.find(("\"" + key + "\"").str());
    size_t line = place == llvm::StringRef::npos
                      ? 1
                      : 1 + text.take_front(place).count('\n');
    return llvm::createStringError(path + ":" + llvm::Twine(line) + ": " +
                                   what);
  }
  llvm::Error checkHead(const llvm::json::Object &object) const;
  template <typename Part>
  llvm::Error readPart(const llvm::json::Object &object, Part &part,
                       llvm::ArrayRef<llvm::StringRef> others) const;
  llvm::Expected<MachineDesc> readFor(const llvm::json::Object &object,
                                      const TargetDesc &target) const;

  llvm::StringRef text, path;
};
} // namespace

/// Names are needed as long as machines are, which is forever.
static llvm::StringRef keepForever(llvm::StringRef name) {
  static llvm::BumpPtrAllocator allocator;
  return llvm::StringSaver(allocator).save(name);
}

static std::string describeLimits(const FieldLimits &limits) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "a number from " << llvm::format("%g", limits.least) << " to "
     << llvm::format("%g", limits.most);
  return text;
}

/// Sets the members of `part` that the object has. Other keys than those and
/// `others` are unknown.
template <typename Part>
llvm::Error Reader::readPart(const llvm::json::Object &object, Part &part,
                             llvm::ArrayRef<llvm::StringRef> others) const {
  llvm::SmallVector<llvm::StringRef> known(others.begin(), others.end());
  std::string problem, place;
  visitMachineFields(part, [&](llvm::StringRef name, auto &member,
                               FieldLimits limits) {
    using Member = std::remove_reference_t<decltype(member)>;
    known.push_back(name);
    const llvm::json::Value *value = object.get(name);
    if (!value || !problem.empty())
      return;
    if constexpr (std::is_same_v<Member, bool>) {
      if (auto flag = value->getAsBoolean())
        member = *flag;
      else
        problem = "true or false", place = name.str();
    } else {
      std::optional<double> number = value->getAsNumber();
      bool isWhole = std::is_same_v<Member, double> || value->getAsInteger();
      if (number && isWhole && *number >= limits.least &&
          *number <= limits.most)
        member = static_cast<Member>(*number);
      else
        problem = (isWhole ? "" : "whole, ") + describeLimits(limits),
        place = name.str();
    }
  });
  if (!problem.empty())
    return fail(place, "expected `" + place + "` to be " + problem);
  for (const auto &entry : object)
    if (!llvm::is_contained(known, llvm::StringRef(entry.first)))
      return fail(entry.first, "unknown number '" +
                                   llvm::StringRef(entry.first) +
                                   "'; known are " + llvm::join(known, ", "));
  return llvm::Error::success();
}

llvm::Error Reader::checkHead(const llvm::json::Object &object) const {
  auto name = object.getString("name");
  auto isNameCharacter = [](char c) {
    return llvm::isAlnum(c) || c == '-' || c == '_' || c == '.';
  };
  if (!name || name->empty() || !llvm::all_of(*name, isNameCharacter))
    return fail("name", "expected `name` to be a word of letters, digits, '-', "
                        "'_' and '.'");
  if (*name == "generic")
    return fail("name", "`name` cannot be 'generic'");
  if (!object.getString("source"))
    return fail("source", "expected `source` to say where the numbers come "
                          "from");
  if (!object.getBoolean("measured"))
    return fail("measured", "expected `measured` to be true or false");
  const llvm::json::Array *targets = object.getArray("targets");
  if (!targets || targets->empty())
    return fail("targets", "expected `targets` to be a list of targets");
  return llvm::Error::success();
}

llvm::Expected<MachineDesc> Reader::readFor(const llvm::json::Object &object,
                                            const TargetDesc &target) const {
  MachineDesc machine = getGenericMachine(target);
  machine.name = keepForever(*object.getString("name"));
  if (llvm::Error error = readPart(object, machine,
                                   {"name", "targets", "source", "measured",
                                    "extension", "softmax", "tiles", "sparse"}))
    return error;
  auto readNested = [&](llvm::StringRef key, auto &part) -> llvm::Error {
    const llvm::json::Value *value = object.get(key);
    if (!value)
      return llvm::Error::success();
    const llvm::json::Object *nested = value->getAsObject();
    if (!nested)
      return fail(key, "expected `" + key + "` to be an object");
    return readPart(*nested, part, {});
  };
  if (llvm::Error error = readNested("extension", machine.extension))
    return error;
  if (llvm::Error error = readNested("softmax", machine.softmax))
    return error;
  if (llvm::Error error = readNested("tiles", machine.tiles))
    return error;
  if (llvm::Error error = readNested("sparse", machine.sparse))
    return error;
  return machine;
}

/// The words of a JSON error, whose place is `[line:column, …]`.
static llvm::Error makeSyntaxError(llvm::Error error, llvm::StringRef path) {
  std::string message = toString(std::move(error));
  llvm::StringRef rest = message;
  std::string line = "1";
  if (rest.consume_front("[")) {
    line = rest.split(':').first.str();
    rest = rest.split("]: ").second;
  }
  return llvm::createStringError(path + ":" + line + ": " + rest);
}

/// How many brackets are open at most, those in strings counted, too.
static int64_t getNesting(llvm::StringRef text) {
  int64_t depth = 0, most = 0;
  for (char c : text) {
    depth += (c == '{' || c == '[') - (c == '}' || c == ']');
    most = std::max(most, depth);
  }
  return most;
}

llvm::Expected<std::vector<MachineDesc>> Reader::read() {
  // The JSON parser calls itself for what is within brackets, without end.
  constexpr int64_t maxNesting = 16;
  if (getNesting(text) > maxNesting)
    return fail("", "more than " + llvm::Twine(maxNesting) + " open brackets");
  llvm::Expected<llvm::json::Value> value = llvm::json::parse(text);
  if (!value)
    return makeSyntaxError(value.takeError(), path);
  const llvm::json::Object *object = value->getAsObject();
  if (!object)
    return fail("", "expected an object");
  if (llvm::Error error = checkHead(*object))
    return error;
  std::vector<MachineDesc> machines;
  for (const llvm::json::Value &entry : *object->getArray("targets")) {
    llvm::StringRef name = entry.getAsString().value_or("");
    bool isKnown = false;
    for (const TargetDesc *target : getTargetsAndPortable()) {
      if (target->name.split('/').first != name)
        continue;
      isKnown = true;
      llvm::Expected<MachineDesc> machine = readFor(*object, *target);
      if (!machine)
        return machine.takeError();
      machines.push_back(std::move(*machine));
    }
    if (!isKnown)
      return fail("targets", "unknown target '" + name + "'");
  }
  return machines;
}

llvm::Expected<std::vector<MachineDesc>>
nnprim::parseMachine(llvm::StringRef text, llvm::StringRef path) {
  return Reader(text, path).read();
}

llvm::Expected<const MachineDesc *>
nnprim::loadMachine(llvm::StringRef path, const TargetDesc &target) {
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!buffer)
    return llvm::createStringError("cannot read '" + path +
                                   "': " + buffer.getError().message());
  auto machines = parseMachine((*buffer)->getBuffer(), path);
  if (!machines)
    return machines.takeError();
  const MachineDesc *found = nullptr;
  for (MachineDesc &machine : *machines) {
    const MachineDesc *known = addMachine(std::move(machine));
    if (known->target == &target)
      found = known;
  }
  if (found)
    return found;
  return llvm::createStringError(
      path + ":1: the machine does not run code of " + target.name);
}

void nnprim::printMachine(llvm::raw_ostream &os, const MachineDesc &machine,
                          llvm::StringRef source, bool isMeasured) {
  llvm::json::OStream json(os, 2);
  auto print = [&](auto &part) {
    visitMachineFields(part,
                       [&](llvm::StringRef name, auto &member, FieldLimits) {
                         json.attribute(name, member);
                       });
  };
  json.object([&] {
    json.attribute("name", machine.name);
    json.attributeArray(
        "targets", [&] { json.value(machine.target->name.split('/').first); });
    json.attribute("measured", isMeasured);
    json.attribute("source", source);
    print(machine);
    json.attributeObject("extension", [&] { print(machine.extension); });
    json.attributeObject("softmax", [&] { print(machine.softmax); });
    json.attributeObject("tiles", [&] { print(machine.tiles); });
    json.attributeObject("sparse", [&] { print(machine.sparse); });
  });
  os << "\n";
}
