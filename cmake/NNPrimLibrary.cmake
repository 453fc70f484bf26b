# nnprim_add_library(NAME sources... [DEPENDS targets...] [LINK_LIBS libs...])
# A static library of the compiler, linked against libMLIR.
function(nnprim_add_library name)
  cmake_parse_arguments(ARG "" "" "DEPENDS;LINK_LIBS" ${ARGN})
  add_library(${name} STATIC ${ARG_UNPARSED_ARGUMENTS})
  if(ARG_DEPENDS)
    add_dependencies(${name} ${ARG_DEPENDS})
  endif()
  target_link_libraries(${name} PUBLIC ${ARG_LINK_LIBS} MLIR LLVM)
endfunction()

# nnprim_add_tool(NAME sources... [LINK_LIBS libs...])
# A program of build/bin that the tests may call.
function(nnprim_add_tool name)
  cmake_parse_arguments(ARG "" "" "LINK_LIBS" ${ARGN})
  add_executable(${name} ${ARG_UNPARSED_ARGUMENTS})
  target_link_libraries(${name} PRIVATE ${ARG_LINK_LIBS} MLIR LLVM)
  set_property(GLOBAL APPEND PROPERTY NNPRIM_TEST_DEPENDS ${name})
endfunction()
