#pragma once
#include <stdint.h>

/// Takes the address of a key path's getter, and what its name was made from:
/// `key path getter for a.Model.name : Swift.String : a.Model`.
typedef void (*martlet_symbol_reader)(uintptr_t address, const char *text, void *context);

#if defined(__linux__)
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <stdbool.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

extern char *swift_demangle(const char *, size_t, char *, size_t *, uint32_t);

/// Whether `count` entries of `size` bytes at `offset` are inside a file of `length` bytes.
static inline bool martlet_is_inside(uint64_t offset, uint64_t count, uint64_t size, uint64_t length) {
    return offset <= length && (size == 0 || count <= (length - offset) / size);
}

static inline void martlet_read_symbol(
    uintptr_t address, const char *name, size_t length, martlet_symbol_reader read, void *context) {
    // Swift's names of such getters end with these letters.
    if (length < 4 || name[0] != '$' || memcmp(name + length - 2, "TK", 2) != 0) return;
    char text[4096];
    size_t size = sizeof text; // it becomes what the text needs
    if (swift_demangle(name, length, text, &size, 0) && size <= sizeof text) read(address, text, context);
}

static inline void martlet_read_file(
    const uint8_t *file, uint64_t length, uintptr_t base, martlet_symbol_reader read, void *context) {
    const ElfW(Ehdr) *header = (const void *)file;
    if (length < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0) return;
    if (!martlet_is_inside(header->e_shoff, header->e_shnum, sizeof(ElfW(Shdr)), length)) return;
    const ElfW(Shdr) *sections = (const void *)(file + header->e_shoff);
    for (size_t index = 0; index < header->e_shnum; index++) {
        const ElfW(Shdr) *table = &sections[index];
        if (table->sh_type != SHT_SYMTAB || table->sh_link >= header->e_shnum) continue;
        const ElfW(Shdr) *strings = &sections[table->sh_link];
        if (!martlet_is_inside(table->sh_offset, table->sh_size, 1, length)) continue;
        if (!martlet_is_inside(strings->sh_offset, strings->sh_size, 1, length)) continue;
        const ElfW(Sym) *symbols = (const void *)(file + table->sh_offset);
        const char *texts = (const char *)(file + strings->sh_offset);
        for (size_t symbol = 0; symbol < table->sh_size / sizeof *symbols; symbol++) {
            uint64_t start = symbols[symbol].st_name;
            if (start >= strings->sh_size) continue;
            size_t count = strnlen(texts + start, strings->sh_size - start);
            martlet_read_symbol(base + symbols[symbol].st_value, texts + start, count, read, context);
        }
    }
}

/// Reads the names of all getters of key paths in the program's file. There are none if the file has no symbols any more,
/// and elsewhere than on Linux.
static inline void martlet_read_key_path_getters(martlet_symbol_reader read, void *context) {
    const struct link_map *executable = _r_debug.r_map; // the first image
    if (!executable) return;
    int descriptor = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return;
    struct stat status;
    if (fstat(descriptor, &status) == 0 && status.st_size > 0) {
        void *file = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
        if (file != MAP_FAILED) {
            martlet_read_file(file, (uint64_t)status.st_size, executable->l_addr, read, context);
            munmap(file, (size_t)status.st_size);
        }
    }
    close(descriptor);
}
#else
static inline void martlet_read_key_path_getters(martlet_symbol_reader read, void *context) {
    (void)read;
    (void)context;
}
#endif
