// The pages that have been seen, found by the identifier in "/_martlet/pages/{identifier}/…".
#pragma once

struct Page {
    struct Page *next;
    int stream;        // the socket of the page's stream, or -1
    unsigned long count;
    char identifier[];
};

// The page that a URL names; it is made when it is new. NULL when the URL names no page.
struct Page *page_at(const char *url);

// Counts one up and writes the event frame to the page's stream, if it has one.
void write_event(struct Page *page);
