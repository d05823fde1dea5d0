#pragma once
#include "output.h"

/// What is still on its way in `output` is written when the process crashes. For ever; at most a few.
void martlet_rescue_on_crash(struct martlet_output *output);

/// From now on a crash ends the process at once, and whoever handled it before does so in a copy of the process.
void martlet_end_at_once_on_crash(void);
