#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Functions of the Swift runtime, which Swift code cannot call by their own names. They are part of Swift's binary
// interface. All of this module is inline: the modules above need not wait for a compiled file.

extern void *swift_allocObject(const void *, size_t, size_t);
extern void swift_deallocPartialClassInstance(void *, const void *, size_t, size_t);
extern bool swift_isUniquelyReferenced_nonNull_native(const void *);
extern void swift_deallocBox(void *);
extern void *swift_projectBox(void *);
extern void *swift_tryRetain(void *);
extern void _swift_stdlib_immortalize(void *);

typedef struct {
    void *box;
    void *content;
} martlet_box;

extern __attribute__((swiftcall)) martlet_box swift_allocBox(const void *);

/// Makes an object of a class whose properties have no values yet; the caller owns it.
static inline void *martlet_allocate_object(const void *metadata, size_t size, size_t alignment_mask) {
    return swift_allocObject(metadata, size, alignment_mask);
}

/// Frees an object whose properties have no values, and which nothing else refers to.
static inline void martlet_deallocate_partial_object(
    void *object, const void *metadata, size_t size, size_t alignment_mask) {
    swift_deallocPartialClassInstance(object, metadata, size, alignment_mask);
}

/// Whether there is one strong reference to an object.
static inline bool martlet_is_uniquely_referenced(const void *object) {
    return swift_isUniquelyReferenced_nonNull_native(object);
}

/// Makes a box for what an indirect case of an enum carries, which has no value yet; the caller owns it.
static inline martlet_box martlet_allocate_box(const void *metadata) { return swift_allocBox(metadata); }

/// Frees a box whose content has no value.
static inline void martlet_deallocate_box(void *box) { swift_deallocBox(box); }

/// The content of a box.
static inline void *martlet_box_content(void *box) { return swift_projectBox(box); }

/// Marks an optional as present, once its payload has been initialized in place. It was `nil` or uninitialized before.
static inline void martlet_set_present(void *optional, const void *payload_metadata) {
    const void *const *witnesses = ((const void *const *const *)payload_metadata)[-1];
    ((void (*)(void *, unsigned, unsigned, const void *))witnesses[7])(optional, 0, 1, payload_metadata);
}

/// One more reference to an object, the caller's; `NULL` if its `deinit` has begun. Its memory must still be there.
static inline void *martlet_try_retain(void *object) { return swift_tryRetain(object); }

/// Ends the counting of references to an object, which is never freed then. Nobody else may know it yet.
static inline void martlet_immortalize(void *object) { _swift_stdlib_immortalize(object); }
