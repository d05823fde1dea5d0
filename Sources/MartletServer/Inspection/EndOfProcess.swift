import Glibc

/// The end of the process at an inspector's word: nothing is written, and nobody is told.
enum EndOfProcess {
    static func end() { kill(getpid(), SIGKILL) }
}
