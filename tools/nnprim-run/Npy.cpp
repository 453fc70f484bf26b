//===- Npy.cpp - Reads and writes tensors as .npy files -------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Npy.h"

#include "NpyHeader.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>

namespace {

constexpr char magic[] = "\x93NUMPY";
constexpr size_t magicSize = sizeof(magic) - 1;

/// Real headers have about a hundred bytes; the format allows 4 GiB.
constexpr size_t maxHeaderSize = 1 << 16;

struct CloseFile {
  void operator()(FILE *file) const { fclose(file); }
};
using File = std::unique_ptr<FILE, CloseFile>;

bool fail(std::string &error, std::string reason) {
  error = std::move(reason);
  return false;
}

/// NumPy has no bfloat16 and no flyte24; files of bfloat16 that ml_dtypes saves
/// hold 2-byte voids. Files of float32 are read for both, too, and are what is
/// written.
struct NumpyType {
  int32_t type;
  const char *spelling;
};
constexpr NumpyType numpyTypes[] = {
    {NNPRIM_FLOAT16, "f2"},
    {NNPRIM_FLOAT32, "f4"},
    {NNPRIM_FLOAT64, "f8"},
    {NNPRIM_INT8, "i1"},
    {NNPRIM_INT16, "i2"},
    {NNPRIM_INT32, "i4"},
    {NNPRIM_INT64, "i8"},
    {NNPRIM_UINT8, "u1"},
    {NNPRIM_UINT16, "u2"},
    {NNPRIM_UINT32, "u4"},
    {NNPRIM_UINT64, "u8"},
    {NNPRIM_BOOL, "b1"},
    {NNPRIM_BFLOAT16, "V2"},
    {NNPRIM_FLYTE24, "V3"},
    // Bits of floats, and integers that NumPy has not, are bytes.
    {NNPRIM_FLOAT8E4M3FN, "u1"},
    {NNPRIM_FLOAT8E4M3FNUZ, "u1"},
    {NNPRIM_FLOAT8E5M2, "u1"},
    {NNPRIM_FLOAT8E5M2FNUZ, "u1"},
    {NNPRIM_FLOAT4E2M1, "u1"},
    {NNPRIM_FLOAT8E8M0, "u1"},
    {NNPRIM_UINT4, "u1"},
    {NNPRIM_INT4, "i1"},
    {NNPRIM_UINT2, "u1"},
    {NNPRIM_INT2, "i1"},
};

/// Multi-byte numbers have a byte order; voids do not.
bool hasByteOrder(const NumpyType &entry) {
  return nnprim_type_size(entry.type) > 1 && entry.spelling[0] != 'V';
}

/// The library has checked that `type` is an nnprim_type.
const NumpyType &getType(int32_t type) {
  for (const NumpyType &entry : numpyTypes)
    if (entry.type == type)
      return entry;
  abort();
}

std::string describeShape(const int64_t *shape, size_t rank) {
  if (rank == 0)
    return "scalar";
  std::string text;
  for (size_t i = 0; i < rank; ++i)
    text += (i ? "x" : "") + std::to_string(shape[i]);
  return text;
}

std::string describeType(const NpyHeader &header) {
  std::string name = "'" + header.type + "'";
  for (const NumpyType &entry : numpyTypes)
    if (header.type == entry.spelling) {
      name = nnprim_type_name(entry.type);
      break;
    }
  return name + " " + describeShape(header.shape.data(), header.shape.size());
}

/// A diagnostic is one printable line, but the dictionary may contain any
/// bytes.
bool isPrintable(const std::string &text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return c >= ' ' && c <= '~'; });
}

/// Reads the file up to the first byte of data.
bool readHeader(FILE *file, NpyHeader &header, std::string &error) {
  unsigned char start[magicSize + 2];
  if (fread(start, 1, sizeof(start), file) != sizeof(start) ||
      memcmp(start, magic, magicSize) != 0)
    return fail(error, "not a .npy file");
  unsigned major = start[magicSize], minor = start[magicSize + 1];
  if (major < 1 || major > 3 || minor != 0)
    return fail(error, ".npy format " + std::to_string(major) + "." +
                           std::to_string(minor) + " is not supported");
  unsigned char length[4] = {};
  size_t lengthSize = major == 1 ? 2 : 4;
  if (fread(length, 1, lengthSize, file) != lengthSize)
    return fail(error, "the file ends within its header");
  size_t size = length[0] | length[1] << 8 | length[2] << 16 |
                static_cast<size_t>(length[3]) << 24;
  if (size > maxHeaderSize)
    return fail(error, "the header claims " + std::to_string(size) + " bytes");
  std::string text(size, '\0');
  if (fread(text.data(), 1, size, file) != size)
    return fail(error, "the file ends within its header");
  return parseNpyHeader(text, header, error);
}

