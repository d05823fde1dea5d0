#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Functions of the Swift runtime, which Swift code cannot call by their own names. They are part of Swift's binary
// interface.

/// Makes an object of a class whose properties have no values yet; the caller owns it.
void *martlet_allocate_object(const void *metadata, size_t size, size_t alignment_mask);

/// Frees an object whose properties have no values, and which nothing else refers to.
void martlet_deallocate_partial_object(void *object, const void *metadata, size_t size, size_t alignment_mask);

/// Whether there is one strong reference to an object.
bool martlet_is_uniquely_referenced(const void *object);

typedef struct {
    void *box;
    void *content;
} martlet_box;

/// Makes a box for what an indirect case of an enum carries, which has no value yet; the caller owns it.
martlet_box martlet_allocate_box(const void *metadata);

/// Frees a box whose content has no value.
void martlet_deallocate_box(void *box);

/// The content of a box.
void *martlet_box_content(void *box);
