#pragma once
// What a run loop has of libdispatch's main queue (its private.h, where Foundation's run loop has it from): it is in the library,
// and in no header that comes with Swift.

/// An event descriptor that can be read when the main queue has something to run.
extern int _dispatch_get_main_queue_handle_4CF(void);

/// Runs it; on the main thread.
extern void _dispatch_main_queue_callback_4CF(void *unused);
