//===- library.c - Loads compiled models at run time ----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "nnprim/library.h"

#include "nnprim/invoke.h"
#include "nnprim/tensor.h"

#include <dlfcn.h>
#include <elf.h>
#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

struct nnprim_library {
  void *handle;
  const nnprim_model *model;
};

/// Destination of an error message. Functions report with `return fail(…)`,
/// which returns -1.
typedef struct {
  char *text;
  size_t size;
} message;

__attribute__((format(printf, 2, 3))) static int fail(message out,
                                                      const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  if (out.size != 0)
    vsnprintf(out.text, out.size, format, arguments);
  va_end(arguments);
  return -1;
}

#if defined(__x86_64__)
#define HOST_MACHINE EM_X86_64
#elif defined(__aarch64__)
#define HOST_MACHINE EM_AARCH64
#else
#error "the loader knows x86-64 and aarch64"
#endif

static const char *machine_name(unsigned machine) {
  switch (machine) {
  case EM_X86_64:
    return "x86-64";
  case EM_AARCH64:
    return "aarch64";
  default:
    return "another machine";
  }
}

/// dlopen maps what the program headers claim, and a shorter file raises
/// SIGBUS, so the headers are first compared with the file's size.
static int check_elf(FILE *file, uint64_t file_size, message error) {
  Elf64_Ehdr header;
  if (fread(&header, sizeof(header), 1, file) != 1 ||
      memcmp(header.e_ident, ELFMAG, SELFMAG) != 0)
    return fail(error, "not a shared library");
  if (header.e_ident[EI_CLASS] != ELFCLASS64 ||
      header.e_ident[EI_DATA] != ELFDATA2LSB)
    return fail(error, "not a 64-bit little-endian library");
  if (header.e_type != ET_DYN)
    return fail(error, "not a shared library but another kind of ELF file");
  if (header.e_machine != HOST_MACHINE)
    return fail(error, "the library is for %s, but this program runs on %s",
                machine_name(header.e_machine), machine_name(HOST_MACHINE));
  if (header.e_phentsize != sizeof(Elf64_Phdr) || header.e_phoff > file_size ||
      fseek(file, (long)header.e_phoff, SEEK_SET) != 0)
    return fail(error, "the library's program headers are malformed");
  for (unsigned i = 0; i < header.e_phnum; ++i) {
    Elf64_Phdr segment;
    if (fread(&segment, sizeof(segment), 1, file) != 1)
      return fail(error, "the library is cut short");
    if (segment.p_type != PT_NULL &&
        (segment.p_offset > file_size ||
         segment.p_filesz > file_size - segment.p_offset))
      return fail(error, "the library is cut short");
  }
  return 0;
}

static int check_file(const char *path, message error) {
  FILE *file = fopen(path, "rb");
  if (!file)
    return fail(error, "cannot open: %s", strerror(errno));
  struct stat status;
  int result;
  if (fstat(fileno(file), &status) != 0)
    result = fail(error, "cannot read: %s", strerror(errno));
  else if (!S_ISREG(status.st_mode))
    result = fail(error, "not a regular file");
  else
    result = check_elf(file, (uint64_t)status.st_size, error);
  fclose(file);
  return result;
}

static int check_tensors(const char *what, const nnprim_tensor *tensors,
                         int32_t count, message error) {
  if (count < 0 || (count > 0 && !tensors))
    return fail(error, "the model's list of %ss is malformed", what);
  for (int32_t i = 0; i < count; ++i) {
    const nnprim_tensor *tensor = &tensors[i];
    uint64_t elements;
    if (!tensor->name)
      return fail(error, "%s %d of the model has no name", what, (int)i);
    if (nnprim_type_size(tensor->type) == 0)
      return fail(error, "%s '%s' of the model has unknown element type %d",
                  what, tensor->name, (int)tensor->type);
    if (nnprim_tensor_count(tensor, &elements) != 0)
      return fail(error, "%s '%s' of the model has a malformed shape", what,
                  tensor->name);
  }
  return 0;
}

static int fail_with_status(const nnprim_model *model, nnprim_status status,
                            message error) {
  nnprim_describe_status(model, status, error.text, error.size);
  return -1;
}

static int check_variants(const nnprim_model *model, message error) {
  if (model->num_variants < 1 || !model->variants || !model->select_variant)
    return fail(error, "the model's list of variants is malformed");
  for (int32_t i = 0; i < model->num_variants; ++i) {
    const nnprim_variant *variant = &model->variants[i];
    if (!variant->target || !variant->features || !variant->invoke ||
        variant->arena_bytes > model->arena_bytes)
      return fail(error, "variant %d of the model is malformed", (int)i);
  }
  if (model->select_variant() < 0)
    return fail_with_status(model, NNPRIM_ERROR_PROCESSOR, error);
  return 0;
}

