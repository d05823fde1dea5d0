#include "runtime.h"

extern void *swift_allocObject(const void *, size_t, size_t);
extern void swift_deallocPartialClassInstance(void *, const void *, size_t, size_t);
extern bool swift_isUniquelyReferenced_nonNull_native(const void *);
extern __attribute__((swiftcall)) martlet_box swift_allocBox(const void *);
extern void swift_deallocBox(void *);
extern void *swift_projectBox(void *);

void *martlet_allocate_object(const void *metadata, size_t size, size_t alignment_mask) {
    return swift_allocObject(metadata, size, alignment_mask);
}

void martlet_deallocate_partial_object(void *object, const void *metadata, size_t size, size_t alignment_mask) {
    swift_deallocPartialClassInstance(object, metadata, size, alignment_mask);
}

bool martlet_is_uniquely_referenced(const void *object) { return swift_isUniquelyReferenced_nonNull_native(object); }

martlet_box martlet_allocate_box(const void *metadata) { return swift_allocBox(metadata); }

void martlet_deallocate_box(void *box) { swift_deallocBox(box); }

void *martlet_box_content(void *box) { return swift_projectBox(box); }
