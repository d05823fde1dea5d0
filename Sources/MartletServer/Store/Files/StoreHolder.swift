import CLinux
import Glibc

/// The server that uses a store, as an attribute of the database's file says: where the lock's file has been deleted, or the
/// database has a second name, a second server would find a lock that nobody holds.
///
/// A copy of the database is another file, which anybody may use. A file system without attributes has only the lock.
struct StoreHolder: Equatable {
    let process: Int32
    /// The process, the time of its start and the file, in a form that no other process ever has.
    let text: String

    /// `nil` if there is no such process here, or if it has ended.
    init?(process: Int32, file: FileIdentity) {
        guard let start = Self.start(of: process), let boot = Self.text(of: "/proc/sys/kernel/random/boot_id") else {
            return nil
        }
        self.process = process
        text = "\(process) \(start) \(boot.prefix { $0 != "\n" }) \(file.device) \(file.number)"
    }

    /// The process that `text` names, if it still runs and has this file.
    init?(_ text: String, file: FileIdentity) {
        guard let process = Int32(text.prefix { $0 != " " }), let found = StoreHolder(process: process, file: file),
            found.text == text
        else { return nil }
        self = found
    }

    private static let attribute = "user.martlet.holder"

    /// Throws if another process than `process` uses the database. Nothing reads a database that another process may be
    /// writing, because under a second name it has another log.
    static func check(_ files: StoreFiles, for process: Int32) throws(StoreError) {
        guard let file = files.identity, let found = read(files), let other = StoreHolder(found, file: file),
            other.process != process
        else { return }
        throw .inUse(files.path, by: other.process)
    }

    /// Has the database say that `process` uses it. Throws if another one does.
    static func claim(_ files: StoreFiles, for process: Int32) throws(StoreError) {
        try check(files, for: process)
        guard let file = files.identity, let own = StoreHolder(process: process, file: file) else { return }
        setxattr(files.path, attribute, own.text, own.text.utf8.count, 0)
    }

    /// This process uses the database no more. A supervisor's workers use it one after another, in its name.
    static func release(_ files: StoreFiles) {
        guard let found = read(files), found.hasPrefix("\(getpid()) ") else { return }
        removexattr(files.path, attribute)
    }

    private static func read(_ files: StoreFiles) -> String? {
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = getxattr(files.path, attribute, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
    }

    /// Whether there is a process with this number that has not ended. One that was killed keeps what it has for a moment.
    static func isRunning(_ process: Int32) -> Bool { start(of: process) != nil }

    /// When a process has started, in ticks since the machine has.
    private static func start(of process: Int32) -> Substring? {
        guard let stat = text(of: "/proc/\(process)/stat"), let name = stat.lastIndex(of: ")") else { return nil }
        // The state is the third field, and the start the 22nd. A name may contain anything.
        let fields = stat[name...].split(separator: " ")
        guard fields.count > 20, fields[1] != "Z", fields[1] != "X" else { return nil }
        return fields[20]
    }

    private static func text(of path: String) -> String? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 1_024)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
    }
}
