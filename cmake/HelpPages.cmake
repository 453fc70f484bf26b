# Man pages and completions for bash and zsh, made of the tools' help and
# installed with them.
find_package(Python3 COMPONENTS Interpreter REQUIRED)
set(NNPRIM_HELP_DIR ${PROJECT_BINARY_DIR}/share)
set(NNPRIM_HELP_TARGETS nnprim-compile nnprim-lsp-server nnprim-opt nnprim-reduce nnprim-run nnprim-translate nnprim-tune)
set(NNPRIM_HELP_TOOLS ${NNPRIM_HELP_TARGETS} nnprim-quantize)
list(TRANSFORM NNPRIM_HELP_TOOLS PREPEND ${PROJECT_BINARY_DIR}/bin/ OUTPUT_VARIABLE NNPRIM_HELP_PATHS)
list(TRANSFORM NNPRIM_HELP_TOOLS REPLACE "(.+)" "${NNPRIM_HELP_DIR}/man/man1/\\1.1" OUTPUT_VARIABLE NNPRIM_MAN_PAGES)
add_custom_command(OUTPUT ${NNPRIM_MAN_PAGES}
  COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_LIST_DIR}/help_pages.py --output=${NNPRIM_HELP_DIR} ${NNPRIM_HELP_PATHS}
  DEPENDS ${NNPRIM_HELP_TARGETS} ${PROJECT_BINARY_DIR}/bin/nnprim-quantize ${CMAKE_CURRENT_LIST_DIR}/help_pages.py
  COMMENT "Writing man pages and completions")
add_custom_target(nnprim-help-pages ALL DEPENDS ${NNPRIM_MAN_PAGES})
install(DIRECTORY ${NNPRIM_HELP_DIR}/ DESTINATION ${CMAKE_INSTALL_DATADIR} COMPONENT tools)
# Debian's zsh looks below /usr in this folder instead.
install(DIRECTORY ${NNPRIM_HELP_DIR}/zsh/site-functions/ DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions
  COMPONENT tools)
