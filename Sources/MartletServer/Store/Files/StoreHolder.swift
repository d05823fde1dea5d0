import Glibc

/// The server that uses a store, as the store itself says: where the lock's file has been deleted, or the database has a
/// second name, a second server would find a lock that nobody holds.
///
/// A copy of the database is another file, which anybody may use.
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
        let count = read(descriptor, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
    }
}
