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
    let queue = DispatchQueue(label: "martlet.uploads")
    private let made = Mutex<String?>(nil)

    init(_ limits: ServerConfiguration.Limits) {
        self.limits = limits
        budget = ByteBudget(limit: limits.allFileBytes, limitOfAddress: limits.fileBytesPerAddress)
        _ = Self.withoutLeftovers
    }

    /// Once a process, before it has files of its own.
    private static let withoutLeftovers: Void = removeLeftovers()

    deinit { if let path = made.withLock({ $0 }) { Self.remove(path) } }

    private static let prefix = "martlet-files-"

    private static var parent: String { getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp" }

    /// Makes a folder for one file. `nil` if the disk refuses it.
    func makeFolder() -> String? {
        let folder = made.withLock { made -> String? in
            if let made { return made }
            made = Self.makeTemporary("\(Self.parent)/\(Self.prefix)\(getpid())-XXXXXX")
            return made
        }
        return folder.flatMap { Self.makeTemporary($0 + "/XXXXXX") }
    }

    private static func makeTemporary(_ template: String) -> String? {
        var path = template.utf8CString.map { $0 }
        return path.withUnsafeMutableBufferPointer { path in
            guard let start = path.baseAddress, mkdtemp(start) != nil else { return nil }
            return String(cString: start)
        }
    }

    /// Deletes what processes have left that are gone: they may have been killed.
    static func removeLeftovers() {
        for name in names(in: parent) where name.hasPrefix(prefix) {
            let digits = name.dropFirst(prefix.count).prefix { $0.isNumber }
            guard let process = pid_t(digits), process == getpid() || kill(process, 0) != 0 && errno == ESRCH else {
                continue
            }
            remove("\(parent)/\(name)")
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
