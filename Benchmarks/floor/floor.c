// The floor: the minimum that a server with libmicrohttpd has to spend on Martlet's protocol. It serves a fixed page,
// answers a posted event with 204, and writes one event frame to the page's stream. It renders nothing.
//
// usage: HOST=127.0.0.1 PORT=8080 floor BODY HEADERS
// BODY is a file with the bytes of the page, HEADERS a file with one "Name: value" per line.

#define _GNU_SOURCE
#include "pages.h"
#include "respond.h"

#include <arpa/inet.h>
#include <microhttpd.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static struct MHD_Response *counter_page;
static struct MHD_Response *empty;

static enum MHD_Result handle(void *context, struct MHD_Connection *connection, const char *url, const char *method,
                              const char *version, const char *upload, size_t *upload_size, void **request) {
    static int begun;
    (void)context, (void)version, (void)upload;
    // A response in the first call, before the body, would make the library close the connection.
    if (*request == NULL) {
        *request = &begun;
        return MHD_YES;
    }
    if (*upload_size != 0) {
        *upload_size = 0;
        return MHD_YES;
    }
    int posting = strcmp(method, "POST") == 0;
    if (!posting && strcmp(url, "/counter") == 0) return MHD_queue_response(connection, MHD_HTTP_OK, counter_page);

    struct Page *page = page_at(url);
    if (page == NULL) return MHD_queue_response(connection, MHD_HTTP_NOT_FOUND, empty);
    if (!posting) return respond_with_stream(connection, page);
    write_event(page);
    return MHD_queue_response(connection, MHD_HTTP_NO_CONTENT, empty);
}

static int listening_socket(const char *host, int port) {
    int descriptor = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    int on = 1, send_buffer = 32 * 1024;
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    setsockopt(descriptor, SOL_SOCKET, SO_SNDBUF, &send_buffer, sizeof send_buffer);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons((unsigned short)port)};
    if (inet_pton(AF_INET, host, &address.sin_addr) != 1) return -1;
    if (bind(descriptor, (struct sockaddr *)&address, sizeof address) != 0) return -1;
    return listen(descriptor, 4096) == 0 ? descriptor : -1;
}

int main(int count, char **arguments) {
    if (count != 3) {
        fprintf(stderr, "usage: HOST=127.0.0.1 PORT=8080 floor BODY HEADERS\n");
        return 64;
    }
    const char *host = getenv("HOST"), *port = getenv("PORT");
    int listener = listening_socket(host ? host : "127.0.0.1", port ? atoi(port) : 8080);
    counter_page = response_from_files(arguments[1], arguments[2]);
    empty = MHD_create_response_from_buffer(0, "", MHD_RESPMEM_PERSISTENT);
    if (listener < 0 || counter_page == NULL || empty == NULL) {
        perror("floor");
        return 1;
    }
    struct MHD_Daemon *daemon = MHD_start_daemon(
        MHD_USE_EPOLL | MHD_USE_TURBO | MHD_USE_ERROR_LOG, 0, NULL, NULL, handle, NULL,
        MHD_OPTION_LISTEN_SOCKET, listener, MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)8192,
        MHD_OPTION_CONNECTION_LIMIT, 19000u, MHD_OPTION_CONNECTION_TIMEOUT, 15u, MHD_OPTION_STRICT_FOR_CLIENT, 1,
        MHD_OPTION_END);
    if (daemon == NULL) return 1;
    // As in the server: with exactly 128 connections ready, the library's own thread would wait for one more.
    struct pollfd events = {MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_EPOLL_FD)->epoll_fd, POLLIN, 0};
    for (;;) {
        MHD_run(daemon);
        unsigned long long milliseconds;
        if (MHD_get_timeout(daemon, &milliseconds) != MHD_YES || milliseconds > 1000) milliseconds = 1000;
        if (milliseconds > 0) poll(&events, 1, (int)milliseconds);
    }
}
