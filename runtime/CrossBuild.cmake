# The same runtime and nnprim-run for aarch64, in build/aarch64/{lib,bin}, when
# Debian's cross compiler is there.
set(NNPRIM_AARCH64_DIR "" CACHE INTERNAL "Where the aarch64 runtime is built")
find_program(NNPRIM_AARCH64_C_COMPILER aarch64-linux-gnu-gcc)
find_program(NNPRIM_AARCH64_CXX_COMPILER aarch64-linux-gnu-g++)
if(NOT NNPRIM_BUILD_AARCH64_RUNTIME)
  return()
endif()
if(NOT NNPRIM_AARCH64_C_COMPILER OR NOT NNPRIM_AARCH64_CXX_COMPILER)
  message(STATUS "No aarch64 cross compiler: its runtime is not built")
  return()
endif()

set(NNPRIM_AARCH64_DIR ${PROJECT_BINARY_DIR}/aarch64 CACHE INTERNAL "")
include(ExternalProject)
ExternalProject_Add(runtime-aarch64
  SOURCE_DIR ${CMAKE_CURRENT_SOURCE_DIR}
  BINARY_DIR ${NNPRIM_AARCH64_DIR}
  PREFIX ${NNPRIM_AARCH64_DIR}/stamps
  CMAKE_ARGS
    -DCMAKE_SYSTEM_NAME=Linux
    -DCMAKE_SYSTEM_PROCESSOR=aarch64
    -DCMAKE_C_COMPILER=${NNPRIM_AARCH64_C_COMPILER}
    -DCMAKE_CXX_COMPILER=${NNPRIM_AARCH64_CXX_COMPILER}
    -DCMAKE_BUILD_TYPE=Release
  BUILD_ALWAYS ON # ninja decides there what is out of date
  INSTALL_COMMAND "")
set_property(GLOBAL APPEND PROPERTY NNPRIM_TEST_DEPENDS runtime-aarch64)
