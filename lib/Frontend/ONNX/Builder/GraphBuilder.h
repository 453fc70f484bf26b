//===- GraphBuilder.h - Builds graph-level ops, folds constants -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_BUILDER_GRAPHBUILDER_H
#define NNPRIM_LIB_FRONTEND_ONNX_BUILDER_GRAPHBUILDER_H

#include "Quantization.h"
#include "Scalar.h"
#include "Tensor.h"

#include "mlir/IR/Builders.h"

#include <optional>

namespace nnprim::frontend {

/// How a reduction combines elements.
enum class Reduction { Sum, Product, Max, Min };

/// Strides, dilations and explicit padding of a window, one entry per spatial
/// dimension.
struct Window {
  Shape kernel, strides, dilations, padLow, padHigh;

  int64_t getRank() const { return kernel.size(); }
  /// Number of padded input pixels that a window spans in dimension `d`.
  int64_t getExtent(int64_t d) const {
    return (kernel[d] - 1) * dilations[d] + 1;
  }
};

/// Element `position` (an int64 for each dimension, which must be inside) of
/// one of the tensors that an op reads at computed positions; 16-bit floats as
/// float.
using ElementReader = llvm::function_ref<Scalar(
    unsigned tensor, llvm::ArrayRef<Scalar> position)>;

/// Operations from which operators are built. Each function returns a constant
/// if its operands are constants and the work is modest, and emits graph-level
/// ops otherwise. The caller checks the shapes; a violation here is a bug in
/// the importer.
class GraphBuilder {
public:
  using Body = llvm::function_ref<Scalar(llvm::ArrayRef<Scalar>)>;

  GraphBuilder(mlir::OpBuilder &builder, mlir::Location loc)
      : builder(builder), loc(loc) {}

  /// The SSA value of `tensor`; a constant is materialized only once.
  mlir::Value getValue(const Tensor &tensor);

  /// Elements f(a, b, …) over `shape`, to which every input broadcasts. The
  /// body receives each input in its own type (16-bit floats as float); its
  /// result is converted to `type`.
  Tensor elementwise(llvm::ArrayRef<Tensor> inputs,
                     llvm::ArrayRef<int64_t> shape, DataType type, Body body);
  /// Elementwise function of one input; preserves shape and type.
  Tensor map(const Tensor &input, llvm::function_ref<Scalar(Scalar)> body);
  Tensor add(const Tensor &a, const Tensor &b);
  Tensor sub(const Tensor &a, const Tensor &b);
  Tensor mul(const Tensor &a, const Tensor &b);
  Tensor cast(const Tensor &input, DataType type);
  /// The bits of each element as those of `type`, which is as wide.
  Tensor reinterpret(const Tensor &input, DataType type);
  Tensor broadcast(const Tensor &input, llvm::ArrayRef<int64_t> shape);
  /// A tensor whose elements all equal `value`.
  Tensor fill(DataType type, llvm::ArrayRef<int64_t> shape, double value);

  Tensor reshape(const Tensor &input, llvm::ArrayRef<int64_t> shape);
  Tensor transpose(const Tensor &input, llvm::ArrayRef<int64_t> permutation);
  /// `strides` must be positive.
  Tensor slice(const Tensor &input, llvm::ArrayRef<int64_t> offsets,
               llvm::ArrayRef<int64_t> sizes, llvm::ArrayRef<int64_t> strides);
  Tensor concat(llvm::ArrayRef<Tensor> inputs, int64_t axis);
  /// Adds `low` and `high` elements of `value` around each dimension.
  Tensor pad(const Tensor &input, llvm::ArrayRef<int64_t> low,
             llvm::ArrayRef<int64_t> high, double value);
  /// The same with a scalar of the type of `input` that is not known.
  Tensor pad(const Tensor &input, llvm::ArrayRef<int64_t> low,
             llvm::ArrayRef<int64_t> high, const Tensor &value);
  /// Writes `source` into `target` from `offsets` on with step `strides`.
  Tensor insert(const Tensor &source, const Tensor &target,
                llvm::ArrayRef<int64_t> offsets,
                llvm::ArrayRef<int64_t> strides);
  /// output[…, i, …] = input[…, indices[i], …] in dimension `axis`.
  Tensor take(const Tensor &input, int64_t axis,
              llvm::ArrayRef<int64_t> indices);
  /// Repeats each element `counts[d]` times in a row along each dimension d.
  Tensor repeat(const Tensor &input, llvm::ArrayRef<int64_t> counts);
  /// ONNX's Gather with run-time indices, which are clamped to the valid range.
  Tensor gather(const Tensor &input, const Tensor &indices, int64_t axis);