/// The number of combinations of the symbols' values, or -1 if a symbol is
/// malformed.
static int64_t count_combinations(const nnprim_model *model) {
  int64_t count = 1;
  for (int32_t s = 0; s < model->num_symbols; ++s) {
    const nnprim_symbol *symbol = &model->symbols[s];
    if (!symbol->name || !symbol->values || symbol->num_values < 1 ||
        count > INT32_MAX)
      return -1;
    count *= symbol->num_values;
  }
  return count;
}

static int check_sizes(const nnprim_model *model, message error) {
  if (model->num_symbols == 0)
    return 0;
  if (model->num_symbols < 0 || !model->symbols || !model->sizes ||
      !model->invoke_sized || count_combinations(model) != model->num_sizes)
    return fail(error, "the model's list of symbols is malformed");
  for (int32_t i = 0; i < model->num_sizes; ++i) {
    const nnprim_size *size = &model->sizes[i];
    if (!size->extents || size->arena_bytes > model->arena_bytes)
      return fail(error, "size %d of the model is malformed", (int)i);
    if (check_tensors("input", size->inputs, model->num_inputs, error) != 0 ||
        check_tensors("output", size->outputs, model->num_outputs, error) != 0)
      return -1;
    for (int32_t k = 0; k < model->num_inputs; ++k)
      if (size->inputs[k].rank != model->inputs[k].rank)
        return fail(error, "size %d of the model is malformed", (int)i);
    for (int32_t k = 0; k < model->num_outputs; ++k)
      if (size->outputs[k].rank != model->outputs[k].rank)
        return fail(error, "size %d of the model is malformed", (int)i);
  }
  return 0;
}

static int check_model(const nnprim_model *model, message error) {
  // Only the version may be read before it is known to match.
  if (model->abi_version != NNPRIM_ABI_VERSION)
    return fail_with_status(model, NNPRIM_ERROR_ABI_VERSION, error);
  if (!model->name || !model->target || !model->invoke)
    return fail(error, "the model's descriptor is malformed");
  if (check_variants(model, error) != 0)
    return -1;
  if (check_tensors("input", model->inputs, model->num_inputs, error) != 0 ||
      check_tensors("output", model->outputs, model->num_outputs, error) != 0)
    return -1;
  if (check_sizes(model, error) != 0)
    return -1;
  uint64_t alignment = model->arena_alignment;
  if (alignment == 0 || (alignment & (alignment - 1)) != 0)
    return fail(error, "the model's arena alignment %llu is no power of two",
                (unsigned long long)alignment);
  return 0;
}

static int load(nnprim_library *library, const char *path, message error) {
  library->handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!library->handle)
    return fail(error, "cannot load: %s", dlerror());
  library->model = dlsym(library->handle, "nnprim_model");
  if (!library->model)
    return fail(error, "the library has no symbol 'nnprim_model'; it was not "
                       "made by nnprim-compile --emit=shared");
  return check_model(library->model, error);
}

nnprim_library *nnprim_library_open(const char *path, char *error,
                                    size_t error_size) {
  message out = {error, error_size};
  if (check_file(path, out) != 0)
    return NULL;
  // dlopen would search the system's directories for a name without a slash.
  size_t length = strlen(path);
  char *local = malloc(length + 3);
  nnprim_library *library = calloc(1, sizeof(*library));
  if (!local || !library) {
    fail(out, "out of memory");
    free(local);
    free(library);
    return NULL;
  }
  snprintf(local, length + 3, "%s%s", strchr(path, '/') ? "" : "./", path);
  int result = load(library, local, out);
  free(local);
  if (result != 0) {
    nnprim_library_close(library);
    return NULL;
  }
  return library;
}

const nnprim_model *nnprim_library_model(const nnprim_library *library) {
  return library->model;
}

const nnprim_profile *nnprim_library_profile(const nnprim_library *library) {
  const nnprim_profile *profile = dlsym(library->handle, "nnprim_profile");
  if (!profile || profile->version != NNPRIM_PROFILE_VERSION)
    return NULL;
  return profile;
}

void nnprim_library_close(nnprim_library *library) {
  if (!library)
    return;
  if (library->handle)
    dlclose(library->handle);
  free(library);
}
