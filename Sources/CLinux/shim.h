#pragma once
// Functions of Linux that Swift's module Glibc lacks.
#include <signal.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/xattr.h>
#include <unistd.h>

/// Opens a descriptor from which the signals in `set` are read. They must be blocked.
static inline int martlet_open_signals(const sigset_t *set) { return signalfd(-1, set, SFD_NONBLOCK | SFD_CLOEXEC); }

/// The next signal of such a descriptor; 0 if there is none.
static inline int martlet_next_signal(int descriptor) {
    struct signalfd_siginfo info;
    return read(descriptor, &info, sizeof info) == sizeof info ? (int)info.ssi_signo : 0;
}

// Declared for GNU sources only.
#ifndef RUSAGE_THREAD
#define RUSAGE_THREAD 1
#endif

/// Gets how many microseconds the calling thread has computed, and how often it has waited for something.
static inline void martlet_thread_usage(long long *microseconds, long *waits) {
    struct rusage usage;
    getrusage(RUSAGE_THREAD, &usage);
    *microseconds = (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1000000LL + usage.ru_utime.tv_usec
                    + usage.ru_stime.tv_usec;
    *waits = usage.ru_nvcsw;
}

/// The number of the calling thread, by which the system knows it.
static inline int martlet_thread_number(void) { return (int)syscall(SYS_gettid); }