  /// y[…, o, …] = Σ_t weights[t][o] · x[…, positions[t][o], …] in dimension
  /// `axis` of a float tensor.
  Tensor interpolate(const Tensor &input, int64_t axis,
                     llvm::ArrayRef<Shape> positions,
                     llvm::ArrayRef<llvm::SmallVector<double>> weights);

  /// Elements f(i, j, …) over `shape` and each iteration's indices, where f may
  /// read elements of `tensors` anywhere.
  using IndexedBody = llvm::function_ref<Scalar(
      ElementReader read, llvm::ArrayRef<Scalar> indices)>;
  Tensor compute(llvm::ArrayRef<Tensor> tensors, llvm::ArrayRef<int64_t> shape,
                 DataType type, IndexedBody body);
  /// Like `compute`, with loops over `extents` inside, in order: each element
  /// starts as that of `init` and becomes f(read, indices, element), where the
  /// indices are those of the element and then those of the inner loops.
  using FoldBody = llvm::function_ref<Scalar(
      ElementReader read, llvm::ArrayRef<Scalar> indices, Scalar element)>;
  Tensor accumulate(llvm::ArrayRef<Tensor> tensors, const Tensor &init,
                    llvm::ArrayRef<int64_t> extents, FoldBody body);

  /// Reduces over `axes` (sorted), which become 1 or disappear. `asPooling`
  /// says whether that is a pooling where it can be, whose layout is chosen as
  /// those of other poolings; a loop is one with the elementwise ops before it.
  Tensor reduce(const Tensor &input, llvm::ArrayRef<int64_t> axes,
                Reduction how, bool keepDims, bool asPooling = true);

  /// [M, K] x [K, N], or [B, M, K] x [B, K, N].
  Tensor matmul(const Tensor &lhs, const Tensor &rhs);
  /// Convolution of [N, C, …] with [F, C/group, …] over one to three spatial
  /// dimensions.
  Tensor conv(const Tensor &input, const Tensor &filter, const Window &window,
              int64_t group);
  /// Max or Sum pooling of [N, C, …] over one to three spatial dimensions. The
  /// input is already padded; `window` gives kernel, strides and dilations.
  Tensor pool(const Tensor &input, const Window &window, Reduction how);
  /// Sums of int8 over windows, as int32.
  Tensor poolSums(const Tensor &input, const Window &window);
  /// The maxima of pool(), and for each maximum the position of the first equal
  /// element in the unpadded input of shape `inputShape`. `padded` is that
  /// input after `window.padLow` and further padding. Positions count elements
  /// of the whole tensor, row-major, or with the first spatial dimension
  /// fastest if `columnMajor`.
  std::pair<Tensor, Tensor>
  maxPoolWithIndices(const Tensor &padded, const Window &window,
                     llvm::ArrayRef<int64_t> inputShape, bool columnMajor);
  Tensor softmax(const Tensor &input, int64_t axis, bool isLog);

  //===--------------------------------------------------------------------===//
  // Quantization (GraphDequantize.cpp, GraphQuantize.cpp, GraphInteger.cpp)
  //===--------------------------------------------------------------------===//

  /// The elements of an 8-bit or 4-bit tensor as int8; those of a uint8 minus
  /// 128, which is an exclusive or with 0x80. Undoes fromSigned().
  Tensor toSigned(const Tensor &input);
  /// The tensor of `type` for which toSigned() gives `input`.
  Tensor fromSigned(const Tensor &input, DataType type);

  /// scale · (x - zeroPoint) as floats that remember x.
  Tensor dequantize(Quantization quantization, DataType type);
  /// saturate(round(x / scale) + zeroPoint); `scale` and `zeroPoint` broadcast
  /// to the input. Uses the integers that the input remembers where that gives
  /// the same, and the product of the scales for an accumulator.
  Tensor quantize(const Tensor &input, const Tensor &scale,
                  const Tensor &zeroPoint, DataType type);
  /// saturate(round(sums · multiplier) + zeroPoint) of int32 sums.
  Tensor requantize(const Tensor &sums, const Tensor &multiplier,
                    const Tensor &zeroPoint, DataType type);
  /// A float tensor with its elements limited to `low` … `high`.
  Tensor clamp(const Tensor &input, std::optional<double> low,
               std::optional<double> high);

