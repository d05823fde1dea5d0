#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Which types of the program conform to a protocol, as Swift's runtime has it in the sections of the executable and its
// libraries. Their layout is part of Swift's binary interface.

/// Takes the metadata of a type.
typedef void (*martlet_type_reader)(const void *metadata, void *context);

typedef struct {
    const uint8_t *start;
    size_t length;
} martlet_section;

/// The first of the sections of an image.
typedef struct {
    uintptr_t version;
    const void *base;
    const void *unused[2];
    martlet_section protocols;
    martlet_section conformances;
} martlet_sections;

typedef struct {
    const void *metadata;
    size_t state;
} martlet_metadata;

typedef __attribute__((swiftcall)) martlet_metadata (*martlet_accessor)(size_t request);

typedef struct {
    const void *protocol;
    martlet_type_reader read;
    void *context;
} martlet_search;

#if defined(__linux__)
extern void swift_enumerateAllMetadataSections(bool (*body)(const void *sections, void *context), void *context);

static inline const uint8_t *martlet_follow(const int32_t *place) { return (const uint8_t *)place + *place; }

/// Calls the reader with each type of an image that is not generic and conforms to the protocol.
static inline bool martlet_search_image(const void *image, void *context) {
    const martlet_sections *sections = image;
    const martlet_search *search = context;
    const int32_t *record = (const int32_t *)sections->conformances.start;
    if (!record) return true;
    for (size_t count = sections->conformances.length / sizeof *record; count > 0; count--, record++) {
        // The protocol, the type, the witnesses and flags. The first two are distances from their places.
        const int32_t *conformance = (const int32_t *)martlet_follow(record);
        const void *protocol = (const uint8_t *)conformance + (conformance[0] & ~1);
        if (conformance[0] & 1) protocol = *(const void *const *)protocol;
        if (protocol != search->protocol) continue;
        uint32_t kind = ((uint32_t)conformance[3] >> 3) & 7;
        if (kind > 1) continue; // a class of Objective-C
        const void *type = martlet_follow(&conformance[1]);
        if (kind == 1) type = *(const void *const *)type;
        const int32_t *descriptor = type;
        if (!descriptor || descriptor[0] & 0x80) continue; // absent, or generic
        martlet_accessor metadata = (martlet_accessor)(uintptr_t)martlet_follow(&descriptor[3]);
        search->read(metadata(0).metadata, search->context);
    }
    return true;
}

static inline void martlet_read_conforming_types(const void *protocol, martlet_type_reader read, void *context) {
    martlet_search search = {protocol, read, context};
    swift_enumerateAllMetadataSections(martlet_search_image, &search);
}
#else
static inline void martlet_read_conforming_types(const void *protocol, martlet_type_reader read, void *context) {
    (void)protocol;
    (void)read;
    (void)context;
}
#endif