bool checkHeader(const NpyHeader &header, const nnprim_tensor &tensor,
                 std::string &error) {
  const NumpyType &type = getType(tensor.type);
  if (!isPrintable(header.type))
    return fail(error, "malformed type in the header");
  bool sameShape =
      header.shape.size() == static_cast<size_t>(tensor.rank) &&
      std::equal(header.shape.begin(), header.shape.end(), tensor.shape);
  if (header.type != type.spelling || !sameShape)
    return fail(error, "expected " + describeType(tensor) +
                           ", but the file has " + describeType(header));
  if (header.byteOrder == '|' && hasByteOrder(type))
    return fail(error, "the header does not say the byte order");
  return true;
}

void swapBytes(char *data, uint64_t count, uint64_t size) {
  for (uint64_t i = 0; i < count; ++i, data += size)
    std::reverse(data, data + size);
}

/// Converts from first-dimension-fastest to last-dimension-fastest order.
void transposeFromFortran(char *data, const nnprim_tensor &tensor) {
  uint64_t bytes = nnprim_tensor_bytes(&tensor);
  uint64_t size = nnprim_type_size(tensor.type);
  std::vector<char> source(data, data + bytes);
  std::vector<int64_t> index(tensor.rank, 0);
  for (uint64_t to = 0; to < bytes; to += size) {
    uint64_t from = 0;
    for (int32_t d = tensor.rank; d-- > 0;)
      from = from * tensor.shape[d] + index[d];
    memcpy(data + to, source.data() + from * size, size);
    for (int32_t d = tensor.rank; d-- > 0;) {
      if (++index[d] < tensor.shape[d])
        break;
      index[d] = 0;
    }
  }
}

bool readData(FILE *file, char *data, uint64_t bytes, std::string &error) {
  uint64_t got = fread(data, 1, bytes, file);
  if (ferror(file))
    return fail(error, std::string("cannot read: ") + strerror(errno));
  if (got != bytes)
    return fail(error, "the shape needs " + std::to_string(bytes) +
                           " bytes of data, but the file has " +
                           std::to_string(got));
  if (fgetc(file) != EOF)
    return fail(error, "the file has more than the " + std::to_string(bytes) +
                           " bytes of data that its shape needs");
  return true;
}

/// Formats the header as NumPy does, padded so that the data starts at a
/// multiple of 64 bytes.
std::string formatHeader(const nnprim_tensor &tensor) {
  std::string shape;
  for (int32_t i = 0; i < tensor.rank; ++i)
    shape += std::to_string(tensor.shape[i]) +
             (tensor.rank == 1 || i + 1 < tensor.rank ? "," : "") +
             (i + 1 < tensor.rank ? " " : "");
  const NumpyType &type = getType(tensor.type);
  std::string order = hasByteOrder(type) ? "<" : "|";
  std::string text = "{'descr': '" + order + type.spelling +
                     "', 'fortran_order': False, 'shape': (" + shape + "), }";
  size_t prefix = magicSize + 4;
  text.append(63 - (prefix + text.size()) % 64, ' ');
  text += '\n';
  std::string header(magic, magicSize);
  header += {'\1', '\0', static_cast<char>(text.size() & 255),
             static_cast<char>(text.size() >> 8)};
  return header + text;
}

} // namespace

std::string describeType(const nnprim_tensor &tensor) {
  return std::string(nnprim_type_name(tensor.type)) + " " +
         describeShape(tensor.shape, tensor.rank);
}

