// RUN: rm -rf %t && split-file %s %t
// RUN: nnprim-opt %t/gemm.mlir --nnprim-set-target=target=x86-64-avx512 --nnprim-plan="tuning-record=%t/record.json" 2>&1 | FileCheck %s --allow-empty --check-prefix=QUIET --implicit-check-not=warning
// RUN: nnprim-opt %t/gemm.mlir --nnprim-set-target=target=x86-64-avx512 --nnprim-plan="tuning-record=%t/record.json num-threads=2" | FileCheck %s --check-prefix=MODEL
// RUN: nnprim-opt %t/gemm.mlir --nnprim-set-target=target=x86-64-avx2 --nnprim-plan="tuning-record=%t/record.json" | FileCheck %s --check-prefix=OTHER
// RUN: nnprim-compile %t/gemm.mlir -o %t/out.mlir --emit=mlir --target=x86-64-avx512 --tuning-record=%t/record.json --remarks 2>&1 | FileCheck %s --check-prefix=REMARK

/// The later line counts; the epilogue does not matter. Without a line, the cost model.
// QUIET: plan = #nnprim.gemm_plan<nr = 48, mr = 7, kr = 1, rows_outermost = false, prefetch_lhs = false, prefetch_rhs = 5, prefetch_output = true, extended_panels = 0, extension_parts = 0>
// MODEL: plan = #nnprim.gemm_plan<nr = 32,
// OTHER: plan = #nnprim.gemm_plan<nr = 24, mr = 4,
// REMARK: Plan {{.*}}gemm: #nnprim.gemm_plan<{{.*}}>: 10.0 microseconds in the tuning record, 12.0 by the cost model's plan

/// A plan that no longer parses or applies is passed over with a warning.
// RUN: nnprim-opt %t/gemm.mlir --nnprim-set-target=target=x86-64-avx512 --nnprim-plan="tuning-record=%t/unknown.json" 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// UNKNOWN: unknown.json:2:1: warning: the plan of 'gemm' is passed over: 'depth' is no decision of a gemm_plan; known are nr, mr,
// UNKNOWN: plan = #nnprim.gemm_plan<nr = 32, mr = 13,
// RUN: nnprim-opt %t/gemm.mlir --nnprim-set-target=target=x86-64-avx512 --nnprim-plan="tuning-record=%t/large.json" 2>&1 | FileCheck %s --check-prefix=LARGE
// LARGE: large.json:1:1: warning: the plan of 'gemm' is passed over: 'nnprim.gemm' op has a plan with a register tile of 20x32, which takes 43 of the 32 vector registers of x86-64-avx512
// LARGE: plan = #nnprim.gemm_plan<nr = 32, mr = 13,
// RUN: nnprim-opt %t/gemm.mlir --nnprim-set-target=target=x86-64-avx512 --nnprim-plan="tuning-record=%t/kind.json" 2>&1 | FileCheck %s --check-prefix=KIND
// KIND: kind.json:1:1: warning: the plan of 'gemm' is passed over: 'nnprim.gemm' op has no such kind of plan
// KIND: plan = #nnprim.gemm_plan<nr = 32, mr = 13,

/// Lines that cannot be read are said and passed over, once in a compilation; the others count.
// RUN: nnprim-opt %t/gemm.mlir --nnprim-set-target=target=x86-64-avx512 --nnprim-plan="tuning-record=%t/broken.json" 2>&1 | FileCheck %s --check-prefix=BROKEN --implicit-check-not=warning
// RUN: nnprim-compile %t/gemm.mlir -o %t/out.mlir --emit=mlir --target=x86-64-avx512 --tuning-record=%t/broken.json 2>&1 | FileCheck %s --check-prefix=BROKEN-ONCE --implicit-check-not=warning
// BROKEN: broken.json:1:1: warning: this line of the tuning record is passed over: expected an object
// BROKEN: broken.json:2:1: warning: this line of the tuning record is passed over: expected `version` to be 2
// BROKEN: broken.json:3:1: warning: this line of the tuning record is passed over: expected `microseconds` to be a positive number
// BROKEN: broken.json:5:1: warning: this line of the tuning record is passed over: [1:42, byte=42]: Unterminated string
// BROKEN: plan = #nnprim.gemm_plan<nr = 48, mr = 7,
// BROKEN-ONCE: warning: {{.*}}expected an object
// BROKEN-ONCE-COUNT-3: warning: {{.*}}: this line of the tuning record is passed over
// RUN: nnprim-opt %t/gemm.mlir --nnprim-set-target=target=x86-64-avx512 --nnprim-plan="tuning-record=%s" 2>&1 | FileCheck %s --check-prefix=NONSENSE
// NONSENSE-COUNT-10: plan-record.mlir:{{[0-9]+}}:1: warning: this line of the tuning record is passed over
// NONSENSE: plan-record.mlir:1:1: warning: {{[0-9]+}} more lines of the tuning record are passed over
// NONSENSE: plan = #nnprim.gemm_plan<nr = 48, mr = 7,

