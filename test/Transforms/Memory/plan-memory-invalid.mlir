// RUN: nnprim-opt %s --nnprim-plan-memory --split-input-file --verify-diagnostics

module {
  func.func @main(%n: index, %out: memref<4xf32>) {
    // expected-error @below {{'memref.alloc' op cannot be placed in the arena, because its type 'memref<?xf32>' has no static size}}
    %a = memref.alloc(%n) : memref<?xf32>
    %s = memref.subview %a[0] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
    memref.copy %s, %out : memref<4xf32, strided<[1]>> to memref<4xf32>
    return
  }
}

// -----

module {
  func.func @main() -> memref<4xf32> {
    // expected-error @below {{'memref.alloc' op cannot be placed in the arena, because the function returns it}}
    %a = memref.alloc() : memref<4xf32>
    // expected-note @below {{returned here}}
    return %a : memref<4xf32>
  }
}

// -----

module {
  func.func private @helper() {
    // expected-error @below {{'memref.alloc' op cannot be placed in the arena, because it is not in the function @main}}
    %a = memref.alloc() : memref<4xf32>
    return
  }
  func.func @main() {
    return
  }
}

// -----

// expected-error @below {{expected a function @main}}
module {
  func.func @other() {
    return
  }
}

// -----

module {
  // expected-error @below {{'func.func' op expected a single block to plan the memory of}}
  func.func @main() {
    cf.br ^next
  ^next:
    return
  }
}
