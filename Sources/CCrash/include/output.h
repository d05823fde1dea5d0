#pragma once
// A ring buffer of bytes on their way to a descriptor. It is written in C because a signal handler reads it (crash.c).
#include <stdint.h>

/// The counts only ever grow and are read and written atomically. One thread at a time adds bytes, and one takes them.
struct martlet_output {
    int descriptor;
    uint64_t capacity;
    uint8_t *bytes;
    uint64_t added;
    uint64_t written;
    int is_writing;
};

/// Nonzero when the process has crashed and is about to end.
extern int martlet_has_crashed;

/// Whether the process has crashed. An optimizer may not keep the answer, since a signal handler changes it.
static inline int martlet_process_has_crashed(void) { return __atomic_load_n(&martlet_has_crashed, __ATOMIC_RELAXED); }

/// A writer calls this before it writes. If it returns 0, the process has crashed, and its copy writes the rest.
static inline int martlet_output_may_write(struct martlet_output *output) {
    __atomic_store_n(&output->is_writing, 1, __ATOMIC_SEQ_CST);
    if (!__atomic_load_n(&martlet_has_crashed, __ATOMIC_SEQ_CST)) return 1;
    __atomic_store_n(&output->is_writing, 0, __ATOMIC_SEQ_CST);
    return 0;
}

/// A writer calls this after it has written and recorded the count.
static inline void martlet_output_has_written(struct martlet_output *output) {
    __atomic_store_n(&output->is_writing, 0, __ATOMIC_SEQ_CST);
}

static inline uint64_t martlet_output_added(const struct martlet_output *output) {
    return __atomic_load_n(&output->added, __ATOMIC_ACQUIRE);
}

static inline uint64_t martlet_output_written(const struct martlet_output *output) {
    return __atomic_load_n(&output->written, __ATOMIC_ACQUIRE);
}

static inline void martlet_output_note_added(struct martlet_output *output, uint64_t count) {
    __atomic_store_n(&output->added, output->added + count, __ATOMIC_RELEASE);
}

static inline void martlet_output_note_written(struct martlet_output *output, uint64_t count) {
    __atomic_store_n(&output->written, output->written + count, __ATOMIC_RELEASE);
}
