#pragma once
// Functions that Swift cannot call itself: libmicrohttpd's variadic functions, and functions that Swift's module of the
// C library does not reliably provide. Nothing else belongs here.
#include <malloc.h>
#include <microhttpd.h>
#include <stdint.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

/// The options that the front sets when it starts a daemon.
struct martlet_daemon_options {
    int listening_socket;
    unsigned int connection_limit;
    size_t connection_memory_limit;
    unsigned int connection_timeout_seconds;
    int strictness;
    void *context;
    MHD_LogCallback logger;
    MHD_AccessHandlerCallback handler;
    void *(*head_begins)(void *context, const char *uri, struct MHD_Connection *connection);
    size_t (*unescape)(void *context, struct MHD_Connection *connection, char *text);
    MHD_RequestCompletedCallback completed;
    MHD_NotifyConnectionCallback connection_changed;
};

static inline struct MHD_Daemon *martlet_start_daemon(const struct martlet_daemon_options *options) {
    return MHD_start_daemon(
        MHD_USE_EPOLL | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ERROR_LOG | MHD_USE_TURBO, 0,
        NULL, NULL, options->handler, options->context,
        MHD_OPTION_EXTERNAL_LOGGER, options->logger, options->context,
        MHD_OPTION_LISTEN_SOCKET, options->listening_socket,
        MHD_OPTION_CONNECTION_LIMIT, options->connection_limit,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, options->connection_memory_limit,
        MHD_OPTION_CONNECTION_TIMEOUT, options->connection_timeout_seconds,
        MHD_OPTION_STRICT_FOR_CLIENT, options->strictness,
        MHD_OPTION_URI_LOG_CALLBACK, options->head_begins, options->context,
        MHD_OPTION_UNESCAPE_CALLBACK, options->unescape, options->context,
        MHD_OPTION_NOTIFY_COMPLETED, options->completed, options->context,
        MHD_OPTION_NOTIFY_CONNECTION, options->connection_changed, options->context,
        MHD_OPTION_END);
}

static inline int martlet_descriptor(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}

static inline void *martlet_socket_context(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info ? info->socket_context : NULL;
}

static inline size_t martlet_head_size(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return info ? info->header_size : 0;
}

/// Whether the library has read a complete head, or is about to reject one that it could not parse.
static inline int martlet_head_is_over(struct MHD_Connection *connection) {
    return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE) != NULL;
}

static inline const struct sockaddr *martlet_client_address(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    return info ? info->client_addr : NULL;
}

static inline enum MHD_Result martlet_set_timeout(struct MHD_Connection *connection, unsigned int seconds) {
    return MHD_set_connection_option(connection, MHD_CONNECTION_OPTION_TIMEOUT, seconds);
}

/// The descriptor that is readable when one of the daemon's connections is, or -1 if there is none.
static inline int martlet_events(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_EPOLL_FD);
    return info ? info->epoll_fd : -1;
}

