//===- GraphBuilder.h - Builds the graph level, folding constants ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_GRAPHBUILDER_H
#define NNPRIM_LIB_FRONTEND_ONNX_GRAPHBUILDER_H

#include "Scalar.h"
#include "Tensor.h"

#include "mlir/IR/Builders.h"

#include <optional>

namespace nnprim::frontend {

/// How a reduction combines elements.
enum class Reduction { Sum, Product, Max, Min };

/// Strides, dilations and explicit padding of a window, one entry a spatial
/// dimension.
struct Window {
  Shape kernel, strides, dilations, padLow, padHigh;

  int64_t getRank() const { return kernel.size(); }
  /// Pixels of the padded input that a window spans in dimension `d`.
  int64_t getExtent(int64_t d) const {
    return (kernel[d] - 1) * dilations[d] + 1;
  }
};

/// The vocabulary of the operators: each function returns a constant when its
/// operands are constants and the work is modest, and emits ops of the graph
/// level otherwise. Shapes are the caller's to check; a violation here is a bug
/// of the importer.
class GraphBuilder {
public:
  using Body = llvm::function_ref<Scalar(llvm::ArrayRef<Scalar>)>;

  GraphBuilder(mlir::OpBuilder &builder, mlir::Location loc)
      : builder(builder), loc(loc) {}

  /// The SSA value of `tensor`; brings a constant into the function once.
  mlir::Value getValue(const Tensor &tensor);

  /// Elements f(a, b, …) over `shape`, to which every input broadcasts. Inputs
  /// reach the body in their own type (16-bit floats as float); the body's
  /// result is converted to `type`.
  Tensor elementwise(llvm::ArrayRef<Tensor> inputs,
                     llvm::ArrayRef<int64_t> shape, DataType type, Body body);
  /// The same for one input: shape and type stay.
  Tensor map(const Tensor &input, llvm::function_ref<Scalar(Scalar)> body);
  Tensor add(const Tensor &a, const Tensor &b);
  Tensor sub(const Tensor &a, const Tensor &b);
  Tensor mul(const Tensor &a, const Tensor &b);
  Tensor cast(const Tensor &input, DataType type);
  Tensor broadcast(const Tensor &input, llvm::ArrayRef<int64_t> shape);
  /// Every element is `value`.
  Tensor fill(DataType type, llvm::ArrayRef<int64_t> shape, double value);

  Tensor reshape(const Tensor &input, llvm::ArrayRef<int64_t> shape);
  Tensor transpose(const Tensor &input, llvm::ArrayRef<int64_t> permutation);
  /// Positive strides only.
  Tensor slice(const Tensor &input, llvm::ArrayRef<int64_t> offsets,
               llvm::ArrayRef<int64_t> sizes, llvm::ArrayRef<int64_t> strides);
  Tensor concat(llvm::ArrayRef<Tensor> inputs, int64_t axis);
  /// Adds `low` and `high` elements of `value` around each dimension.
  Tensor pad(const Tensor &input, llvm::ArrayRef<int64_t> low,
             llvm::ArrayRef<int64_t> high, double value);
  /// Writes `source` into `target` at `offsets`, every `strides` elements.
  Tensor insert(const Tensor &source, const Tensor &target,
                llvm::ArrayRef<int64_t> offsets,
                llvm::ArrayRef<int64_t> strides);
  /// output[…, i, …] = input[…, indices[i], …] in dimension `axis`.
  Tensor take(const Tensor &input, int64_t axis,
              llvm::ArrayRef<int64_t> indices);
  /// Each element `counts[d]` times in a row along each dimension d.
  Tensor repeat(const Tensor &input, llvm::ArrayRef<int64_t> counts);
  /// ONNX's Gather with run-time indices, which are clamped to the valid range.
  Tensor gather(const Tensor &input, const Tensor &indices, int64_t axis);

  /// y[…, o, …] = Σ_t weights[t][o] · x[…, positions[t][o], …] in dimension
  /// `axis` of a float tensor.
  Tensor interpolate(const Tensor &input, int64_t axis,
                     llvm::ArrayRef<Shape> positions,
                     llvm::ArrayRef<llvm::SmallVector<double>> weights);

  /// Combines over `axes` (sorted); they become 1 or disappear.
  Tensor reduce(const Tensor &input, llvm::ArrayRef<int64_t> axes,
                Reduction how, bool keepDims);

  /// [M, K] x [K, N], or [B, M, K] x [B, K, N].
  Tensor matmul(const Tensor &lhs, const Tensor &rhs);
  /// Convolution of [N, C, …] with [F, C/group, …]; one to three spatial
  /// dimensions.
  Tensor conv(const Tensor &input, const Tensor &filter, const Window &window,
              int64_t group);
  /// Pooling with Max or Sum over [N, C, …], one to three spatial dimensions.
  /// The input is already padded; `window` gives kernel, strides, dilations.
  Tensor pool(const Tensor &input, const Window &window, Reduction how);
  /// The maxima of pool(), and for each the position of the first element that
  /// equals it in an input of `inputShape`, which `window.padLow` and further
  /// padding made `padded` of. Positions count elements of the whole tensor,
  /// row-major, or with the first spatial dimension fastest if `columnMajor`.
  std::pair<Tensor, Tensor>
  maxPoolWithIndices(const Tensor &padded, const Window &window,
                     llvm::ArrayRef<int64_t> inputShape, bool columnMajor);
  Tensor softmax(const Tensor &input, int64_t axis, bool isLog);

  /// A tensor that is the result of an emitted op.
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
  Tensor foldReduce(const Tensor &input, llvm::ArrayRef<int64_t> axes,
                    Reduction how, llvm::ArrayRef<int64_t> outputShape);
  /// A copy of elements: element i of the result is element source(i).
  Tensor foldMovement(const Tensor &input, llvm::ArrayRef<int64_t> shape,
                      int64_t offset, llvm::ArrayRef<int64_t> strides);
  mlir::Value emitConv2D(const Tensor &input, const Tensor &filter,
                         const Window &window, int64_t group,
                         llvm::ArrayRef<int64_t> outputShape);
};

/// The scalar that combines two elements.
Scalar combine(Reduction how, const Scalar &a, const Scalar &b);
/// The neutral element of `how` in `type`: lowest or highest finite value for
/// integers, an infinity for floats.
double getNeutralElement(Reduction how, DataType type);
/// `tensor` as an operand of an elementwise op over `shape`: broadcast
/// dimensions are dropped by a reshape, and the map says which remain.
std::pair<Tensor, mlir::AffineMap>
getBroadcastOperand(GraphBuilder &graph, const Tensor &tensor,
                    llvm::ArrayRef<int64_t> shape);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_GRAPHBUILDER_H
