//===- FlyteToLLVM.cpp - Loads and stores of flytes -----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Keane, Automatic Program Generation for Convolutional Neural Networks on
// Resource Constrained Devices (2020), section 8.3, moves the bytes of four
// values by a table lookup. Here 12 bytes are brought to each 128 bits of a
// vector first, as words, so that one shuffle within these (vpshufb, tbl) puts
// the bytes of all lanes in place. Flytes of 8 and 16 bits are extended and
// shifted, or, as vectors of 256 bits, loaded to both halves of a register and
// shuffled within these: words that are extended cross the middle, which takes
// two operations more on the pipes of multiply-adds. Where an instruction takes
// any bytes of a vector of 512 bits (vpermb), it does all of this.
//

#include "FlyteToLLVM.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace nnprim;

/// Values of 3 bytes in 128 bits.
static constexpr int64_t kGroup = 4;

namespace {
/// Emits operations on vectors of integers.
struct ByteBuilder : ImplicitLocOpBuilder {
  using ImplicitLocOpBuilder::ImplicitLocOpBuilder;

  static int64_t getWidth(Value vector) {
    return cast<VectorType>(vector.getType()).getNumElements();
  }
  VectorType vectorOf(int64_t width, unsigned bits) {
    return VectorType::get(width, getIntegerType(bits));
  }
  /// A value for each of the lanes of `like`.
  Value splat(Value like, uint32_t value) {
    auto type = cast<VectorType>(like.getType());
    return LLVM::ConstantOp::create(
        *this, type,
        DenseElementsAttr::get(type,
                               APInt(type.getElementTypeBitWidth(), value)));
  }
  Value bitcast(Value vector, Type type) {
    return LLVM::BitcastOp::create(*this, type, vector);
  }
  /// `vector` with further lanes of zeros at the indices behind its own; a
  /// negative index leaves a lane open.
  Value shuffle(Value vector, ArrayRef<int32_t> lanes) {
    return LLVM::ShuffleVectorOp::create(*this, vector, splat(vector, 0),
                                         lanes);
  }
  /// The element `index` of `type` behind `base`.
  Value offset(Value base, Type type, int64_t index) {
    if (index == 0)
      return base;
    return LLVM::GEPOp::create(*this, base.getType(), type, base,
                               ArrayRef<LLVM::GEPArg>{int32_t(index)});
  }
  Value load(Value base, Type type) {
    return LLVM::LoadOp::create(*this, type, base, /*alignment=*/1);
  }
  /// `vector`, which LLVM computes as it is: neither parts of it only nor
  /// together with what is made of it.
  Value fence(Value vector) {
    auto type = cast<VectorType>(vector.getType());
    int64_t bytes = type.getNumElements() * type.getElementTypeBitWidth() / 8;
    Type floats = VectorType::get(bytes / 4, getF32Type());
    auto fenced = LLVM::CallIntrinsicOp::create(
        *this, floats, getStringAttr("llvm.arithmetic.fence"),
        bitcast(vector, floats));
    return bitcast(fenced.getResult(0), type);
  }
  void store(Value value, Value base) {
    LLVM::StoreOp::create(*this, value, base, /*alignment=*/1);
  }
  /// A mask of `count` of `width` lanes.
  Value firstLanes(int64_t count, int64_t width) {
    SmallVector<bool> lanes(width);
    std::fill_n(lanes.begin(), count, true);
    VectorType type = vectorOf(width, 1);
    return LLVM::ConstantOp::create(
        *this, type, DenseElementsAttr::get(type, ArrayRef<bool>(lanes)));
  }
  /// A mask of 64 lanes that LLVM does not know.
  Value hiddenMask(uint64_t lanes) {
    Value number = LLVM::ConstantOp::create(
        *this, getF64FloatAttr(llvm::bit_cast<double>(lanes)));
    auto hidden = LLVM::CallIntrinsicOp::create(
        *this, getF64Type(), getStringAttr("llvm.arithmetic.fence"), number);
    return bitcast(hidden.getResult(0), vectorOf(64, 1));
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Loads
//===----------------------------------------------------------------------===//

namespace {
/// Bytes that may be read before the first byte of a vector and from it on.
struct Reach {
  int64_t before = 0, after = 0;
};

/// Values of three bytes in a vector of words, which begin behind `skipped`
/// words.
struct LoadedWords {
  Value words;
  int64_t skipped = 0;
  /// What lies behind the values is zero.
  bool endsInZeros = false;
};
} // namespace

/// Words, three of each group of 128 bits, as all four.
static Value spreadWords(ByteBuilder &b, const LoadedWords &loaded,
                         int64_t width) {
  SmallVector<int32_t> lanes;
  for (int64_t group = 0; group < width / kGroup; ++group) {
    for (int64_t word = 0; word < 3; ++word)
      lanes.push_back(loaded.skipped + 3 * group + word);
    lanes.push_back(-1);
  }
  return b.shuffle(loaded.words, lanes);
}

/// 12 bytes in each 128 bits as four values of a zero and three bytes.
static Value placeBytes(ByteBuilder &b, Value words, int64_t width) {
  SmallVector<int32_t> lanes;
  for (int64_t value = 0; value < width; ++value) {
    lanes.push_back(4 * width);
    for (int64_t byte = 0; byte < 3; ++byte)
      lanes.push_back(16 * (value / kGroup) + 3 * (value % kGroup) + byte);
  }
  return b.shuffle(b.bitcast(words, b.vectorOf(4 * width, 8)), lanes);
}

/// 16 values of a zero and three bytes by one shuffle. LLVM makes two vectors
/// of a shuffle that takes bytes of zeros, as of a mask that it knows, and
/// vpermt2b takes three times as long as vpermb.
static Value permuteBytes(ByteBuilder &b, const LoadedWords &loaded) {
  constexpr int64_t kValues = 16, kWordBytes = 4, kFlyteBytes = 3;
  SmallVector<int32_t> lanes;
  uint64_t kept = 0;
  for (int64_t value = 0; value < kValues; ++value) {
    int64_t first = kWordBytes * loaded.skipped + kFlyteBytes * value;
    lanes.push_back(loaded.endsInZeros ? kFlyteBytes * kValues : first);
    for (int64_t byte = 0; byte < kFlyteBytes; ++byte)
      lanes.push_back(first + byte);
    kept |= uint64_t(0xe) << (kWordBytes * value);
  }
  Value codes = b.bitcast(loaded.words, b.vectorOf(kWordBytes * kValues, 8));
  Value bytes = b.shuffle(codes, lanes);
  if (loaded.endsInZeros)
    return bytes;
  return LLVM::SelectOp::create(b, b.hiddenMask(kept), bytes,
                                b.splat(bytes, 0));
}

/// Loads the first `count` of `width` words, without touching the bytes behind
/// them, and leaves the others zeros. An expanding load would put them in place
/// at once, but vpexpandd takes two or three times as long as this and vpermd.
static Value loadWords(ByteBuilder &b, Value base, int64_t count,
                       int64_t width) {
  VectorType type = b.vectorOf(width, 32);
  Value zeros = LLVM::ConstantOp::create(b, type, b.getZeroAttr(type));
  return LLVM::MaskedLoadOp::create(b, type, base, b.firstLanes(count, width),
                                    zeros,
                                    /*alignment=*/1);
}

/// Loads 16 values of three bytes. A mask takes a slot of the pipes of
/// arithmetic on Intel's cores beside the load, so that it is used only where
/// neither the bytes behind nor those before the values may be read.
static LoadedWords load48Bytes(ByteBuilder &b, Value base, Reach reach) {
  constexpr int64_t kWidth = 16, kWords = 12, kSkipped = kWidth - kWords;
  VectorType type = b.vectorOf(kWidth, 32);
  if (reach.after >= 4 * kWidth)
    return {b.load(base, type)};
  if (reach.before >= 4 * kSkipped)
    return {b.load(b.offset(base, b.getI32Type(), -kSkipped), type), kSkipped};
  return {loadWords(b, base, kWords, kWidth), 0, /*endsInZeros=*/true};
}

/// The bits of eight values of three bytes: 128 bits from the first byte on,
/// and 128 bits that end with the last one. Each has four whole values, so that
/// a shuffle within 128 bits does the rest. In registers of two halves the
/// second load goes to both halves, of which a blend takes the upper one, on
/// any pipe; inserting a half (vinserti128) takes those of shuffles: a Zen 3
/// takes 8.4 instead of 7.4 cycles for two such vectors and twelve
/// multiply-adds.
static Value loadHalves24(ByteBuilder &b, Value base, bool haveHalves) {
  constexpr int64_t kValues = 2 * kGroup, kHalfBytes = 16;
  VectorType half = b.vectorOf(kHalfBytes, 8);
  Value low = b.load(base, half);
  Value high =
      b.load(b.offset(base, b.getI8Type(), 3 * kValues - kHalfBytes), half);
  SmallVector<int32_t> both(2 * kHalfBytes), lanes;
  std::iota(both.begin(), both.end(), 0);
  Value bytes;
  if (haveHalves) {
    SmallVector<int32_t> twice(both), blend(both);
    std::iota(twice.begin() + kHalfBytes, twice.end(), 0);
    std::iota(blend.begin() + kHalfBytes, blend.end(), 3 * kHalfBytes);
    bytes =
        LLVM::ShuffleVectorOp::create(b, b.shuffle(b.fence(low), both),
                                      b.fence(b.shuffle(high, twice)), blend);
  } else {
    bytes = LLVM::ShuffleVectorOp::create(b, low, high, both);
  }
  for (int64_t value = 0; value < kValues; ++value) {
    // The upper half begins four bytes before its first value.
    int64_t first =
        value < kGroup ? 3 * value : 2 * kHalfBytes - 3 * (kValues - value);
    lanes.push_back(2 * kHalfBytes);
    for (int64_t byte = 0; byte < 3; ++byte)
      lanes.push_back(first + byte);
  }
  return b.shuffle(bytes, lanes);
}

/// The bits of `width` values of three bytes.
static Value load24(ByteBuilder &b, Value base, int64_t width,
                    const FlyteAccess &access, Reach reach) {
  VectorType bits = b.vectorOf(width, 32);
  if (width == 1) {
    // Two bytes and one, in general registers.
    Type word = b.getI32Type();
    auto part = [&](int64_t byte, unsigned size) -> Value {
      Value code =
          b.load(b.offset(base, b.getI8Type(), byte), b.getIntegerType(size));
      Value shift = LLVM::ConstantOp::create(b, word, 8 * (byte + 1));
      return LLVM::ShlOp::create(b, LLVM::ZExtOp::create(b, word, code), shift);
    };
    return b.bitcast(LLVM::OrOp::create(b, part(0, 16), part(2, 8)), bits);
  }
  if (width % kGroup != 0) {
    Value bytes = b.load(base, b.vectorOf(3 * width, 8));
    SmallVector<int32_t> lanes;
    for (int64_t value = 0; value < width; ++value) {
      lanes.push_back(3 * width);
      for (int64_t byte = 0; byte < 3; ++byte)
        lanes.push_back(3 * value + byte);
    }
    return b.bitcast(b.shuffle(bytes, lanes), bits);
  }
  if (width == 2 * kGroup)
    return b.bitcast(loadHalves24(b, base, access.haveHalves), bits);
  // Narrower ones take no fewer instructions this way.
  LoadedWords loaded =
      access.areMasked && width == 16
          ? load48Bytes(b, base, reach)
          : LoadedWords{b.load(base, b.vectorOf(3 * width / 4, 32))};
  if (access.arePermuted && width == 16)
    return b.bitcast(permuteBytes(b, loaded), bits);
  return b.bitcast(placeBytes(b, spreadWords(b, loaded, width), width), bits);
}

/// The bits of eight values of one or two bytes: all codes in both halves, in
/// which a shuffle puts four of them in place each.
static Value loadTwice(ByteBuilder &b, Value base, int64_t bytes) {
  constexpr int64_t kValues = 2 * kGroup, kHalfBytes = 16;
  // Eight codes, as integers of 64 bits, are a load to all lanes.
  VectorType loaded = b.vectorOf(bytes * kValues / 8, 64);
  SmallVector<int32_t> words(4), lanes;
  for (int32_t word = 0; word < 4; ++word)
    words[word] = word % int32_t(bytes);
  Value codes = b.bitcast(b.shuffle(b.load(base, loaded), words),
                          b.vectorOf(2 * kHalfBytes, 8));
  for (int64_t value = 0; value < kValues; ++value) {
    int64_t first = (value < kGroup ? 0 : kHalfBytes) + bytes * value;
    lanes.append(4 - bytes, 2 * kHalfBytes);
    for (int64_t byte = 0; byte < bytes; ++byte)
      lanes.push_back(first + byte);
  }
  return b.bitcast(b.shuffle(codes, lanes), b.vectorOf(kValues, 32));
}

/// The bits of 16 values of one or two bytes, by one shuffle that takes zeros
/// from behind them.
static Value loadPermuted(ByteBuilder &b, Value base, int64_t bytes) {
  constexpr int64_t kValues = 16, kVectorBytes = 64;
  SmallVector<int32_t> all(kVectorBytes), lanes;
  std::iota(all.begin(), all.end(), 0);
  for (int64_t i = bytes * kValues; i < kVectorBytes; ++i)
    all[i] = bytes * kValues;
  Value codes = b.load(base, b.vectorOf(bytes * kValues, 8));
  for (int64_t value = 0; value < kValues; ++value) {
    lanes.append(4 - bytes, kVectorBytes - 1);
    for (int64_t byte = 0; byte < bytes; ++byte)
      lanes.push_back(bytes * value + byte);
  }
  Value shuffled = b.shuffle(b.fence(b.shuffle(codes, all)), lanes);
  return b.bitcast(shuffled, b.vectorOf(kValues, 32));
}

/// The bits of `width` values of one or two bytes.
static Value loadShifted(ByteBuilder &b, Value base, int64_t width,
                         int64_t bytes, const FlyteAccess &access) {
  if (width == 2 * kGroup && access.haveHalves)
    return loadTwice(b, base, bytes);
  if (width == 16 && access.arePermuted)
    return loadPermuted(b, base, bytes);
  Value codes = b.load(base, b.vectorOf(width, 8 * bytes));
  Value wide = LLVM::ZExtOp::create(b, b.vectorOf(width, 32), codes);
  return LLVM::ShlOp::create(b, wide, b.splat(wide, 32 - 8 * bytes));
}

/// Lanes [first, first + count) of `whole` become those of `part`.
static Value insertLanes(ByteBuilder &b, Value part, Value whole,
                         int64_t first) {
  int64_t width = ByteBuilder::getWidth(whole),
          count = ByteBuilder::getWidth(part);
  SmallVector<int32_t> widening(width, -1), lanes;
  for (int64_t i = 0; i < width; ++i) {
    if (i < count)
      widening[i] = i;
    lanes.push_back(i >= first && i < first + count ? width + i - first : i);
  }
  return LLVM::ShuffleVectorOp::create(b, whole, b.shuffle(part, widening),
                                       lanes);
}

/// Whole groups first, then single values, so that no more is loaded than is
/// there.
static Value loadBits(ByteBuilder &b, Value base, int64_t width, int64_t bytes,
                      const FlyteAccess &access, Reach reach) {
  if (bytes != 3)
    return loadShifted(b, base, width, bytes, access);
  int64_t whole = width / kGroup * kGroup;
  if (whole == 0 || whole == width)
    return load24(b, base, width, access, reach);
  SmallVector<int32_t> lanes(width, -1);
  std::iota(lanes.begin(), lanes.begin() + whole, 0);
  Value first = b.shuffle(load24(b, base, whole, access, {}), lanes);
  Value rest = load24(b, b.offset(base, b.getI8Type(), 3 * whole),
                      width - whole, access, {});
  return insertLanes(b, rest, first, whole);
}

//===----------------------------------------------------------------------===//
// Stores
//===----------------------------------------------------------------------===//

/// The bits of f32, rounded so that their lowest `dropped`, 8 or 16, can be
/// left out: see encodeFloat() in NNPrim/Problem/NarrowFloat.h.
static Value roundBits(ByteBuilder &b, Value value, Value bits,
                       unsigned dropped) {
  Value isOdd = LLVM::AndOp::create(
      b, LLVM::LShrOp::create(b, bits, b.splat(bits, dropped)),
      b.splat(bits, 1));
  uint32_t belowHalf = (uint32_t(1) << (dropped - 1)) - 1;
  Value half = LLVM::AddOp::create(b, isOdd, b.splat(bits, belowHalf));
  return LLVM::AddOp::create(b, bits, half);
}

/// NaN stays NaN, also if its payload is cut off.
static Value keepNaN(ByteBuilder &b, Value value, Value bits, Value rounded) {
  Value isNaN = LLVM::FCmpOp::create(b, LLVM::FCmpPredicate::uno, value, value);
  Value quiet = LLVM::OrOp::create(b, bits, b.splat(bits, 0x400000));
  return LLVM::SelectOp::create(b, isNaN, quiet, rounded);
}

static Value roundToFlyte8(ByteBuilder &b, Value bits, bool truncates) {
  Value sign = LLVM::AndOp::create(b, bits, b.splat(bits, 0x80000000));
  Value magnitude = LLVM::AndOp::create(b, bits, b.splat(bits, 0x7fffffff));
  Value infinity = b.splat(bits, 0x7f800000);
  Value capped = LLVM::UMinOp::create(b, magnitude, infinity);
  if (truncates)
    return LLVM::OrOp::create(b, sign, capped);
  Value isLowest = LLVM::ICmpOp::create(b, LLVM::ICmpPredicate::ult, magnitude,
                                        b.splat(bits, 1 << 24));
  Value belowHalf = LLVM::SelectOp::create(b, isLowest, b.splat(bits, 0x7fffff),
                                           b.splat(bits, 0x5fffff));
  Value isOdd = LLVM::AndOp::create(
      b, LLVM::LShrOp::create(b, magnitude, b.splat(bits, 24)),
      b.splat(bits, 1));
  Value rounded = LLVM::AddOp::create(b, magnitude,
                                      LLVM::AddOp::create(b, belowHalf, isOdd));
  Value isFinite =
      LLVM::ICmpOp::create(b, LLVM::ICmpPredicate::ult, magnitude, infinity);
  Value code = LLVM::SelectOp::create(b, isFinite, rounded, capped);
  return LLVM::OrOp::create(b, sign, code);
}

/// The bits whose upper `bytes` are what to store.
static Value roundTo(ByteBuilder &b, Value value, int64_t bytes,
                     bool truncates) {
  Value bits = b.bitcast(value, b.vectorOf(ByteBuilder::getWidth(value), 32));
  if (bytes == 1)
    return roundToFlyte8(b, bits, truncates);
  Value rounded = truncates ? bits : roundBits(b, value, bits, 32 - 8 * bytes);
  return keepNaN(b, value, bits, rounded);
}

/// Stores the upper three of each four of 64 bytes. A masked store takes the
/// result of one shuffle; of two stores LLVM makes two shuffles.
static void store48Bytes(ByteBuilder &b, Value bytes, Value base) {
  constexpr int64_t kValues = 16, kWords = 12;
  SmallVector<int32_t> lanes;
  for (int64_t value = 0; value < kValues; ++value)
    for (int64_t byte = 1; byte < 4; ++byte)
      lanes.push_back(4 * value + byte);
  lanes.append(kValues, -1);
  Value words = b.bitcast(b.shuffle(bytes, lanes), b.vectorOf(kValues, 32));
  LLVM::MaskedStoreOp::create(b, words, base, b.firstLanes(kWords, kValues),
                              /*alignment=*/1);
}

/// Stores the upper three bytes of each of `bits`.
static void store24(ByteBuilder &b, Value bits, Value base,
                    const FlyteAccess &access) {
  int64_t width = ByteBuilder::getWidth(bits);
  Value bytes = b.bitcast(bits, b.vectorOf(4 * width, 8));
  SmallVector<int32_t> lanes;
  if (access.arePermuted && width == 16)
    return store48Bytes(b, bytes, base);
  if (width % kGroup != 0) {
    for (int64_t value = 0; value < width; ++value)
      for (int64_t byte = 1; byte < 4; ++byte)
        lanes.push_back(4 * value + byte);
    return b.store(b.shuffle(bytes, lanes), base);
  }
  SmallVector<int32_t> words;
  for (int64_t group = 0; group < width / kGroup; ++group) {
    for (int64_t value = 0; value < kGroup; ++value)
      for (int64_t byte = 1; byte < 4; ++byte)
        lanes.push_back(16 * group + 4 * value + byte);
    lanes.append(4, -1);
    for (int64_t word = 0; word < 3; ++word)
      words.push_back(4 * group + word);
  }
  Value packed = b.bitcast(b.shuffle(bytes, lanes), b.vectorOf(width, 32));
  b.store(b.shuffle(packed, words), base);
}

static void storeBits(ByteBuilder &b, Value bits, Value base, int64_t bytes,
                      const FlyteAccess &access) {
  int64_t width = ByteBuilder::getWidth(bits);
  if (bytes != 3) {
    Value code = LLVM::LShrOp::create(b, bits, b.splat(bits, 32 - 8 * bytes));
    b.store(LLVM::TruncOp::create(b, b.vectorOf(width, 8 * bytes), code), base);
    return;
  }
  int64_t whole = width / kGroup * kGroup;
  if (whole == 0 || whole == width)
    return store24(b, bits, base, access);
  auto part = [&](int64_t first, int64_t count) {
    SmallVector<int32_t> lanes(count);
    std::iota(lanes.begin(), lanes.end(), first);
    return b.shuffle(bits, lanes);
  };
  store24(b, part(0, whole), base, access);
  store24(b, part(whole, width - whole),
          b.offset(base, b.getI8Type(), 3 * whole), access);
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

/// The bytes of its row around an element whose place in it is known.
static Reach getReach(MemRefType type, ValueRange indices, int64_t bytes) {
  if (indices.empty() || type.isDynamicDim(type.getRank() - 1) ||
      !type.isLastDimUnitStride())
    return {};
  Value last = indices.back();
  if (auto cast = last.getDefiningOp<UnrealizedConversionCastOp>())
    last = cast.getInputs().front();
  APInt place;
  if (!matchPattern(last, m_ConstantInt(&place)))
    return {};
  int64_t before = bytes * place.getSExtValue();
  return {before, bytes * type.getShape().back() - before};
}

namespace {
struct LowerLoadFlyte : ConvertOpToLLVMPattern<LoadFlyteOp> {
  LowerLoadFlyte(const LLVMTypeConverter &types, const FlyteAccess &access)
      : ConvertOpToLLVMPattern(types), access(access) {}

  LogicalResult
  matchAndRewrite(LoadFlyteOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ByteBuilder b(op.getLoc(), rewriter);
    auto type = cast<MemRefType>(op.getBase().getType());
    Value base = getStridedElementPtr(rewriter, op.getLoc(), type,
                                      adaptor.getBase(), adaptor.getIndices());
    auto result = cast<VectorType>(op.getType());
    int64_t bytes = cast<FlyteType>(type.getElementType()).getBytes();
    Value bits = loadBits(b, base, result.getNumElements(), bytes, access,
                          getReach(type, adaptor.getIndices(), bytes));
    rewriter.replaceOp(op, b.bitcast(bits, result));
    return success();
  }

  FlyteAccess access;
};

struct LowerStoreFlyte : ConvertOpToLLVMPattern<StoreFlyteOp> {
  LowerStoreFlyte(const LLVMTypeConverter &types, const FlyteAccess &access)
      : ConvertOpToLLVMPattern(types), access(access) {}

  LogicalResult
  matchAndRewrite(StoreFlyteOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ByteBuilder b(op.getLoc(), rewriter);
    auto type = cast<MemRefType>(op.getBase().getType());
    Value base = getStridedElementPtr(rewriter, op.getLoc(), type,
                                      adaptor.getBase(), adaptor.getIndices());
    int64_t bytes = cast<FlyteType>(type.getElementType()).getBytes();
    Value bits = roundTo(b, adaptor.getValue(), bytes, op.getTruncate());
    storeBits(b, bits, base, bytes, access);
    rewriter.eraseOp(op);
    return success();
  }

  FlyteAccess access;
};

/// A scalar is an array of its bytes.
struct LowerExtendFlyte : ConvertOpToLLVMPattern<ExtendFlyteOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(ExtendFlyteOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ByteBuilder b(op.getLoc(), rewriter);
    int64_t bytes = cast<FlyteType>(op.getValue().getType()).getBytes();
    Type word = b.getI32Type();
    Value bits = LLVM::ConstantOp::create(b, word, 0);
    for (int64_t i = 0; i < bytes; ++i) {
      Value byte = LLVM::ExtractValueOp::create(b, adaptor.getValue(), i);
      Value wide = LLVM::ZExtOp::create(b, word, byte);
      Value shift = LLVM::ConstantOp::create(b, word, 8 * (4 - bytes + i));
      bits = LLVM::OrOp::create(b, bits, LLVM::ShlOp::create(b, wide, shift));
    }
    rewriter.replaceOp(op, b.bitcast(bits, b.getF32Type()));
    return success();
  }
};

struct LowerRoundFlyte : ConvertOpToLLVMPattern<RoundFlyteOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(RoundFlyteOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    ByteBuilder b(op.getLoc(), rewriter);
    int64_t bytes = cast<FlyteType>(op.getType()).getBytes();
    Value vector =
        b.bitcast(adaptor.getValue(), VectorType::get(1, b.getF32Type()));
    Value rounded = roundTo(b, vector, bytes, /*truncates=*/false);
    Value bits = b.bitcast(rounded, b.getI32Type());
    Value flyte = LLVM::PoisonOp::create(
        b, getTypeConverter()->convertType(op.getType()));
    for (int64_t i = 0; i < bytes; ++i) {
      Value shift =
          LLVM::ConstantOp::create(b, b.getI32Type(), 8 * (4 - bytes + i));
      Value byte = LLVM::TruncOp::create(b, b.getI8Type(),
                                         LLVM::LShrOp::create(b, bits, shift));
      flyte = LLVM::InsertValueOp::create(b, flyte, byte, i);
    }
    rewriter.replaceOp(op, flyte);
    return success();
  }
};
} // namespace

void nnprim::addFlyteConversion(LLVMTypeConverter &types) {
  types.addConversion([](FlyteType type) -> Type {
    return LLVM::LLVMArrayType::get(IntegerType::get(type.getContext(), 8),
                                    type.getBytes());
  });
}

void nnprim::populateFlyteToLLVMPatterns(const LLVMTypeConverter &types,
                                         const FlyteAccess &access,
                                         RewritePatternSet &patterns) {
  patterns.add<LowerLoadFlyte>(types, access);
  patterns.add<LowerStoreFlyte>(types, access);
  patterns.add<LowerExtendFlyte, LowerRoundFlyte>(types);
}