/// Accepts a connection that does not block; a negative number if there is none.
static inline int martlet_accept(int listening) {
    return (int) syscall(SYS_accept4, listening, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
}

/// Gives a connection to the library, which closes it, also if it refuses it.
static inline void martlet_add_connection(struct MHD_Daemon *daemon, int connection) {
    struct sockaddr_storage address;
    socklen_t length = sizeof address;
    if (getpeername(connection, (struct sockaddr *) &address, &length) != 0) {
        close(connection);
        return;
    }
    MHD_add_connection(daemon, connection, (const struct sockaddr *) &address, length);
}

/// Sends the response without chunks and closes the connection at its end.
static inline enum MHD_Result martlet_end_with_connection(struct MHD_Response *response) {
    return MHD_set_response_options(response, MHD_RF_HTTP_1_0_COMPATIBLE_STRICT, MHD_RO_END);
}

/// Names the calling thread for system tools.
static inline void martlet_name_thread(const char *name) {
    prctl(PR_SET_NAME, (unsigned long) (uintptr_t) name, 0, 0, 0);
}

/// Shuts down the sending direction of a socket.
static inline void martlet_end_sending(int descriptor) {
    shutdown(descriptor, SHUT_WR);
}

/// Shuts down both directions of a socket, even if other descriptors refer to it.
static inline void martlet_shut_down(int descriptor) {
    shutdown(descriptor, SHUT_RDWR);
}

// Declared under another name, because the header declares it for GNU programs only.
extern int martlet_processors_of(int process, size_t size, unsigned long *mask) __asm__("sched_getaffinity");

/// The number of processors that this process may use, or 0 if the system does not report it.
static inline int martlet_usable_processors(void) {
    unsigned long mask[128] = {0};
    if (martlet_processors_of(0, sizeof mask, mask) < 0) return 0;
    int count = 0;
    for (size_t i = 0; i < sizeof mask / sizeof *mask; i += 1) count += __builtin_popcountl(mask[i]);
    return count;
}

/// Limits the number of malloc's arenas, if this malloc has arenas.
static inline void martlet_limit_arenas(int count) {
#ifdef M_ARENA_MAX
    mallopt(M_ARENA_MAX, count);
#else
    (void)count;
#endif
}

/// Returns free memory to the system, if this malloc can.
static inline void martlet_give_memory_back(void) {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

/// The bytes that malloc has given an object.
static inline size_t martlet_allocated_size(void *object) { return malloc_usable_size(object); }

/// Prefetches cache lines for writing, from an address on. Does nothing where there is no memory.
static inline void martlet_prefetch(uintptr_t address, uintptr_t lines) {
    for (; lines > 0; lines--, address += 64) __builtin_prefetch((const void *)address, 1);
}

/// The number of bytes that the other end of a TCP socket has acknowledged, or 0 if the system does not report it. The
/// member is read by its offset in the kernel's structure, which never changes: headers that name it cannot be included
/// next to those of the C library.
static inline uint64_t martlet_acknowledged(int descriptor) {
    enum { place = 120, protocol = 6, information = 11 };
    unsigned char bytes[256] = {0};
    socklen_t length = sizeof bytes;
    uint64_t count = 0;
    if (getsockopt(descriptor, protocol, information, bytes, &length) != 0 || length < place + sizeof count) return 0;
    __builtin_memcpy(&count, bytes + place, sizeof count);
    return count;
}

/// Sends bytes without blocking and without raising a signal. Returns the number of bytes sent.
static inline ssize_t martlet_send(int descriptor, const void *bytes, size_t count) {
    return send(descriptor, bytes, count, MSG_DONTWAIT | MSG_NOSIGNAL);
}

/// `sem_clockwait` of glibc 2.30 and later, which is declared for GNU sources only: waits for a semaphore (a `sem_t`) until a
/// clock says `end` (a `struct timespec`). The types' headers, included here, would make their members this module's in Swift.
extern int martlet_wait_until(void *_Nonnull semaphore, int clock, const void *_Nonnull end) __asm__("sem_clockwait");

/// Sends a descriptor to another process, through a socket of the kind that keeps the borders of messages. 0 if it is sent.
static inline int martlet_send_descriptor(int channel, int descriptor) {
    char byte = 0;
    struct iovec data = {.iov_base = &byte, .iov_len = 1};
    union {
        struct cmsghdr head;
        char space[CMSG_SPACE(sizeof(int))];
    } control;
    memset(&control, 0, sizeof control);
    struct msghdr message = {
        .msg_iov = &data, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
    struct cmsghdr *head = CMSG_FIRSTHDR(&message);
    head->cmsg_level = SOL_SOCKET;
    head->cmsg_type = SCM_RIGHTS;
    head->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(head), &descriptor, sizeof descriptor);
    return sendmsg(channel, &message, MSG_DONTWAIT | MSG_NOSIGNAL) == 1 ? 0 : -1;
}

/// The next descriptor that another process has sent; -1 if there is none.
static inline int martlet_receive_descriptor(int channel) {
    char byte;
    struct iovec data = {.iov_base = &byte, .iov_len = 1};
    union {
        struct cmsghdr head;
        char space[CMSG_SPACE(sizeof(int))];
    } control;
    struct msghdr message = {
        .msg_iov = &data, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
    if (recvmsg(channel, &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC) != 1) return -1;
    struct cmsghdr *head = CMSG_FIRSTHDR(&message);
    if (!head || head->cmsg_level != SOL_SOCKET || head->cmsg_type != SCM_RIGHTS) return -1;
    int descriptor;
    memcpy(&descriptor, CMSG_DATA(head), sizeof descriptor);
    return descriptor;
}
