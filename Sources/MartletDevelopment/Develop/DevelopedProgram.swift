import FoundationEssentials
import Glibc

/// The program under development, as it runs.
struct DevelopedProgram {
    let path: String
    private let arguments: [String]
    private let status: String
    private(set) var process: ChildProcess?
    /// The executable that runs.
    private var version: Version?

    private struct Version: Equatable {
        let file: ino_t
        let seconds: Int
        let nanoseconds: Int

        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            (file, seconds, nanoseconds) = (status.st_ino, status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
        }
    }

    /// `status` is the path of the file with the result of the latest build.
    init(path: String, arguments: [String], status: String) {
        (self.path, self.status) = (path, status)
        self.arguments = Self.complete(arguments, hasStore: ProcessInfo.processInfo.environment["MARTLET_STORE"] != nil)
    }

    /// The arguments with those that development needs.
    static func complete(_ arguments: [String], hasStore: Bool) -> [String] {
        let namesStore = arguments.contains { $0 == "--store" || $0.hasPrefix("--store=") }
        return ["--development"] + (hasStore || namesStore ? [] : ["--store", ".martlet/dev.sqlite"]) + arguments
    }

    var exists: Bool { Version(path) != nil }

    /// Runs the executable on disk: starts it, or has the one that runs hand over to it.
    mutating func update() throws {
        let onDisk = Version(path)
        if let process {
            // Another comment in the source makes no other program.
            if onDisk != version { kill(process.identifier, SIGHUP) }
        } else {
            process = try ChildProcess([path] + arguments, environment: ["MARTLET_BUILD_STATUS": status])
        }
        version = onDisk
    }

    /// Takes its end. Returns its status if it has ended.
    mutating func reapEnd() -> Int32? {
        guard let status = process?.endIfEnded() else { return nil }
        process = nil
        return status
    }

    /// Asks it to end, and waits for that.
    mutating func stop() {
        guard let process else { return }
        kill(process.identifier, SIGTERM)
        process.wait()
        self.process = nil
    }
}
