# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Installs a build into a prefix and uses it from there, as somebody without the sources would.

    install.py --build=build [--mlir-opt=PATH] [--compiler=clang++-22]
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile

DOCUMENTS = "share/doc/nnprim"  # In the prefix: pages, examples, models and the Python package.

MODULE = """
func.func @main(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>) -> tensor<8x32xf32> {
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<8x32xf32>
  %init = linalg.fill ins(%zero : f32) outs(%empty : tensor<8x32xf32>) -> tensor<8x32xf32>
  %c = linalg.matmul ins(%a, %b : tensor<8x16xf32>, tensor<16x32xf32>)
                     outs(%init : tensor<8x32xf32>) -> tensor<8x32xf32>
  return %c : tensor<8x32xf32>
}
"""


def run(*command, **options):
    process = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)
    if process.returncode != 0:
        sys.exit(f"{' '.join(command)} failed:\n{process.stdout}")
    return process.stdout


def expect(words, output):
    if words not in output:
        sys.exit(f"expected '{words}' in:\n{output}")


def check_plugin(prefix, folder, mlir_opt):
    """The stock mlir-opt runs our pipelines and knows our dialect."""
    plugin = os.path.join(prefix, "lib/NNPrimPlugin.so")
    module = os.path.join(folder, "module.mlir")
    with open(module, "w", encoding="utf-8") as file:
        file.write(MODULE)
    load = [f"--load-dialect-plugin={plugin}", f"--load-pass-plugin={plugin}"]
    pipeline = "builtin.module(nnprim-graph{target=x86-64-avx2})"
    primitives = run(mlir_opt, *load, f"--pass-pipeline={pipeline}", module)
    expect("nnprim.gemm", primitives)
    with open(module, "w", encoding="utf-8") as file:
        file.write(primitives)
    expect("nnprim.gemm", run(mlir_opt, *load, module))
    expect("llvm.func", run(mlir_opt, *load, "--pass-pipeline=builtin.module(nnprim-buffers,nnprim-kernels,nnprim-llvm)",
                            module))


def check_pages(prefix):
    """Pages for readers, man pages and completions."""
    for path in (f"{DOCUMENTS}/README.md", f"{DOCUMENTS}/docs/installing.md", "share/man/man1/nnprim-compile.1",
                 "share/man/man1/nnprim-quantize.1", "share/bash-completion/completions/nnprim-tune",
                 "share/zsh/site-functions/_nnprim-run", "share/zsh/vendor-completions/_nnprim-run"):
        if not os.path.isfile(os.path.join(prefix, path)):
            sys.exit(f"{path} was not installed")


def check_out_of_tree_pass(prefix, folder, compiler):
    source = os.path.join(folder, "out-of-tree-pass")
    shutil.copytree(os.path.join(prefix, DOCUMENTS, "examples/out-of-tree-pass"), source)
    build = os.path.join(source, "build")
    run("cmake", "-G", "Ninja", "-S", source, "-B", build, f"-DCMAKE_PREFIX_PATH={prefix}",
        f"-DCMAKE_CXX_COMPILER={compiler}")
    run("cmake", "--build", build)
    module = os.path.join(folder, "module.mlir")
    with open(module, "w", encoding="utf-8") as file:
        file.write(MODULE)
    output = run(os.path.join(build, "count-opt"), module,
                 "--pass-pipeline=builtin.module(nnprim-graph{target=x86-64-avx2},func.func(count-arithmetic))")
    # The product, and the packing of its right-hand side.
    expect(f"2 primitives, {2 * 8 * 16 * 32} floating-point operations", output)


def check_tools(prefix, folder):
    """Compiles and runs a model with nothing but the prefix."""
    model, library = os.path.join(folder, "tiny.onnx"), os.path.join(folder, "tiny.so")
    run(sys.executable, "-B", os.path.join(prefix, DOCUMENTS, "models/make.py"), "tiny-cnn", "-o", model)
    tools = os.path.join(prefix, "bin")
    run(os.path.join(tools, "nnprim-compile"), model, "-o", library)
    expect("median", run(os.path.join(tools, "nnprim-run"), library, "--repeat=3"))
    expect("usage", run(sys.executable, os.path.join(tools, "nnprim-quantize"), "--help"))
    return library


def check_runtime(prefix, folder, compiler):
    """A program in C that pkg-config tells how to build."""
    source = os.path.join(folder, "main.c")
    with open(source, "w", encoding="utf-8") as file:
        file.write('#include "nnprim/threads.h"\nint main(void) { return nnprim_num_processors() < 1; }\n')
    flags = ["-I" + os.path.join(prefix, "include"), "-L" + os.path.join(prefix, "lib"), "-lnnprim_runtime",
             f"-Wl,-rpath,{prefix}/lib"]
    if shutil.which("pkg-config"):
        environment = {**os.environ, "PKG_CONFIG_PATH": os.path.join(prefix, "lib/pkgconfig")}
        flags = run("pkg-config", "--cflags", "--libs", "nnprim-runtime", env=environment).split()
        flags.append(f"-Wl,-rpath,{prefix}/lib")
    program = os.path.join(folder, "main")
    run(compiler.replace("++", ""), source, "-o", program, *flags)
    run(program)


def check_wheel(prefix, folder, library):
    """The Python package as a wheel, with the runtime of the prefix."""
    site = os.path.join(folder, "site")
    os.mkdir(site)
    name = run(sys.executable, "-c", f"import build_backend; print(build_backend.build_wheel({site!r}))",
               cwd=os.path.join(prefix, DOCUMENTS, "python")).strip()
    program = ("import sys; sys.path.insert(0, sys.argv[1])\nimport nnprim\n"
               "model = nnprim.load(sys.argv[2])\nimport numpy\n"
               "model(*[numpy.zeros(t.shape, t.dtype) for t in model.inputs])\nprint(nnprim.__version__)")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("NNPRIM", "PYTHONPATH"))}
    environment["PATH"] = os.path.join(prefix, "bin") + os.pathsep + environment["PATH"]
    version = run(sys.executable, "-c", program, os.path.join(site, name), library, env=environment)
    expect(version.strip(), run(os.path.join(prefix, "bin/nnprim-run"), "--version"))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--build", default="build")
    parser.add_argument("--mlir-opt", default="mlir-opt-22")
    parser.add_argument("--compiler", default="clang++-22")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        # Moved after it was installed, so that nothing can refer to where it was.
        installed, prefix = os.path.join(folder, "installed"), os.path.join(folder, "prefix")
        run("cmake", "--install", arguments.build, "--prefix", installed, "--strip")
        os.rename(installed, prefix)
        check_pages(prefix)
        check_plugin(prefix, folder, arguments.mlir_opt)
        library = check_tools(prefix, folder)
        check_runtime(prefix, folder, arguments.compiler)
        check_wheel(prefix, folder, library)
        check_out_of_tree_pass(prefix, folder, arguments.compiler)


if __name__ == "__main__":
    main()
