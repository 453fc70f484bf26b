// RUN: not nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-znver5 --nnprim-plan="stages=algorithm num-threads=0" --convert-linalg-to-nnprim 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-znver5 --nnprim-plan="stages=layout num-threads=-1" 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-znver5 --nnprim-plan="stages=algorithm max-error=nan" --convert-linalg-to-nnprim 2>&1 | FileCheck %s --check-prefix=NAN
// RUN: not nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-znver5 --nnprim-plan="stages=layout max-error=-1" 2>&1 | FileCheck %s --check-prefix=MINUS

/// Options that nnprim-plan refuses before it looks at any op.
// NAN:      error: expected `max-error` to be a positive number, but got nan
// MINUS:    error: expected `max-error` to be a positive number, but got -1
// NONE:     error: expected `num-threads` to be positive, but got 0
// NEGATIVE: error: expected `num-threads` to be positive, but got -1
func.func private @main()
