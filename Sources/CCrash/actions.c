// The actions that run in a worker. A slot is claimed with one compare-and-swap on a cache line that other threads do
// not write: each thread begins to look at a place of its own.
#include "actions.h"

#include <string.h>

_Static_assert(sizeof(struct martlet_action) == 192, "an action has three cache lines");
_Static_assert(offsetof(struct martlet_area, actions) == 64, "actions begin with a cache line");
_Static_assert(sizeof(struct martlet_memory) % 64 == 0, "areas begin with a cache line");

// The model keeps the access free of calls, so that a signal handler may make it.
#define THREAD_LOCAL static _Thread_local __attribute__((tls_model("initial-exec")))

THREAD_LOCAL struct martlet_action *current;
THREAD_LOCAL uint32_t first_place;
static uint32_t threads;

struct martlet_action *martlet_action_begin(
    struct martlet_area *area, const struct martlet_action_name *name, struct martlet_action **outer) {
    if (first_place == 0) first_place = __atomic_add_fetch(&threads, 1, __ATOMIC_RELAXED) | 0x80000000u;
    *outer = current;
    for (uint32_t offset = 0; offset < martlet_action_count; offset += 1) {
        struct martlet_action *action = &area->actions[(first_place + offset) % martlet_action_count];
        uint32_t free = martlet_action_free;
        if (!__atomic_compare_exchange_n(
                &action->state, &free, martlet_action_filling, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
            continue;
        action->signal = 0;
        action->session[0] = name->session[0];
        action->session[1] = name->session[1];
        action->page = name->page;
        action->post = name->post;
        action->address = name->address;
        action->events = 0;
        action->view_length = action->event_length = action->path_length = 0;
        current = action;
        return action;
    }
    __atomic_add_fetch(&area->unrecorded, 1, __ATOMIC_RELAXED);
    return NULL;
}

static uint8_t copy(char *space, size_t capacity, const void *text, size_t length) {
    if (length > capacity) length = capacity;
    if (length > 0) memcpy(space, text, length);
    return (uint8_t)length;
}

void martlet_action_describe(
    struct martlet_action *action, uint64_t events, const void *view, size_t view_length, const void *event,
    size_t event_length, const void *path, size_t path_length) {
    __atomic_store_n(&action->state, martlet_action_filling, __ATOMIC_RELAXED);
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
    action->events = events;
    action->view_length = copy(action->view, sizeof action->view, view, view_length);
    action->event_length = copy(action->event, sizeof action->event, event, event_length);
    action->path_length = copy(action->path, sizeof action->path, path, path_length);
    __atomic_store_n(&action->state, martlet_action_running, __ATOMIC_RELEASE);
}

void martlet_action_end(struct martlet_action *action, struct martlet_action *outer) {
    current = outer;
    __atomic_store_n(&action->state, martlet_action_free, __ATOMIC_RELEASE);
}

void martlet_action_crashed(int signal) {
    if (current) __atomic_store_n(&current->signal, (uint32_t)signal, __ATOMIC_SEQ_CST);
}
