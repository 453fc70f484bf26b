# Contents of `cmake --install` and `make package`: the tools, the plugin and the
# runtime; headers, libraries and the package for find_package(NNPrim CONFIG).
include(CMakePackageConfigHelpers)
set(NNPRIM_CONFIG_DIR ${CMAKE_INSTALL_LIBDIR}/cmake/NNPrim)

# Sources and what TableGen made of them.
foreach(root ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR})
  install(DIRECTORY ${root}/include/NNPrim DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
    COMPONENT development
    FILES_MATCHING PATTERN "*.h" PATTERN "*.td" PATTERN "*.inc" PATTERN "CMakeFiles" EXCLUDE)
endforeach()

get_property(NNPRIM_INSTALLED_LIBRARIES GLOBAL PROPERTY NNPRIM_INSTALLED_LIBRARIES)
configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/NNPrimConfig.cmake.in
  ${PROJECT_BINARY_DIR}/NNPrimConfig.cmake INSTALL_DESTINATION ${NNPRIM_CONFIG_DIR})
write_basic_package_version_file(${PROJECT_BINARY_DIR}/NNPrimConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/NNPrimConfig.cmake ${PROJECT_BINARY_DIR}/NNPrimConfigVersion.cmake
  DESTINATION ${NNPRIM_CONFIG_DIR} COMPONENT development)
install(EXPORT NNPrimTargets NAMESPACE NNPrim:: DESTINATION ${NNPRIM_CONFIG_DIR}
  COMPONENT development)
# The pages, and what they ask their reader to build or install.
set(NNPRIM_DOC_DIR ${CMAKE_INSTALL_DATADIR}/doc/nnprim)
install(FILES LICENSE README.md CHANGELOG.md CONTRIBUTING.md DESTINATION ${NNPRIM_DOC_DIR} COMPONENT tools)
install(DIRECTORY docs examples python models DESTINATION ${NNPRIM_DOC_DIR} COMPONENT tools
  PATTERN "__pycache__" EXCLUDE PATTERN "tests" EXCLUDE PATTERN "site" EXCLUDE PATTERN "build" EXCLUDE)

# The packages depend on Debian's libraries: of LLVM and MLIR, and of ONNX.
set(CPACK_GENERATOR DEB TGZ)
set(CPACK_PACKAGE_NAME nnprim)
set(CPACK_PACKAGE_CONTACT "The NNPrim authors <nnprim@invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# dpkg-shlibdeps does not follow the path that the tools have to libMLIR.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${LLVM_LIBRARY_DIR})
set(CPACK_DEBIAN_PACKAGE_DEPENDS "lld-22")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "llvm-22-dev, libmlir-22-dev, mlir-22-tools, python3-numpy, python3-onnx")
include(CPack)
