#include "assets.h"

// Swift 6.2 and later bring a Clang that knows it in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t connection_js[] = {
#embed "../../Public/connection.js"
};
static const uint8_t dialogs_js[] = {
#embed "../../Public/dialogs.js"
};
static const uint8_t events_js[] = {
#embed "../../Public/events.js"
};
static const uint8_t fields_js[] = {
#embed "../../Public/fields.js"
};
static const uint8_t frames_js[] = {
#embed "../../Public/frames.js"
};
static const uint8_t icon_svg[] = {
#embed "../../Public/icon.svg"
};
static const uint8_t kept_js[] = {
#embed "../../Public/kept.js"
};
static const uint8_t link_js[] = {
#embed "../../Public/link.js"
};
static const uint8_t loading_js[] = {
#embed "../../Public/loading.js"
};
static const uint8_t martlet_build_js[] = {
#embed "../../Public/martlet-build.js"
};
static const uint8_t martlet_cells_js[] = {
#embed "../../Public/martlet-cells.js"
};
static const uint8_t martlet_dialogs_js[] = {
#embed "../../Public/martlet-dialogs.js"
};
static const uint8_t martlet_fits_js[] = {
#embed "../../Public/martlet-fits.js"
};
static const uint8_t martlet_inspector_js[] = {
#embed "../../Public/martlet-inspector.js"
};
static const uint8_t martlet_layout_js[] = {
#embed "../../Public/martlet-layout.js"
};
static const uint8_t martlet_morph_js[] = {
#embed "../../Public/martlet-morph.js"
};
static const uint8_t martlet_recovery_js[] = {
#embed "../../Public/martlet-recovery.js"
};
static const uint8_t martlet_rows_js[] = {
#embed "../../Public/martlet-rows.js"
};
static const uint8_t martlet_scroll_js[] = {
#embed "../../Public/martlet-scroll.js"
};
static const uint8_t martlet_sizes_js[] = {
#embed "../../Public/martlet-sizes.js"
};
static const uint8_t martlet_tabs_js[] = {
#embed "../../Public/martlet-tabs.js"
};
static const uint8_t martlet_css[] = {
#embed "../../Public/martlet.css"
};
static const uint8_t martlet_js[] = {
#embed "../../Public/martlet.js"
};
static const uint8_t modules_js[] = {
#embed "../../Public/modules.js"
};
static const uint8_t nodes_js[] = {
#embed "../../Public/nodes.js"
};
static const uint8_t page_js[] = {
#embed "../../Public/page.js"
};
static const uint8_t patches_js[] = {
#embed "../../Public/patches.js"
};
static const uint8_t position_js[] = {
#embed "../../Public/position.js"
};
static const uint8_t posts_js[] = {
#embed "../../Public/posts.js"
};
static const uint8_t requests_js[] = {
#embed "../../Public/requests.js"
};
static const uint8_t safety_js[] = {
#embed "../../Public/safety.js"
};
static const uint8_t slots_js[] = {
#embed "../../Public/slots.js"
};
static const uint8_t status_js[] = {
#embed "../../Public/status.js"
};
static const uint8_t stream_js[] = {
#embed "../../Public/stream.js"
};
static const uint8_t tabs_js[] = {
#embed "../../Public/tabs.js"
};
static const uint8_t templates_js[] = {
#embed "../../Public/templates.js"
};

#define ASSET(name, bytes) {name, bytes, sizeof bytes}

static const struct martlet_asset scripts[] = {
    ASSET("connection", connection_js),
    ASSET("dialogs", dialogs_js),
    ASSET("events", events_js),
    ASSET("fields", fields_js),
    ASSET("frames", frames_js),
    ASSET("kept", kept_js),
    ASSET("link", link_js),
    ASSET("loading", loading_js),
    ASSET("martlet-build", martlet_build_js),
    ASSET("martlet-cells", martlet_cells_js),
    ASSET("martlet-dialogs", martlet_dialogs_js),
    ASSET("martlet-fits", martlet_fits_js),
    ASSET("martlet-inspector", martlet_inspector_js),
    ASSET("martlet-layout", martlet_layout_js),
    ASSET("martlet-morph", martlet_morph_js),
    ASSET("martlet-recovery", martlet_recovery_js),
    ASSET("martlet-rows", martlet_rows_js),
    ASSET("martlet-scroll", martlet_scroll_js),
    ASSET("martlet-sizes", martlet_sizes_js),
    ASSET("martlet-tabs", martlet_tabs_js),
    ASSET("martlet", martlet_js),
    ASSET("modules", modules_js),
    ASSET("nodes", nodes_js),
    ASSET("page", page_js),
    ASSET("patches", patches_js),
    ASSET("position", position_js),
    ASSET("posts", posts_js),
    ASSET("requests", requests_js),
    ASSET("safety", safety_js),
    ASSET("slots", slots_js),
    ASSET("status", status_js),
    ASSET("stream", stream_js),
    ASSET("tabs", tabs_js),
    ASSET("templates", templates_js),
};

size_t martlet_script_count(void) { return sizeof scripts / sizeof *scripts; }
struct martlet_asset martlet_script(size_t index) { return scripts[index]; }
struct martlet_asset martlet_style_sheet(void) { return (struct martlet_asset)ASSET("martlet", martlet_css); }
struct martlet_asset martlet_icon(void) { return (struct martlet_asset)ASSET("icon", icon_svg); }
