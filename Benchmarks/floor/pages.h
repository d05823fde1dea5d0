// The pages seen so far, looked up by the identifier in "/_martlet/pages/{identifier}/…".
#pragma once

struct Page {
    struct Page *next;
    int stream;        // the socket of the page's stream, or -1
    unsigned long count;
    char identifier[];
};

// The page that a URL names, created if it is new; NULL if the URL names no page.
struct Page *page_at(const char *url);

// Increments the page's number and writes the event frame to its stream, if it has one.
void write_event(struct Page *page);
