// The responses that take more than one line.
#pragma once
#include "pages.h"
#include <microhttpd.h>

// A response with the bytes of one file and the header fields of another; NULL if either cannot be read.
struct MHD_Response *response_from_files(const char *body_path, const char *headers_path);

// Sends the head and the first bytes of an event stream, then hands the socket over to the page.
enum MHD_Result respond_with_stream(struct MHD_Connection *connection, struct Page *page);
