#define _GNU_SOURCE
#include "respond.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct Opening {
    struct MHD_Connection *connection;
    struct Page *page;
};

static char *contents(const char *path, size_t *length) {
    FILE *file = fopen(path, "rb");
    if (file == NULL) return NULL;
    fseek(file, 0, SEEK_END);
    *length = (size_t)ftell(file);
    rewind(file);
    char *bytes = malloc(*length + 1);
    if (bytes != NULL) bytes[*length] = 0;
    if (bytes != NULL && fread(bytes, 1, *length, file) != *length) bytes = NULL;
    fclose(file);
    return bytes;
}

struct MHD_Response *response_from_files(const char *body_path, const char *headers_path) {
    size_t body_length = 0, headers_length = 0;
    char *body = contents(body_path, &body_length), *headers = contents(headers_path, &headers_length);
    if (body == NULL || headers == NULL) return NULL;
    struct MHD_Response *response = MHD_create_response_from_buffer(body_length, body, MHD_RESPMEM_PERSISTENT);
    for (char *line = strtok(headers, "\n"); response != NULL && line != NULL; line = strtok(NULL, "\n")) {
        char *value = strstr(line, ": ");
        if (value == NULL) continue;
        *value = 0;
        MHD_add_response_header(response, line, value + 2);
    }
    return response;
}

// Called twice: for the first bytes, and again after those have been sent. By then, the socket is ours alone.
static ssize_t open_stream(void *context, uint64_t position, char *buffer, size_t capacity) {
    static const char first[] = "retry: 1000\n:\n\n";
    struct Opening *opening = context;
    if (position == 0 && capacity >= sizeof first - 1) {
        memcpy(buffer, first, sizeof first - 1);
        return sizeof first - 1;
    }
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(opening->connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    if (opening->page->stream >= 0) close(opening->page->stream);
    opening->page->stream = fcntl(info->connect_fd, F_DUPFD_CLOEXEC, 0);
    return MHD_CONTENT_READER_END_OF_STREAM;
}

enum MHD_Result respond_with_stream(struct MHD_Connection *connection, struct Page *page) {
    struct Opening *opening = malloc(sizeof *opening);
    if (opening == NULL) return MHD_NO;
    *opening = (struct Opening){connection, page};
    struct MHD_Response *response = MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, 64, open_stream, opening, free);
    if (response == NULL) return MHD_NO;
    // Without chunks, bytes written after the library has released the socket still form a valid body.
    MHD_set_response_options(response, MHD_RF_HTTP_1_0_COMPATIBLE_STRICT, MHD_RO_END);
    MHD_add_response_header(response, "Content-Type", "text/event-stream");
    MHD_add_response_header(response, "Cache-Control", "no-cache, no-transform");
    // In epoll mode the library keeps a connection whose unchunked stream has ended until its timeout.
    MHD_set_connection_option(connection, MHD_CONNECTION_OPTION_TIMEOUT, 1u);
    enum MHD_Result result = MHD_queue_response(connection, MHD_HTTP_OK, response);
    MHD_destroy_response(response);
    return result;
}
