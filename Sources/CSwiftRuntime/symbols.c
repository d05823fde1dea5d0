#define _GNU_SOURCE
#include "symbols.h"
#include <string.h>

extern char *swift_demangle(const char *, size_t, char *, size_t *, uint32_t);

bool martlet_demangle(const char *name, char *text, size_t capacity) {
    size_t length = strlen(name);
    // It sets the size to what it needs, and then cuts off what has no room.
    size_t size = capacity;
    return length > 2 && name[0] == '$' && swift_demangle(name, length, text, &size, 0) == text && size <= capacity;
}

#if defined(__linux__)
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static int first_image(struct dl_phdr_info *image, size_t size, void *base) {
    (void)size;
    *(uintptr_t *)base = image->dlpi_addr;
    return 1; // the executable is the first
}

/// Whether `count` entries of `size` bytes at `offset` are inside a file of `length` bytes.
static bool is_inside(uint64_t offset, uint64_t count, uint64_t size, uint64_t length) {
    return offset <= length && (size == 0 || count <= (length - offset) / size);
}

static bool find(const uint8_t *file, uint64_t length, uint64_t address, char *name, size_t capacity) {
    const ElfW(Ehdr) *header = (const void *)file;
    if (length < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0) return false;
    if (!is_inside(header->e_shoff, header->e_shnum, sizeof(ElfW(Shdr)), length)) return false;
    const ElfW(Shdr) *sections = (const void *)(file + header->e_shoff);
    for (size_t index = 0; index < header->e_shnum; index++) {
        const ElfW(Shdr) *table = &sections[index];
        if (table->sh_type != SHT_SYMTAB || table->sh_link >= header->e_shnum) continue;
        const ElfW(Shdr) *strings = &sections[table->sh_link];
        if (!is_inside(table->sh_offset, table->sh_size, 1, length)) return false;
        if (!is_inside(strings->sh_offset, strings->sh_size, 1, length)) return false;
        const ElfW(Sym) *symbols = (const void *)(file + table->sh_offset);
        const char *texts = (const char *)(file + strings->sh_offset);
        for (size_t symbol = 0; symbol < table->sh_size / sizeof *symbols; symbol++) {
            if (symbols[symbol].st_value != address || symbols[symbol].st_name >= strings->sh_size) continue;
            const char *text = texts + symbols[symbol].st_name;
            size_t count = strnlen(text, strings->sh_size - symbols[symbol].st_name);
            if (count == 0 || count >= capacity) continue;
            memcpy(name, text, count);
            name[count] = 0;
            return true;
        }
    }
    return false;
}

bool martlet_symbol_name(uintptr_t address, char *name, size_t capacity) {
    uintptr_t base = 0;
    dl_iterate_phdr(first_image, &base);
    int descriptor = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return false;
    struct stat status;
    bool isFound = false;
    if (fstat(descriptor, &status) == 0 && status.st_size > 0) {
        void *file = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
        if (file != MAP_FAILED) {
            isFound = find(file, (uint64_t)status.st_size, address - base, name, capacity);
            munmap(file, (size_t)status.st_size);
        }
    }
    close(descriptor);
    return isFound;
}
#else
#include <dlfcn.h>

bool martlet_symbol_name(uintptr_t address, char *name, size_t capacity) {
    Dl_info found;
    if (dladdr((const void *)address, &found) == 0 || !found.dli_sname) return false;
    size_t count = strlen(found.dli_sname);
    if (count >= capacity) return false;
    memcpy(name, found.dli_sname, count + 1);
    return true;
}
#endif
