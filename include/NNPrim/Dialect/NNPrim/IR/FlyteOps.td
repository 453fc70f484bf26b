//===- FlyteOps.td - The flyte type, its loads and stores -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_IR_FLYTEOPS
#define NNPRIM_DIALECT_NNPRIM_IR_FLYTEOPS

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "NNPrim/Dialect/NNPrim/IR/NNPrimBase.td"

def NNPrim_FlyteType
    : TypeDef<NNPrim_Dialect, "Flyte", [MemRefElementTypeInterface]> {
  let mnemonic = "flyte";
  let summary = "The upper one, two or three bytes of an f32, as stored";
  let description = [{
    A type for storage, never for arithmetic: an element of a tensor or memref
    of `bits`/8 bytes, the upper bytes of a binary32, without gaps between
    elements and without alignment. `nnprim.load_flyte` appends bytes of zeros,
    `nnprim.store_flyte` rounds.

    | bits | sign, exponent, fraction | values |
    |---|---|---|
    | 24 | 1, 8, 15 | those of f32 with 16 significant bits |
    | 16 | 1, 8, 7 | those of bf16 |
    | 8 | 1, 7, 0 | 0 and ±2ᵏ for odd k from −125 to 127; no infinity, no NaN |

    Source: Anderson and Gregg (2016); Keane (2020), section 8.2.

    Constraints:

    - C1: `bits` is 8, 16 or 24.
  }];
  let parameters = (ins "unsigned":$bits);
  let assemblyFormat = "`<` $bits `>`";
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    int64_t getBytes() const { return getBits() / 8; }
  }];
}

def NNPrim_FlyteMemRef : StridedMemRefOf<[NNPrim_FlyteType]>;
def NNPrim_F32Vector : VectorOfRankAndType<[1], [F32]>;

def NNPrim_LoadFlyteOp : NNPrim_Op<"load_flyte", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "Load adjacent flytes as a vector of f32";
  let description = [{
    ```
    result[i] = f32(base[indices…, + i])
    ```

    for the elements from `indices` on along the last dimension of `base`, which
    are adjacent in memory. No byte behind the last of them is read.

    Constraints:

    - C1: `indices` are as many as the rank of `base`, which is at least 1.
    - C2: the last dimension of `base` has a stride of 1.

    It is an op and not a `vector.load` of bytes because which instructions put
    bytes in their places is known only where the target is.

    ```mlir
    %v = nnprim.load_flyte %m[%i, %j] : memref<8x64x!nnprim.flyte<24>> -> vector<16xf32>
    ```
  }];
  let arguments = (ins NNPrim_FlyteMemRef:$base, Variadic<Index>:$indices);
  let results = (outs NNPrim_F32Vector:$result);
  let assemblyFormat = [{
    $base `[` $indices `]` attr-dict `:` type($base) `->` type($result)
  }];
  let hasVerifier = 1;
}

def NNPrim_StoreFlyteOp : NNPrim_Op<"store_flyte", [
    DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "Store a vector of f32 as adjacent flytes";
  let description = [{
    The opposite of `nnprim.load_flyte`: values are rounded to the nearest code,
    ties to even, or with `truncate` cut off, which is what the thesis does. No
    byte behind the last element is written, or read. NaN stays NaN and
    infinities stay, except as `flyte<8>`, which has neither: they become the
    largest values.

    Constraints:

    - C1: `indices` are as many as the rank of `base`, which is at least 1.
    - C2: the last dimension of `base` has a stride of 1.

    ```mlir
    nnprim.store_flyte %v, %m[%i, %j] : vector<16xf32>, memref<8x64x!nnprim.flyte<24>>
    ```
  }];
  let arguments = (ins NNPrim_F32Vector:$value, NNPrim_FlyteMemRef:$base,
      Variadic<Index>:$indices, UnitAttr:$truncate);
  let assemblyFormat = [{
    $value `,` $base `[` $indices `]` attr-dict `:` type($value) `,` type($base)
  }];
  let hasVerifier = 1;
}

def NNPrim_ExtendFlyteOp : NNPrim_Op<"extend_flyte", [Pure]> {
  let summary = "The f32 that a flyte stands for";
  let description = [{
    Appends bytes of zeros: what `nnprim.load_flyte` does to a vector, for the
    scalars in the body of a loop.

    ```mlir
    %x = nnprim.extend_flyte %e : !nnprim.flyte<24>
    ```
  }];
  let arguments = (ins NNPrim_Flyte:$value);
  let results = (outs F32:$result);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}

def NNPrim_RoundFlyteOp : NNPrim_Op<"round_flyte", [Pure]> {
  let summary = "The flyte next to an f32";
  let description = [{
    Rounds to the nearest code, ties to even: what `nnprim.store_flyte` does to a
    vector, for the scalars in the body of a loop.

    ```mlir
    %e = nnprim.round_flyte %x : !nnprim.flyte<24>
    ```
  }];
  let arguments = (ins F32:$value);
  let results = (outs NNPrim_Flyte:$result);
  let assemblyFormat = "$value attr-dict `:` type($result)";
}

#endif
