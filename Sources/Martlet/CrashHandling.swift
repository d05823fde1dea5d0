import CCrash
import Glibc

/// Handles a trap of the program: the process ends at once, and a copy of it writes the backtrace (`CCrash/crash.c`).
enum CrashHandling {
    /// Installs the handlers. Called once, after Swift's runtime has installed its own, which the copy then calls.
    static func install(isSupervised: Bool) {
        // At a terminal, Swift may ask whether to debug; no visitors are waiting there. A supervised process is never
        // asked.
        guard isSupervised || isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0 else { return }
        martlet_end_at_once_on_crash()
    }
}
