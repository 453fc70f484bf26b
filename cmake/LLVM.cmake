# Finds LLVM/MLIR and their test tools. Only the two shared libraries are ever
# linked: mixing them with the static archives would register every option twice.
find_package(MLIR 22.1 REQUIRED CONFIG
  HINTS /usr/lib/llvm-22/lib/cmake/mlir)
message(STATUS "Using MLIR ${LLVM_PACKAGE_VERSION} in ${MLIR_DIR}")
set(MLIR_LINK_MLIR_DYLIB ON)
set(MLIR_BINARY_DIR ${CMAKE_BINARY_DIR}) # Where `ninja mlir-doc` writes: build/docs

find_program(NNPRIM_LIT NAMES llvm-lit lit HINTS ${LLVM_TOOLS_BINARY_DIR} NO_DEFAULT_PATH)
set(LLVM_EXTERNAL_LIT "${NNPRIM_LIT}" CACHE STRING "" FORCE)

list(APPEND CMAKE_MODULE_PATH "${MLIR_CMAKE_DIR}" "${LLVM_CMAKE_DIR}")
include(TableGen)
include(AddLLVM)
include(AddMLIR)

# HandleLLVMOptions would add -DNDEBUG-dependent flags of the LLVM build; the
# few that matter are stated here.
separate_arguments(NNPRIM_LLVM_DEFINITIONS NATIVE_COMMAND ${LLVM_DEFINITIONS})
add_definitions(${NNPRIM_LLVM_DEFINITIONS})
include_directories(SYSTEM ${LLVM_INCLUDE_DIRS} ${MLIR_INCLUDE_DIRS})
# The plugin of mlir-opt is made of the static libraries. They and the tools are
# compiled alike, so that one precompiled header serves all.
add_compile_options(
  -fPIC -Wall -Wextra -Wno-unused-parameter -Wno-comment
  $<$<COMPILE_LANGUAGE:CXX>:-fno-exceptions>)
if(NNPRIM_ENABLE_ASSERTIONS)
  add_compile_options(-UNDEBUG
    "$<$<COMPILE_LANGUAGE:CXX>:SHELL:-include ${CMAKE_CURRENT_LIST_DIR}/LLVMStatistic.h>")
endif()

# Debian keeps libMLIR beside LLVM's tools, where the loader does not look.
set(CMAKE_INSTALL_RPATH ${LLVM_LIBRARY_DIR})
