#pragma once
// Calls for processes that Swift does not import.
#include <signal.h>

/// Makes the kernel send `signal` to this process when the process that started it ends.
void martlet_end_with_parent(int signal);

/// Makes this process the parent of what its children leave behind.
void martlet_adopt_orphans(void);

/// Sets the name that tools show for this process.
void martlet_name_process(const char *name);

/// Makes memory that processes share by its descriptor; a negative number if that fails.
int martlet_make_memory(const char *name);

/// Opens a program for execution only. It stays usable when its file is replaced.
int martlet_open_program(const char *path);

/// Makes a descriptor from which the signals of `set` are read.
int martlet_make_signal_descriptor(const sigset_t *set);

/// Reads one signal; 0 if none waits. `from_kernel` becomes nonzero if no process has sent it.
int martlet_read_signal(int descriptor, int *from_kernel);
