#pragma once
// Functions of Linux that Swift's module Glibc lacks.
#include <signal.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/signalfd.h>
#include <sys/xattr.h>
#include <unistd.h>

/// Opens a descriptor from which the signals in `set` are read. They must be blocked.
static inline int martlet_open_signals(const sigset_t *set) { return signalfd(-1, set, SFD_NONBLOCK | SFD_CLOEXEC); }

/// The next signal of such a descriptor; 0 if there is none.
static inline int martlet_next_signal(int descriptor) {
    struct signalfd_siginfo info;
    return read(descriptor, &info, sizeof info) == sizeof info ? (int)info.ssi_signo : 0;
}
