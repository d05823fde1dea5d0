import CLinux
import Glibc

/// The signals for which this process waits.
struct Signals {
    /// Readable when there is one.
    let descriptor: Int32

    /// Blocks them, for ``next()``.
    init() {
        var set = sigset_t()
        sigemptyset(&set)
        for number in [SIGCHLD, SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, number) }
        sigprocmask(SIG_BLOCK, &set, nil)
        descriptor = martlet_open_signals(&set)
    }

    /// The next one; `nil` if there is none.
    func next() -> Int32? {
        let number = martlet_next_signal(descriptor)
        return number > 0 ? number : nil
    }
}
