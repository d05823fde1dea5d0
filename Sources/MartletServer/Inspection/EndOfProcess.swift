import Glibc

/// The end of the process at an inspector's word: nothing is written, and nobody is told.
enum EndOfProcess {
    /// Long enough for a commit.
    static let delay = Duration.milliseconds(500)

    static func end() { kill(getpid(), SIGKILL) }
}
