// Preloaded into a server (LD_PRELOAD), this library counts allocations and live heap bytes, and passes both to the
// benchmark through a shared file that MARTLET_BENCH_ALLOCATIONS names.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

struct Counters {
    _Atomic uint64_t calls;
    _Atomic int64_t live_bytes;
};

static struct Counters before_start;
static struct Counters *counters = &before_start;

__attribute__((constructor)) static void share(void) {
    const char *path = getenv("MARTLET_BENCH_ALLOCATIONS");
    int descriptor = path ? open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600) : -1;
    if (descriptor < 0 || ftruncate(descriptor, sizeof(struct Counters)) != 0) return;
    struct Counters *shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
    close(descriptor);
    if (shared == MAP_FAILED) return;
    shared->calls = before_start.calls;
    shared->live_bytes = before_start.live_bytes;
    counters = shared;
}

// glibc uses eight additional bytes for every block.
static int64_t size_of(void *block) { return block ? (int64_t)malloc_usable_size(block) + 8 : 0; }

static void *counted(void *block) {
    counters->calls += 1;
    counters->live_bytes += size_of(block);
    return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }
void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

int posix_memalign(void **block, size_t alignment, size_t size) {
    *block = counted(__libc_memalign(alignment, size));
    return *block ? 0 : ENOMEM;
}

void *realloc(void *block, size_t size) {
    int64_t before = size_of(block);
    void *moved = __libc_realloc(block, size);
    counters->calls += 1;
    if (moved != NULL || size == 0) counters->live_bytes += size_of(moved) - before;
    return moved;
}

void free(void *block) {
    counters->live_bytes -= size_of(block);
    __libc_free(block);
}
