#pragma once
#include <stdint.h>

/// Takes the address of a key path's getter, and what its name was made from:
/// `key path getter for a.Model.name : Swift.String : a.Model`.
typedef void (*martlet_symbol_reader)(uintptr_t address, const char *text, void *context);

/// Reads the names of all getters of key paths in the program's file. There are none if the file has no symbols any more,
/// and elsewhere than on Linux.
void martlet_read_key_path_getters(martlet_symbol_reader read, void *context);
