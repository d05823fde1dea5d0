import Dispatch
import Glibc
import MartletUI
import Synchronization

/// Where the files of all visitors are: a folder of this process's own in the temporary one, made with the first file.
///
/// What touches the disk runs on a thread of its own, one piece after another, and nobody but who sends the file waits.
final class UploadFolder: Sendable {
    let limits: ServerConfiguration.Limits
    let budget: ByteBudget
    /// What has come and is not written yet: a slow disk must not fill the memory.
    let waiting: ByteBudget
    let queue = DispatchQueue(label: "martlet.uploads")
    private let made = Mutex<Made?>(nil)

    /// The folder and its lock, which ends with the process.
    private struct Made {
        let path: String
        let lock: Int32
    }

    init(_ limits: ServerConfiguration.Limits) {
        self.limits = limits
        budget = ByteBudget(limit: limits.allFileBytes, limitOfAddress: limits.fileBytesPerAddress)
        waiting = ByteBudget(limit: limits.bodyBytes, limitOfAddress: limits.bodyBytesPerAddress)
        _ = Self.withoutLeftovers
    }

    /// Once a process, before it has files of its own.
    private static let withoutLeftovers: Void = removeLeftovers()

    deinit { end() }

    /// Deletes everything: the server stops.
    func end() {
        let made = made.withLock { made in
            defer { made = nil }
            return made
        }
        guard let made else { return }
        Self.remove(made.path)
        close(made.lock)
    }

    private static let prefix = "martlet-files-"

    private static var parent: String { getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }

    /// Makes a folder for one file. `nil` if the disk refuses it.
    func makeFolder() -> String? {
        let folder = made.withLock { made -> String? in
            if made == nil { made = Self.makeOwn() }
            return made?.path
        }
        return folder.flatMap { Self.makeTemporary($0 + "/XXXXXX") }
    }

    private static func makeOwn() -> Made? {
        guard let path = makeTemporary("\(parent)/\(prefix)XXXXXX") else { return nil }
        // Between the two, another process may take it for what a killed one has left, and delete it: there is none then.
        guard let lock = lock(path) else { return nil }
        return Made(path: path, lock: lock)
    }

    /// Takes the lock of a folder, which no process may have.
    private static func lock(_ path: String) -> Int32? {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
        close(descriptor)
        return nil
    }

    /// Most bytes of a disk that stay free, for what else is on it.
    private static let freeBytes: UInt64 = 256 << 20

    /// Whether the disk has room for that many bytes, and for what else is on it.
    func hasRoom(for count: Int, in folder: String) -> Bool {
        var status = statvfs()
        guard statvfs(folder, &status) == 0 else { return false }
        let blocks = min(UInt64(status.f_blocks) / 10, Self.freeBytes / max(1, UInt64(status.f_frsize)))
        return UInt64(status.f_bavail) >= blocks + UInt64(count) / max(1, UInt64(status.f_frsize))
    }

    private static func makeTemporary(_ template: String) -> String? {
        var path = template.utf8CString.map { $0 }
        return path.withUnsafeMutableBufferPointer { path in
            guard let start = path.baseAddress, mkdtemp(start) != nil else { return nil }
            return String(cString: start)
        }
    }

    /// Deletes what processes have left that are gone: they may have been killed. A folder of a process that lives is
    /// locked, also by one that has other process numbers, as in a container.
    static func removeLeftovers() {
        for name in names(in: parent) where name.hasPrefix(prefix) {
            let path = "\(parent)/\(name)"
            var status = stat()
            // In a folder of another user's, what is deleted could be exchanged meanwhile.
            guard lstat(path, &status) == 0, status.st_uid == geteuid(), let lock = lock(path) else { continue }
            remove(path)
            close(lock)
        }
    }

    private static func names(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// Deletes a file, or a folder with what is in it. A link is deleted, and not what it leads to.
    static func remove(_ path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            unlink(path)
            return
        }
        for name in names(in: path) { remove("\(path)/\(name)") }
        rmdir(path)
    }
}
