#pragma once
// SQLite's variadic functions, which Swift cannot call, and the functions of the system with which the store notices
// that its file is being copied.
#include <sqlite3.h>
#include <sys/file.h>
#include <sys/inotify.h>

/// Keeps SQLite from moving the log into the database file when the last connection closes.
static inline int martlet_keep_log_on_close(sqlite3 *database) {
    return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}
