#pragma once
#include "output.h"

/// Writes what is still queued in `output` when the process crashes. Registration is permanent; there is room for a few
/// outputs.
void martlet_rescue_on_crash(struct martlet_output *output);

/// Makes a crash end the process at once; the previous handlers then run in a copy of the process.
void martlet_end_at_once_on_crash(void);
