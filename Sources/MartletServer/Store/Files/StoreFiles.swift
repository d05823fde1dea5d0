import Glibc

/// The files of one store: the database and what lies beside it.
struct StoreFiles: Sendable {
    /// The absolute path of the database, with links resolved: SQLite puts its other files beside the real one.
    let path: String

    var log: String { path + "-wal" }
    var index: String { path + "-shm" }
    var lock: String { path + ".lock" }

    /// Makes the directory, if it is missing, with mode 0700.
    init(_ path: String) throws(StoreError) {
        guard !path.isEmpty, path.utf8.count < 3_000, !path.utf8.contains(0) else {
            throw StoreError(.unavailable, "The store's path is not one.")
        }
        if let real = Self.realPath(path) {
            guard !Self.isDirectory(real) else {
                throw StoreError(.unavailable, "The store \(path) is a directory.")
            }
            self.path = real
            return
        }
        let slash = path.lastIndex(of: "/")
        let directory = slash.map { String(path[...$0]) } ?? "."
        let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
        guard !name.isEmpty, name != ".", name != ".." else {
            throw StoreError(.unavailable, "The store \(path) is a directory.")
        }
        Self.makeDirectory(directory)
        guard let real = Self.realPath(directory) else {
            throw StoreError(.unavailable, "The store's directory \(directory) cannot be made: \(Self.lastError).")
        }
        self.path = (real == "/" ? "" : real) + "/" + name
    }

    /// What the system says of its last failure.
    static var lastError: String { String(cString: strerror(errno)) }

    private static func makeDirectory(_ directory: String) {
        guard mkdir(directory, 0o700) != 0, errno == ENOENT else { return }
        let parent = directory.hasSuffix("/") ? String(directory.dropLast()) : directory
        guard let slash = parent.lastIndex(of: "/"), slash != parent.startIndex else { return }
        makeDirectory(String(parent[..<slash]))
        mkdir(directory, 0o700)
    }

    private static func isDirectory(_ path: String) -> Bool {
        var information = stat()
        return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFDIR
    }

    private static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// Makes the database's file, if it is missing, so that it is nobody else's to read from the beginning. SQLite
    /// gives its other files the mode of this one. Throws if there is something else, which is left as it is.
    ///
    /// Call it before SQLite opens the file: closing a descriptor of it would release SQLite's locks.
    func prepare() throws(StoreError) {
        // The directory may have been deleted since the start.
        if let slash = path.lastIndex(of: "/") { Self.makeDirectory(String(path[...slash])) }
        let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if descriptor >= 0 {
            close(descriptor)
        } else if errno != EEXIST {
            let isReadOnly = errno == EROFS || errno == EACCES
            throw StoreError(
                errno == ENOSPC ? .full : isReadOnly ? .readOnly : .unavailable,
                "The store \(path) cannot be made: \(Self.lastError).")
        }
        for file in [log, index] where Self.isLink(file) {
            // SQLite would write wherever it leads.
            throw StoreError(.unavailable, "\(file) is a symbolic link, and must be the store's own file: remove it.")
        }
        var information = stat()
        guard stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFREG else { throw foreign }
    }

    /// Has the files be their owner's alone. Call it when the database is known to be a store.
    func protect() {
        for file in [path, log, index] { fchmodat(AT_FDCWD, file, 0o600, AT_SYMLINK_NOFOLLOW) }
    }

    /// Whether a file that SQLite cannot read never was a store. A damaged store has lost its first bytes, or others, but
    /// not all of its first page, which has the names of the tables.
    var isOfAnotherKind: Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        let start = bytes.prefix(max(0, count))
        return !start.starts(with: "SQLite format 3\0".utf8)
            && start.firstRange(of: Array("CREATE TABLE owners".utf8)) == nil
    }

    var foreign: StoreError {
        StoreError(.foreign, "\(path) is not a store of Martlet. Give the server another --store.")
    }

    private static func isLink(_ path: String) -> Bool {
        var information = stat()
        return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
    }

    /// Renames the database, with its log, so that a new one can begin. Returns the new path.
    func moveAside(date: String) throws(StoreError) -> String {
        for number in 0..<1_000 {
            let new = path + ".damaged-\(date)" + (number == 0 ? "" : "-\(number)")
            guard access(new, F_OK) != 0 else { continue }
            guard rename(path, new) == 0 else {
                throw StoreError(.unavailable, "The damaged store \(path) cannot be renamed: \(Self.lastError).")
            }
            // Under these names SQLite finds them again if somebody wants to save what is left.
            rename(log, new + "-wal")
            rename(index, new + "-shm")
            return new
        }
        throw StoreError(.unavailable, "There are 1,000 damaged stores beside \(path).")
    }

    /// The size of the log in bytes.
    var logBytes: Int {
        var information = stat()
        return stat(log, &information) == 0 ? Int(information.st_size) : 0
    }

    /// What distinguishes the database's file from others; `nil` if the path names none.
    var identity: FileIdentity? { FileIdentity(path) }
}

/// What distinguishes a file from others, whatever its name.
struct FileIdentity: Equatable, Sendable {
    let device: UInt64
    let number: UInt64

    init(device: UInt64, number: UInt64) { (self.device, self.number) = (device, number) }

    /// The file at `path`; `nil` if there is none.
    init?(_ path: String) {
        var information = stat()
        guard stat(path, &information) == 0 else { return nil }
        self.init(information)
    }

    /// The open file; `nil` if there is none.
    init?(_ descriptor: Int32) {
        var information = stat()
        guard fstat(descriptor, &information) == 0 else { return nil }
        self.init(information)
    }

    private init(_ information: stat) {
        self.init(device: UInt64(information.st_dev), number: UInt64(information.st_ino))
    }
}