/// A record for other machines only is not used without a word.
// RUN: nnprim-opt %t/gemm.mlir --nnprim-set-target=target=x86-64-avx2 --nnprim-plan="tuning-record=%t/record.json num-threads=2" 2>&1 | FileCheck %s --check-prefix=MACHINES
// MACHINES: record.json:1:1: warning: the tuning record has no algorithms for x86-64-avx2, 2 thread(s), but for x86-64-avx512, 1 thread(s)
// MACHINES: record.json:1:1: warning: the tuning record has no plans for x86-64-avx2, 2 thread(s), but for x86-64-avx512, 1 thread(s)

//--- record.json
{"target":"x86-64-avx512","threads":1,"max_error":1e-4,"output":[1,13,13,96],"channels":64,"kernel":[3,3],"microseconds":{"winograd_f3":1}}
{"version":2,"op":"gemm","types":"f32, f32, f32","shape":"49x64, 64x96, 49x96","target":"x86-64-avx512","threads":1,"plan":"#nnprim.gemm_plan<nr = 16, mr = 7>","microseconds":11,"model_microseconds":12}
{"version":2,"op":"gemm","types":"f32, f32, f32","shape":"49x64, 64x96, 49x96","target":"x86-64-avx512","threads":1,"plan":"#nnprim.gemm_plan<nr = 48, mr = 7, prefetch_rhs = 5, prefetch_output = true>","microseconds":10,"model_microseconds":12}
{"version":2,"op":"gemm","types":"f32, f32, f32","shape":"49x64, 64x97, 49x97","target":"x86-64-avx512","threads":1,"plan":"#nnprim.gemm_plan<nr = 16, mr = 3>","microseconds":11,"model_microseconds":12}
//--- unknown.json

{"version":2,"op":"gemm","types":"f32, f32, f32","shape":"49x64, 64x96, 49x96","target":"x86-64-avx512","threads":1,"plan":"#nnprim.gemm_plan<nr = 16, depth = 7>","microseconds":11,"model_microseconds":12}
//--- large.json
{"version":2,"op":"gemm","types":"f32, f32, f32","shape":"49x64, 64x96, 49x96","target":"x86-64-avx512","threads":1,"plan":"#nnprim.gemm_plan<nr = 32, mr = 20>","microseconds":11,"model_microseconds":12}
//--- kind.json
{"version":2,"op":"gemm","types":"f32, f32, f32","shape":"49x64, 64x96, 49x96","target":"x86-64-avx512","threads":1,"plan":"#nnprim.depthwise_plan<rows = 1, columns = 1, vectors = 1>","microseconds":11,"model_microseconds":12}
//--- broken.json
[1]
{"version":3,"op":"gemm"}
{"version":2,"op":"gemm","types":"f32, f32, f32","shape":"49x64, 64x96, 49x96","target":"x86-64-avx512","threads":1,"plan":"#nnprim.gemm_plan<nr = 32, mr = 2>","microseconds":0,"model_microseconds":12}
{"version":2,"op":"gemm","types":"f32, f32, f32","shape":"49x64, 64x96, 49x96","target":"x86-64-avx512","threads":1,"plan":"#nnprim.gemm_plan<nr = 48, mr = 7>","microseconds":10,"model_microseconds":12}
{"version":2,"op":"gemm","types":"f32, f32
//--- gemm.mlir
func.func @main(%a: tensor<49x64xf32>, %b: tensor<64x96xf32>, %bias: tensor<96xf32>) -> tensor<49x96xf32> {
  %e = tensor.empty() : tensor<49x96xf32>
  %y = nnprim.gemm ins(%a, %b : tensor<49x64xf32>, tensor<64x96xf32>) outs(%e : tensor<49x96xf32>)
      epilogue(%bias : tensor<96xf32>) maps [affine_map<(m, n) -> (n)>] {
    ^bb0(%s: f32, %c: f32):
      %t = arith.addf %s, %c : f32
      nnprim.yield %t : f32
    } -> tensor<49x96xf32>
  return %y : tensor<49x96xf32>
}
