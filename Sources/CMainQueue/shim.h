#pragma once
// The functions of libdispatch's main queue that a run loop needs. Foundation's run loop gets them from libdispatch's
// private.h: the library exports them, but no header that comes with Swift declares them.

/// An event descriptor that becomes readable when the main queue has something to run.
extern int _dispatch_get_main_queue_handle_4CF(void);

/// Runs the main queue's work. Call it on the main thread.
extern void _dispatch_main_queue_callback_4CF(void *unused);
