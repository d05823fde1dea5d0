#define _GNU_SOURCE
#include "process.h"

#include <fcntl.h>
#include <linux/memfd.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <unistd.h>

void martlet_end_with_parent(int signal) { prctl(PR_SET_PDEATHSIG, (unsigned long)signal, 0, 0, 0); }

void martlet_adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1ul, 0, 0, 0); }

void martlet_name_process(const char *name) { prctl(PR_SET_NAME, name, 0, 0, 0); }

int martlet_make_memory(const char *name) { return (int)syscall(SYS_memfd_create, name, MFD_CLOEXEC); }

int martlet_open_program(const char *path) { return open(path, O_PATH | O_CLOEXEC); }

int martlet_make_signal_descriptor(const sigset_t *set) { return signalfd(-1, set, SFD_CLOEXEC | SFD_NONBLOCK); }

int martlet_read_signal(int descriptor, int *from_kernel) {
    struct signalfd_siginfo info;
    if (read(descriptor, &info, sizeof info) != sizeof info) return 0;
    *from_kernel = info.ssi_code == SI_KERNEL;
    return (int)info.ssi_signo;
}
