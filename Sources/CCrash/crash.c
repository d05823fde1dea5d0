// Ends a crashed process at once, and has a forked copy of it write the backtrace.
//
// Swift's runtime answers a trap by stopping all threads, starting swift-backtrace and waiting for it: for seconds,
// every visitor waits on an open connection. Here, the crashed thread forks instead. The copy has the memory and this
// one thread, which is all that the backtrace needs; it closes every file but the first three, writes what is left in
// the log's queue, and calls the handler that was installed before. Meanwhile the process itself dies of the signal:
// its connections close, its port and its locks become free, and its supervisor can start a new one.
//
// Everything here is safe in a signal handler: it makes system calls and uses memory that was set up before. The C
// library's `fork` is not safe: it takes locks that the crashed thread, or a thread that is not in the copy, may hold.
// So this calls the kernel directly, and the copy uses nothing of the C library that would have to know about the fork.
#define _GNU_SOURCE
#include "crash.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static const int crashes[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
enum { crash_count = sizeof crashes / sizeof *crashes, output_count = 4, patience_seconds = 60 };

static struct sigaction previous[crash_count];
static struct martlet_output *outputs[output_count];
static int notice_descriptor = -1;
static uint8_t notice;
int martlet_has_crashed;

static void let_through(int signal) {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, signal);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
}

/// Ends the process by the signal, as if nothing had handled it.
static void die(int signal, const siginfo_t *info) {
    struct sigaction none = {.sa_handler = SIG_DFL};
    sigaction(signal, &none, NULL);
    let_through(signal);
    syscall(SYS_tgkill, getpid(), syscall(SYS_gettid), signal);
    // The first process of a container does not die of a signal that it sends itself. It dies of the fault, which
    // recurs when the handler returns.
    if (info->si_code <= 0) _exit(128 + signal);
}

static void close_files(void) {
#ifdef SYS_close_range
    if (syscall(SYS_close_range, 3u, ~0u, 0u) == 0) return;
#endif
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) limit.rlim_cur = 1024;
    for (rlim_t file = 3; file < limit.rlim_cur; file += 1) close((int)file);
}

/// Lets writers finish their current write, so that no bytes are written twice. Gives up on a writer whose output
/// nobody reads.
static void wait_for_writers(void) {
    const struct timespec moment = {.tv_nsec = 100 * 1000};
    for (int i = 0; i < output_count; i += 1)
        for (int turn = 0; turn < 100 && outputs[i] && __atomic_load_n(&outputs[i]->is_writing, __ATOMIC_SEQ_CST); turn += 1)
            nanosleep(&moment, NULL);
}

static void write_rest(const struct martlet_output *output) {
    uint64_t position = martlet_output_written(output), end = martlet_output_added(output);
    while (position < end) {
        uint64_t start = position % output->capacity, count = end - position;
        if (count > output->capacity - start) count = output->capacity - start;
        ssize_t written = write(output->descriptor, output->bytes + start, count);
        if (written > 0) {
            position += (uint64_t)written;
        } else if (errno == EAGAIN) {
            struct pollfd file = {.fd = output->descriptor, .events = POLLOUT};
            poll(&file, 1, -1);
        } else if (errno != EINTR) {
            return;
        }
    }
}

/// Runs in the copy. An alarm ends it if nobody reads what it writes.
static void report(int signal, siginfo_t *info, void *context) {
    close_files();
    struct sigaction none = {.sa_handler = SIG_DFL};
    sigaction(SIGALRM, &none, NULL);
    let_through(SIGALRM);
    alarm(patience_seconds);
    struct sigaction handler = none;
    for (int i = 0; i < crash_count; i += 1) {
        sigaction(crashes[i], &previous[i], NULL);
        let_through(crashes[i]);
        if (crashes[i] == signal) handler = previous[i];
    }
    for (int i = 0; i < output_count; i += 1)
        if (outputs[i]) write_rest(outputs[i]);
    if (handler.sa_flags & SA_SIGINFO) {
        handler.sa_sigaction(signal, info, context);
    } else if (handler.sa_handler != SIG_DFL && handler.sa_handler != SIG_IGN) {
        handler.sa_handler(signal);
    }
}

static void handle(int signal, siginfo_t *info, void *context) {
    // A second thread that crashes in the meantime ends with the process.
    if (__atomic_exchange_n(&martlet_has_crashed, 1, __ATOMIC_SEQ_CST)) for (;;) pause();
    // The supervisor starts the next worker while this one still dies.
    martlet_action_crashed(signal);
    if (notice_descriptor >= 0) send(notice_descriptor, &notice, 1, MSG_DONTWAIT | MSG_NOSIGNAL);
    wait_for_writers();
    // The first process of a container takes all others down with it, so a copy would have no time to write anything.
    if (getpid() != 1 && syscall(SYS_clone, SIGCHLD, NULL, NULL, NULL, NULL) == 0) {
        report(signal, info, context);
    } else {
        // Writing a core file would take just as long. The copy writes one if one is wanted.
        prctl(PR_SET_DUMPABLE, 0);
    }
    die(signal, info);
}

void martlet_rescue_on_crash(struct martlet_output *output) {
    for (int i = 0; i < output_count; i += 1) {
        if (outputs[i]) continue;
        outputs[i] = output;
        return;
    }
}

void martlet_notify_on_crash(int descriptor, uint8_t byte) {
    notice = byte;
    notice_descriptor = descriptor;
}

void martlet_end_at_once_on_crash(void) {
    for (int i = 0; i < crash_count; i += 1) {
        struct sigaction ours = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK};
        sigaction(crashes[i], &ours, &previous[i]);
    }
}
