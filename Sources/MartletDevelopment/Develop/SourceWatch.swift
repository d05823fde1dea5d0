import CLinux
import FoundationEssentials
import Glibc

/// Notices changes of files: in folders and all that is in them, and of single files.
final class SourceWatch {
    /// Readable when something may have changed.
    let descriptor: Int32
    private let paths: [String]
    /// The watched folders by the number of their watch.
    private var folders: [Int32: String] = [:]
    /// Files of this folder that are watched by name.
    private let files: Set<String>

    private static let changes = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE

    /// Watches `paths` in `root`, whether they exist now or later.
    init(_ paths: [String], in root: String = ".") throws {
        descriptor = inotify_init1(Int32(O_NONBLOCK) | Int32(O_CLOEXEC))
        guard descriptor >= 0 else { throw ChildProcess.Failure(description: "Changes of files cannot be watched.") }
        self.paths = paths.map { root + "/" + $0 }
        files = Set(self.paths)
        watch(root)
        for path in self.paths { addFolders(path) }
    }

    deinit { close(descriptor) }

    /// Takes what has happened. Returns whether a watched file has changed.
    func readChanges() -> Bool {
        var hasChanged = false
        while let events = ChildProcess.read(descriptor) {
            events.withUnsafeBytes { events in
                var start = 0
                while start + 16 <= events.count {
                    let watch = events.loadUnaligned(fromByteOffset: start, as: Int32.self)
                    let kind = events.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self)
                    let length = Int(events.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self))
                    guard start + 16 + length <= events.count else { break }
                    let name = events[(start + 16)..<(start + 16 + length)].prefix { $0 != 0 }
                    if handle(watch, kind, String(decoding: name, as: UTF8.self)) { hasChanged = true }
                    start += 16 + length
                }
            }
        }
        return hasChanged
    }

    private func handle(_ watch: Int32, _ kind: UInt32, _ name: String) -> Bool {
        if kind & UInt32(IN_Q_OVERFLOW) != 0 {
            for path in paths { addFolders(path) }
            return true
        }
        if kind & UInt32(IN_IGNORED) != 0 {
            folders[watch] = nil
            return false
        }
        guard let folder = folders[watch], !Self.isIgnored(name) else { return false }
        let path = folder + "/" + name
        guard isWatched(path) else { return false }
        guard kind & UInt32(IN_ISDIR) != 0 else { return kind & UInt32(IN_CREATE) == 0 }
        // Files may have come into a new folder before it is watched.
        return kind & UInt32(IN_CREATE | IN_MOVED_TO) != 0 ? addFolders(path) : true
    }

    private func isWatched(_ path: String) -> Bool {
        files.contains(path) || paths.contains { path.hasPrefix($0 + "/") || $0.hasPrefix(path + "/") }
    }

    /// Watches a folder and all in it. Returns whether there are files.
    @discardableResult
    private func addFolders(_ path: String) -> Bool {
        guard watch(path) else { return false }
        var hasFiles = false
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where !Self.isIgnored(name) {
            let inner = path + "/" + name
            guard isWatched(inner) else { continue }
            if Self.isFolder(inner) {
                if addFolders(inner) { hasFiles = true }
            } else {
                hasFiles = true
            }
        }
        return hasFiles
    }

    @discardableResult
    private func watch(_ path: String) -> Bool {
        guard Self.isFolder(path) else { return false }
        let number = inotify_add_watch(descriptor, path, UInt32(Self.changes) | UInt32(IN_ONLYDIR))
        if number >= 0 { folders[number] = path }
        return number >= 0
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether a file is one that editors and tools make for a moment, or hidden.
    static func isIgnored(_ name: String) -> Bool {
        name.isEmpty || name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~") || name.hasSuffix(".tmp")
            || name.hasSuffix(".swp") || name.hasSuffix(".swx") || name.hasSuffix(".orig")
            || name == "4913"  // Vim tries with it whether a folder can be written to.
    }
}
