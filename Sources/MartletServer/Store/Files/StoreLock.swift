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

    init(_ files: StoreFiles) throws(StoreError) {
        let lock = files.lock
        descriptor = open(lock, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        isOwned = true
        process = getpid()
        guard descriptor >= 0 else {
            let isReadOnly = errno == EROFS || errno == EACCES
            throw StoreError(
                errno == ENOSPC ? .full : isReadOnly ? .readOnly : .unavailable,
                "The store's lock \(lock) cannot be opened: \(StoreFiles.lastError).")
        }
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            guard errno == EWOULDBLOCK else {
                throw StoreError(.unavailable, "The store's lock \(lock) cannot be taken: \(StoreFiles.lastError).")
            }
            let holder = Self.holder(descriptor)
            throw .inUse(files.path, by: holder)
        }
        let text = "\(getpid())\n"
        ftruncate(descriptor, 0)
        pwrite(descriptor, text, text.utf8.count, 0)
    }

    /// A lock that the process has inherited. Throws if the descriptor is not that store's lock.
    package init(inherited descriptor: Int32, path: String) throws(StoreError) {
        let lock = try StoreFiles(path).lock
        var (own, named) = (stat(), stat())
        guard fstat(descriptor, &own) == 0, stat(lock, &named) == 0, own.st_ino == named.st_ino,
            own.st_dev == named.st_dev, flock(descriptor, LOCK_EX | LOCK_NB) == 0
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
