import Glibc

/// Reads the files of a directory and its subdirectories when the server starts.
struct DirectoryReader {
    /// The files by their paths in the directory.
    private(set) var files: [String: [UInt8]] = [:]
    /// Links that lead out of the directory, and entries that are no files.
    private(set) var leftOut: [String] = []
    private let root: String
    private var bytes = 0

    private let limits: Limits

    /// The greatest number of files, of bytes in all, and of nested directories.
    struct Limits {
        var files = 4_096
        var bytes = 64 << 20
        var levels = 16
    }

    /// Throws if there is no such directory, or if it exceeds the limits.
    init(_ path: String, _ limits: Limits = Limits()) throws(ConfigurationError) {
        guard !path.utf8.contains(0), let real = Self.realPath(path), Self.kind(of: real, followsLinks: true) == S_IFDIR
        else {
            let place = Self.realPath(".") ?? ""
            throw Self.error(path, "a directory that is there; this process was started in \(place)")
        }
        root = real
        self.limits = limits
        try readFolder("", level: 0)
    }

    private static func error(_ value: String, _ allowed: String) -> ConfigurationError {
        ConfigurationError(option: "The directory of App.brand", value: value, allowed: allowed)
    }

    private mutating func readFolder(_ folder: String, level: Int) throws(ConfigurationError) {
        guard level < limits.levels else {
            throw Self.error(folder, "one with at most \(limits.levels) directories in one another")
        }
        for name in Self.names(in: root + "/" + folder) where !name.hasPrefix(".") || folder + name == ".well-known" {
            let path = folder + name
            switch Self.kind(of: root + "/" + path, followsLinks: false) {
            case S_IFDIR: try readFolder(path + "/", level: level + 1)
            case S_IFREG: try add(path, at: root + "/" + path)
            case S_IFLNK:
                if let real = Self.realPath(root + "/" + path), real.hasPrefix(root + "/"),
                    Self.kind(of: real, followsLinks: false) == S_IFREG
                {
                    try add(path, at: real)
                } else {
                    leftOut.append(path)
                }
            default: leftOut.append(path)
            }
        }
    }

    private mutating func add(_ path: String, at place: String) throws(ConfigurationError) {
        guard let content = Self.content(of: place, upTo: limits.bytes - bytes) else {
            throw Self.error(path, "files that can be read, of \(limits.bytes) bytes in all at most")
        }
        bytes += content.count
        files[path] = content
        guard files.count <= limits.files else { throw Self.error(root, "one with at most \(limits.files) files") }
    }

    // MARK: The system

    private static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    private static func kind(of path: String, followsLinks: Bool) -> mode_t? {
        var status = stat()
        guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        return status.st_mode & S_IFMT
    }

    /// The sorted names in a directory.
    private static func names(in path: String) -> [String] {
        guard let directory = opendir(path) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// The content of a file; `nil` if it cannot be read or is longer than `limit`.
    private static func content(of path: String, upTo limit: Int) -> [UInt8]? {
        guard let file = try? OpenFile(path: path), file.size <= limit else { return nil }
        var content: [UInt8] = []
        content.reserveCapacity(file.size)
        var piece = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = Glibc.read(file.descriptor, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0, content.count + count <= limit else { return nil }
            if count == 0 { return content }
            content.append(contentsOf: piece[..<count])
        }
    }
}
