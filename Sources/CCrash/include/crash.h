#pragma once
#include "actions.h"
#include "output.h"
#include "process.h"

/// Writes what is still queued in `output` when the process crashes. Registration is permanent; there is room for a few
/// outputs.
void martlet_rescue_on_crash(struct martlet_output *output);

/// Makes a crash end the process at once; the previous handlers then run in a copy of the process.
void martlet_end_at_once_on_crash(void);

/// Makes a crash first send `byte` over the socket `descriptor`, before anything that takes time.
void martlet_notify_on_crash(int descriptor, uint8_t byte);