  /// Matrix product and convolution of integers, as matmul() and conv(); the
  /// result is int32.
  Tensor integerMatmul(const Integers &lhs, const Integers &rhs);
  Tensor integerConv(const Integers &input, const Integers &filter,
                     const Window &window, int64_t group);

  /// Wraps the result of an emitted op as a tensor.
  Tensor wrap(DataType type, llvm::ArrayRef<int64_t> shape, mlir::Value value) {
    return Tensor{type, Shape(shape), value, nullptr};
  }
  mlir::MLIRContext *getContext() const { return builder.getContext(); }
  mlir::Value emptyTensor(DataType type, llvm::ArrayRef<int64_t> shape);
  mlir::Value filledTensor(DataType type, llvm::ArrayRef<int64_t> shape,
                           double value);

  mlir::OpBuilder &builder;
  mlir::Location loc;

private:
  std::optional<Tensor> foldElementwise(llvm::ArrayRef<Tensor> inputs,
                                        llvm::ArrayRef<int64_t> shape,
                                        DataType type, Body body);
  Tensor emitElementwise(llvm::ArrayRef<Tensor> inputs,
                         llvm::ArrayRef<int64_t> shape, DataType type,
                         Body body);
  Tensor foldReduce(const Tensor &input, llvm::ArrayRef<int64_t> axes,
                    Reduction how, llvm::ArrayRef<int64_t> outputShape);
  /// Copies elements of a constant: result element i is at `offset` plus the
  /// dot product of its coordinates with `strides`.
  Tensor foldMovement(const Tensor &input, llvm::ArrayRef<int64_t> shape,
                      int64_t offset, llvm::ArrayRef<int64_t> strides);
  /// Moves the integers that a tensor is made of, instead of its elements.
  /// `moved` is where the dimension `axis` of per-channel scales goes, -1 if it
  /// does not survive.
  using Movement = llvm::function_ref<Tensor(const Tensor &)>;
  std::optional<Tensor> moveIntegers(const Tensor &input, Movement move,
                                     llvm::function_ref<int64_t(int64_t)> moved,
                                     Movement moveScale);
  std::optional<Tensor> concatIntegers(llvm::ArrayRef<Tensor> inputs,
                                       int64_t axis);
  std::optional<Tensor> elementwiseOfIntegers(llvm::ArrayRef<Tensor> inputs,
                                              llvm::ArrayRef<int64_t> shape,
                                              DataType type, Body body);
  mlir::Value emitConv2D(const Tensor &input, const Tensor &filter,
                         const Window &window, int64_t group,
                         llvm::ArrayRef<int64_t> outputShape);
};

/// Element `index` of a constant as a scalar to fold with.
Scalar getFoldedElement(const Tensor &tensor, int64_t index,
                        mlir::Location loc);
/// A stored element (a block argument, say) as a scalar, and a scalar as what
/// is stored: bool is i1 in scalars, and 16-bit floats are float.
Scalar getLoadedElement(DataType type, mlir::Value stored, mlir::OpBuilder &b,
                        mlir::Location loc);
mlir::Value getStoredElement(Scalar scalar, DataType type);
/// Writes a folded scalar as an element of `type`.
void writeScalar(DataType type, const Scalar &scalar, char *to);
/// Maximum number of elements that the importer folds; for larger tensors the
/// ops are emitted and the compiler's constant folding decides.
constexpr int64_t kMaxFoldedElements = 1 << 20;

/// Combines two elements.
Scalar combine(Reduction how, const Scalar &a, const Scalar &b);
/// Neutral element of `how` in `type`: the lowest or highest finite value for
/// integers, an infinity for floats.
double getNeutralElement(Reduction how, DataType type);
/// `tensor` as an operand of an elementwise op over `shape`: a reshape drops
/// its broadcast dimensions, and the map names the remaining ones.
std::pair<Tensor, mlir::AffineMap>
getBroadcastOperand(GraphBuilder &graph, const Tensor &tensor,
                    llvm::ArrayRef<int64_t> shape);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_BUILDER_GRAPHBUILDER_H