/// Reads what is behind the header.
static bool readBody(FILE *file, const NpyHeader &header,
                     const nnprim_tensor &tensor, void *data,
                     std::string &error) {
  if (!checkHeader(header, tensor, error))
    return false;
  // From here on the shape is the model's, so no size comes from the file.
  char *bytes = static_cast<char *>(data);
  uint64_t numBytes = nnprim_tensor_bytes(&tensor);
  uint64_t size = nnprim_type_size(tensor.type);
  if (!readData(file, bytes, numBytes, error))
    return false;
  if (header.byteOrder == '>')
    swapBytes(bytes, numBytes / size, size);
  if (header.fortranOrder)
    transposeFromFortran(bytes, tensor);
  if (tensor.type == NNPRIM_BOOL) // Compiled code relies on 0 or 1.
    std::transform(bytes, bytes + numBytes, bytes,
                   [](char c) -> char { return c != 0; });
  return true;
}

/// The tensor with elements of float32.
static nnprim_tensor asFloat32(const nnprim_tensor &tensor) {
  nnprim_tensor wide = tensor;
  wide.type = NNPRIM_FLOAT32;
  return wide;
}

/// Types that are the upper bytes of a float32.
static bool isUpperPart(int32_t type) {
  return type == NNPRIM_BFLOAT16 || type == NNPRIM_FLYTE24;
}

/// The bits of a float32 rounded to its upper `size` bytes, ties to even; NaN
/// stays NaN.
static uint32_t roundToUpperPart(float value, size_t size) {
  uint32_t bits, dropped = 32 - 8 * static_cast<uint32_t>(size);
  memcpy(&bits, &value, sizeof(bits));
  if (std::isnan(value))
    return bits | 0x400000;
  uint32_t belowHalf = (uint32_t(1) << (dropped - 1)) - 1;
  return bits + belowHalf + (bits >> dropped & 1);
}

static bool readAsFloat32(FILE *file, const NpyHeader &header,
                          const nnprim_tensor &tensor, char *data,
                          std::string &error) {
  size_t size = nnprim_type_size(tensor.type);
  std::vector<float> values(nnprim_tensor_bytes(&tensor) / size);
  if (!readBody(file, header, asFloat32(tensor), values.data(), error))
    return false;
  for (float value : values)
    for (size_t byte = 4 - size; byte < 4; ++byte)
      *data++ = static_cast<char>(roundToUpperPart(value, size) >> 8 * byte);
  return true;
}

bool readNpy(const std::string &path, const nnprim_tensor &tensor, void *data,
             std::string &error) {
  File file(fopen(path.c_str(), "rb"));
  if (!file)
    return fail(error, std::string("cannot open: ") + strerror(errno));
  NpyHeader header;
  if (!readHeader(file.get(), header, error))
    return false;
  if (isUpperPart(tensor.type) && header.type == "f4")
    return readAsFloat32(file.get(), header, tensor, static_cast<char *>(data),
                         error);
  return readBody(file.get(), header, tensor, data, error);
}

bool readNpyShape(const std::string &path, std::vector<int64_t> &shape) {
  File file(fopen(path.c_str(), "rb"));
  NpyHeader header;
  std::string ignored;
  if (!file || !readHeader(file.get(), header, ignored))
    return false;
  shape = header.shape;
  return true;
}

/// NumPy computes with float32, which has all values of its upper parts.
static bool writeAsFloat32(const std::string &path, const nnprim_tensor &tensor,
                           const unsigned char *data, std::string &error) {
  size_t size = nnprim_type_size(tensor.type);
  std::vector<float> values(nnprim_tensor_bytes(&tensor) / size);
  for (float &value : values) {
    uint32_t bits = 0;
    for (size_t byte = 4 - size; byte < 4; ++byte)
      bits |= uint32_t(*data++) << 8 * byte;
    memcpy(&value, &bits, sizeof(bits));
  }
  return writeNpy(path, asFloat32(tensor), values.data(), error);
}

bool writeNpy(const std::string &path, const nnprim_tensor &tensor,
              const void *data, std::string &error) {
  if (isUpperPart(tensor.type))
    return writeAsFloat32(path, tensor,
                          static_cast<const unsigned char *>(data), error);
  File file(fopen(path.c_str(), "wb"));
  if (!file)
    return fail(error, std::string("cannot create: ") + strerror(errno));
  std::string header = formatHeader(tensor);
  uint64_t bytes = nnprim_tensor_bytes(&tensor);
  bool written =
      fwrite(header.data(), 1, header.size(), file.get()) == header.size() &&
      fwrite(data, 1, bytes, file.get()) == bytes;
  // A full disk may be reported only when the buffer is flushed.
  written = fclose(file.release()) == 0 && written;
  return written ||
         fail(error, std::string("cannot write: ") + strerror(errno));
}
