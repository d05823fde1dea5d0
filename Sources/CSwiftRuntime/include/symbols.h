#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Writes the name of the function that begins at `address`, as the linker knows it, to `name`, which has room for
/// `capacity` bytes. Returns false if the program's file has no such function, or no symbols any more.
bool martlet_symbol_name(uintptr_t address, char *name, size_t capacity);

/// Writes what Swift's compiler made the name of a function from to `text`, which has room for `capacity` bytes. Returns
/// false if it is not the name of a Swift function, or too long.
bool martlet_demangle(const char *name, char *text, size_t capacity);
