import CSQLite
import Glibc

/// The right to use a store, which one server has at a time. It ends with the object, and with the last process that
/// has the descriptor.
package final class StoreLock: Sendable {
    /// A process that is started with this descriptor, and its number in ``variable``, has the lock as well.
    package let descriptor: Int32
    private let isOwned: Bool
    /// The process that has taken the lock: this one, or the one that has passed it on.
    let process: Int32

    /// The environment variable with the descriptor that a process inherits.
    package static let variable = "MARTLET_STORE_LOCK"

    /// Takes the lock of the store at `path`, whose directory is made if it is missing. Throws
    /// ``StoreError/Reason/inUse(process:)`` if another server has it.
    package convenience init(_ path: String) throws(StoreError) {
        try self.init(try StoreFiles(path))
    }

    /// How long a process that has been killed may keep the lock, in milliseconds: until its last thread has ended, which
    /// may wait for the disk.
    private static let patience: UInt64 = 10_000

    init(_ files: StoreFiles) throws(StoreError) {
        descriptor = try Self.open(files)
        isOwned = true
        process = getpid()
        let end = SystemTime.milliseconds + Self.patience
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            guard errno == EWOULDBLOCK else {
                throw StoreError(
                    .unavailable, "The store's lock \(files.lock) cannot be taken: \(StoreFiles.lastError).")
            }
            let holder = Self.holder(descriptor)
            guard let holder, !StoreHolder.isRunning(holder), SystemTime.milliseconds < end else {
                throw .inUse(files.path, by: holder)
            }
            SystemTime.sleep(milliseconds: 10)
        }
        let text = "\(getpid())\n"
        ftruncate(descriptor, 0)
        pwrite(descriptor, text, text.utf8.count, 0)
    }

    /// Opens the lock's file. Where it cannot be made or written, because everything there is read-only, the file of the
    /// lock, or else the database, is opened for reading, which is enough to lock it.
    private static func open(_ files: StoreFiles) throws(StoreError) -> Int32 {
        let flags = O_CLOEXEC | O_NOFOLLOW
        let descriptor = Glibc.open(files.lock, flags | O_RDWR | O_CREAT, 0o600)
        guard descriptor < 0 else { return descriptor }
        let error = errno
        let isReadOnly = error == EROFS || error == EACCES
        if isReadOnly {
            for path in [files.lock, files.path] {
                let descriptor = Glibc.open(path, flags | O_RDONLY)
                if descriptor >= 0 { return descriptor }
            }
        }
        errno = error
        throw StoreError(
            error == ENOSPC ? .full : isReadOnly ? .readOnly : .unavailable,
            "The store's lock \(files.lock) cannot be opened: \(StoreFiles.lastError).")
    }

    /// A lock that the process has inherited. Throws if the descriptor is not that store's lock.
    package init(inherited descriptor: Int32, path: String) throws(StoreError) {
        let files = try StoreFiles(path)
        guard let own = FileIdentity(descriptor),
            [files.lock, files.path].contains(where: { FileIdentity($0) == own }),
            flock(descriptor, LOCK_EX | LOCK_NB) == 0
        else { throw StoreError(.unavailable, "\(Self.variable) is \(descriptor), which is not the lock of \(path).") }
        self.descriptor = descriptor
        isOwned = false
        process = Self.holder(descriptor) ?? getppid()
    }

    deinit { if isOwned, descriptor >= 0 { close(descriptor) } }

    /// The process that has written its number into the lock's file.
    private static func holder(_ descriptor: Int32) -> Int32? {
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        guard count > 0 else { return nil }
        return Int32(String(decoding: bytes.prefix(count).prefix { $0 != 10 }, as: UTF8.self))
    }
}
