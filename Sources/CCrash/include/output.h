#pragma once
// A ring of bytes on their way to a descriptor. It is C's, because a signal's handler reads it (crash.c).
#include <stdint.h>

/// The counts grow for ever and are read and written as a whole. One thread at a time adds, one takes.
struct martlet_output {
    int descriptor;
    uint64_t capacity;
    uint8_t *bytes;
    uint64_t added;
    uint64_t written;
    int is_writing;
};

/// Not 0 when the process has crashed and is about to end.
extern int martlet_has_crashed;

/// Whoever writes asks before; if it is 0, the process has crashed, and what is left is written by its copy.
static inline int martlet_output_may_write(struct martlet_output *output) {
    __atomic_store_n(&output->is_writing, 1, __ATOMIC_SEQ_CST);
    if (!__atomic_load_n(&martlet_has_crashed, __ATOMIC_SEQ_CST)) return 1;
    __atomic_store_n(&output->is_writing, 0, __ATOMIC_SEQ_CST);
    return 0;
}

/// Whoever has written, and noted it, says so.
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
