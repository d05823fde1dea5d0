import CCrash
import Glibc

/// What happens when the program traps: the process ends at once, and a copy of it writes the backtrace (`CCrash/crash.c`).
enum CrashHandling {
    /// Called once, when Swift's runtime has set its own way, which the copy then goes.
    static func install() {
        // At a terminal Swift may ask whether to debug, and nobody else waits.
        guard isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0 else { return }
        martlet_end_at_once_on_crash()
    }
}
