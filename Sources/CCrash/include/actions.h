#pragma once
// The actions that run in a worker, in memory that outlives it. It is written in C because a signal handler marks the
// action of its own thread (crash.c), and because two processes share the layout.
#include <stddef.h>
#include <stdint.h>

enum {
    martlet_action_count = 256,
    martlet_crash_count = 256,
    martlet_memory_version = 2,
};

/// States of an action's slot. What a slot holds counts only while it is running.
enum { martlet_action_free = 0, martlet_action_filling = 1, martlet_action_running = 2 };

/// States of a worker's area. The supervisor sets them, except the last: a worker that has read what an ended worker
/// left sets it back to free.
enum { martlet_area_free = 0, martlet_area_used = 1, martlet_area_ended = 2 };

/// One action. The texts are cut to their space and have no terminator. Three cache lines: Swift imports no attribute
/// for that, so the space is counted out, here and below.
struct martlet_action {
    uint32_t state;
    /// The signal of the crash that this action's thread caused; 0 otherwise.
    uint32_t signal;
    uint64_t session[2];
    uint64_t page;
    uint64_t post;
    uint64_t address;
    /// One bit for each event of the post that is not done again if this action ends the process: the one that runs, and
    /// those that have ended a process before.
    uint64_t events;
    uint8_t view_length;
    uint8_t event_length;
    uint8_t path_length;
    char view[64];
    char event[16];
    char path[53];
};

/// The actions of one worker.
struct martlet_area {
    uint32_t state;
    /// The signal that ended the worker, set by the supervisor; 0 if none did.
    uint32_t signal;
    /// Actions for which there was no slot.
    uint64_t unrecorded;
    /// Grows with each turn of the front's loop: the supervisor replaces a worker where it stands still.
    uint64_t turns;
    /// The number by which the worker is known among the servers with its store; 0 if there is none.
    uint64_t server;
    uint64_t unused[4];
    struct martlet_action actions[martlet_action_count];
};

/// A visitor whose action ended the process. `time` is 0 while the others are not valid.
struct martlet_crash {
    uint64_t session[2];
    uint64_t address;
    uint64_t time;
};

/// The memory that a supervisor shares with its workers. As many areas as the memory has room for follow it.
struct martlet_memory {
    uint32_t version;
    /// Grows with each crash; the next one's place.
    uint32_t crash_index;
    /// The time of the last crash; 0 if there was none.
    uint64_t last_crash;
    /// The last commit to the store, and when it was, in seconds since 1970; 0 if there was none. Written by the worker that
    /// serves. Here, and not with the store: damage of the store must not reach it.
    uint64_t commit_number;
    uint64_t commit_time;
    /// The number that the last worker has among all processes that have used the store.
    uint64_t process;
    uint64_t unused[3];
    struct martlet_crash crashes[martlet_crash_count];
};

/// What an action is recorded by.
struct martlet_action_name {
    uint64_t session[2];
    uint64_t page;
    uint64_t post;
    uint64_t address;
};

/// Takes a slot for an action that begins on this thread, and makes it the thread's own. `outer` receives the thread's
/// action until now. Returns NULL, and counts that, if all slots are taken.
struct martlet_action *martlet_action_begin(
    struct martlet_area *area, const struct martlet_action_name *name, struct martlet_action **outer);

/// Describes what runs next in the action.
void martlet_action_describe(
    struct martlet_action *action, uint64_t events, const void *view, size_t view_length, const void *event,
    size_t event_length, const void *path, size_t path_length);

/// Frees the slot. `outer` is the thread's action again.
void martlet_action_end(struct martlet_action *action, struct martlet_action *outer);

/// Marks the action of this thread as the one that caused a crash. Safe in a signal handler.
void martlet_action_crashed(int signal);

static inline uint32_t martlet_load32(const uint32_t *value) { return __atomic_load_n(value, __ATOMIC_ACQUIRE); }
static inline void martlet_store32(uint32_t *value, uint32_t new_value) {
    __atomic_store_n(value, new_value, __ATOMIC_RELEASE);
}
static inline void martlet_store64(uint64_t *value, uint64_t new_value) {
    __atomic_store_n(value, new_value, __ATOMIC_RELAXED);
}
static inline uint64_t martlet_load64(const uint64_t *value) { return __atomic_load_n(value, __ATOMIC_RELAXED); }

/// Counts a turn of the front's loop. One thread calls it.
static inline void martlet_note_turn(struct martlet_area *area) {
    __atomic_store_n(&area->turns, __atomic_load_n(&area->turns, __ATOMIC_RELAXED) + 1, __ATOMIC_RELAXED);
}

/// Adds a crash in place of the oldest.
static inline void martlet_note_crash(struct martlet_memory *memory, struct martlet_crash crash) {
    uint32_t index = __atomic_fetch_add(&memory->crash_index, 1, __ATOMIC_RELAXED) % martlet_crash_count;
    struct martlet_crash *place = &memory->crashes[index];
    __atomic_store_n(&place->time, 0, __ATOMIC_SEQ_CST);
    place->session[0] = crash.session[0];
    place->session[1] = crash.session[1];
    place->address = crash.address;
    __atomic_store_n(&place->time, crash.time, __ATOMIC_RELEASE);
    __atomic_store_n(&memory->last_crash, crash.time, __ATOMIC_RELEASE);
}

/// The crash at an index below `martlet_crash_count`; its time is 0 if there is none.
static inline struct martlet_crash martlet_crash_at(const struct martlet_memory *memory, uint32_t index) {
    const struct martlet_crash *place = &memory->crashes[index % martlet_crash_count];
    struct martlet_crash crash = {.time = __atomic_load_n(&place->time, __ATOMIC_ACQUIRE)};
    crash.session[0] = place->session[0];
    crash.session[1] = place->session[1];
    crash.address = place->address;
    return crash;
}

/// The area at an index for which the memory has room.
static inline struct martlet_area *martlet_area_at(struct martlet_memory *memory, uint32_t index) {
    return (struct martlet_area *)(memory + 1) + index;
}

static inline struct martlet_action *martlet_action_at(struct martlet_area *area, uint32_t index) {
    return &area->actions[index % martlet_action_count];
}

static inline const char *martlet_action_view(const struct martlet_action *action) { return action->view; }
static inline const char *martlet_action_event(const struct martlet_action *action) { return action->event; }
static inline const char *martlet_action_path(const struct martlet_action *action) { return action->path; }
