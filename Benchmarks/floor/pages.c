#define _GNU_SOURCE
#include "pages.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum { bucket_count = 1 << 16 };
static struct Page *buckets[bucket_count];

static uint32_t hash(const char *bytes, size_t length) {
    uint32_t value = 2166136261u;
    for (size_t i = 0; i < length; i++) value = (value ^ (unsigned char)bytes[i]) * 16777619u;
    return value;
}

struct Page *page_at(const char *url) {
    static const char prefix[] = "/_martlet/pages/";
    if (strncmp(url, prefix, sizeof prefix - 1) != 0) return NULL;
    const char *identifier = url + sizeof prefix - 1;
    const char *end = strchr(identifier, '/');
    if (end == NULL || (strcmp(end, "/events") != 0 && strcmp(end, "/stream") != 0)) return NULL;
    size_t length = (size_t)(end - identifier);

    struct Page **bucket = &buckets[hash(identifier, length) % bucket_count];
    for (struct Page *page = *bucket; page != NULL; page = page->next)
        if (strncmp(page->identifier, identifier, length) == 0 && page->identifier[length] == 0) return page;

    struct Page *page = malloc(sizeof *page + length + 1);
    if (page == NULL) return NULL;
    *page = (struct Page){.next = *bucket, .stream = -1};
    memcpy(page->identifier, identifier, length);
    page->identifier[length] = 0;
    *bucket = page;
    return page;
}

void write_event(struct Page *page) {
    page->count += 1;
    if (page->stream < 0) return;
    char frame[96];
    int length = snprintf(frame, sizeof frame, "id: %lu\ndata: [[\"t\",17,\"Count: %lu\"]]\n\n", page->count, page->count);
    if (send(page->stream, frame, (size_t)length, MSG_DONTWAIT | MSG_NOSIGNAL) == length) return;
    close(page->stream);
    page->stream = -1;
}
