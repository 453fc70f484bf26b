# The precompiled header, built once and shared: all users compile with the same
# options. The object it needs a source for is empty.
option(NNPRIM_USE_PCH "Precompile LLVM's and MLIR's headers" ON)
if(NNPRIM_USE_PCH)
  file(WRITE ${CMAKE_BINARY_DIR}/Precompiled.cpp.new "")
  file(COPY_FILE ${CMAKE_BINARY_DIR}/Precompiled.cpp.new ${CMAKE_BINARY_DIR}/Precompiled.cpp ONLY_IF_DIFFERENT)
  add_library(nnprim-precompiled OBJECT ${CMAKE_BINARY_DIR}/Precompiled.cpp)
  target_precompile_headers(nnprim-precompiled PRIVATE ${CMAKE_CURRENT_LIST_DIR}/Precompiled.h)
endif()

# nnprim_use_pch(TARGET)
function(nnprim_use_pch target)
  if(NNPRIM_USE_PCH)
    target_precompile_headers(${target} REUSE_FROM nnprim-precompiled)
  endif()
endfunction()

# nnprim_add_library(NAME sources... [INTERNAL] [DEPENDS targets...] [LINK_LIBS libs...])
# A static library of the compiler, linked against libMLIR. Sources in its
# subfolders include each other's headers by paths from the library's folder.
# The library is installed, as NNPrim::NAME, unless it is INTERNAL to the tools.
function(nnprim_add_library name)
  cmake_parse_arguments(ARG "INTERNAL" "" "DEPENDS;LINK_LIBS" ${ARGN})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  target_include_directories(${name} PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
  if(ARG_DEPENDS)
    add_dependencies(${name} ${ARG_DEPENDS})
  endif()
  target_link_libraries(${name} PUBLIC ${ARG_LINK_LIBS} MLIR LLVM)
  nnprim_use_pch(${name})
  if(NOT ARG_INTERNAL)
    target_include_directories(${name} INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
    install(TARGETS ${name} EXPORT NNPrimTargets
      ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development)
    set_property(GLOBAL APPEND PROPERTY NNPRIM_INSTALLED_LIBRARIES ${name})
  endif()
endfunction()

# nnprim_add_tool(NAME sources... [LINK_LIBS libs...])
# A program of build/bin that the tests may call.
function(nnprim_add_tool name)
  cmake_parse_arguments(ARG "" "" "LINK_LIBS" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PRIVATE ${ARG_LINK_LIBS} MLIR LLVM)
  nnprim_use_pch(${name})
  set_property(GLOBAL APPEND PROPERTY NNPRIM_TEST_DEPENDS ${name})
  install(TARGETS ${name} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT tools)
endfunction()
