#pragma once
// SQLite's variadic functions, which Swift cannot call, and the functions of the system with which the store notices
// that its file is being copied.
#include <sqlite3.h>
#include <sys/file.h>
#include <sys/inotify.h>

/// Has SQLite run nothing that the file itself says: no triggers, no views, no functions named in its schema.
static inline void martlet_distrust_schema(sqlite3 *database) {
    sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, (int *)0);
#ifdef SQLITE_DBCONFIG_ENABLE_VIEW
    sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_VIEW, 0, (int *)0);
#endif
#ifdef SQLITE_DBCONFIG_TRUSTED_SCHEMA
    sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
#endif
#ifdef SQLITE_DBCONFIG_DEFENSIVE
    sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
#endif
}

/// Keeps SQLite from moving the log into the database file when the last connection closes.
static inline int martlet_keep_log_on_close(sqlite3 *database) {
    return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}
