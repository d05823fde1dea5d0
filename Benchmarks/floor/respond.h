// The answers that need more than one line.
#pragma once
#include "pages.h"
#include <microhttpd.h>

// A response with the bytes of one file and the header fields of another; NULL when either cannot be read.
struct MHD_Response *response_from_files(const char *body_path, const char *headers_path);

// Answers with the head and the first bytes of an event stream, then takes the socket over into the page.
enum MHD_Result respond_with_stream(struct MHD_Connection *connection, struct Page *page);
