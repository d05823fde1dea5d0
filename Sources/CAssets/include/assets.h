#pragma once
// The files of Public/, in the program's constant data. It is written in C because of `#embed`: SwiftPM's `.embedInCode` makes an
// array literal of them, and the compiler needed a minute for its 150,000 elements.
#include <stddef.h>
#include <stdint.h>

struct martlet_asset {
    /// Without the file's extension.
    const char *_Nonnull name;
    const uint8_t *_Nonnull bytes;
    size_t count;
};

/// The modules of the browser's client, in the order of their names.
size_t martlet_script_count(void);
struct martlet_asset martlet_script(size_t index);

struct martlet_asset martlet_style_sheet(void);
struct martlet_asset martlet_icon(void);
