#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An update of a shared value that a thread is running. Updates nest.
struct RunningUpdate {
    /// The updated value's storage. It lives as long as its update runs.
    private let storage: UnsafeRawPointer
    /// The version that the update may replace: the one that it has read, or one that an update of the same value inside
    /// it has made of that one.
    private(set) var version: UInt64
    fileprivate let outer: UnsafeMutablePointer<RunningUpdate>?

    /// An update inside `outer`, which is the thread's innermost one so far.
    @inline(__always)
    init(of storage: AnyObject, at version: UInt64, inside outer: UnsafeMutablePointer<RunningUpdate>?) {
        self.storage = Self.pointer(to: storage)
        self.version = version
        self.outer = outer
    }

    @inline(__always)
    private static func pointer(to storage: AnyObject) -> UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(storage).toOpaque())
    }

    /// Whether this update, or one around it, is of `storage`.
    func includes(_ storage: AnyObject) -> Bool {
        self.storage == Self.pointer(to: storage) || outer?.pointee.includes(storage) == true
    }

    /// Lets this update of `storage`, and those around it, replace `new`, which an update inside has made of `old`.
    mutating func follow(_ storage: AnyObject, from old: UInt64, to new: UInt64) {
        if self.storage == Self.pointer(to: storage), version == old { version = new }
        outer?.pointee.follow(storage, from: old, to: new)
    }
}

/// The updates of shared values that the calling thread is running, each inside the one before.
///
/// They belong to a thread and not to a task, because an update runs synchronously. The pointer is valid while it is
/// set: ``during(_:_:)`` is the only writer.
enum CurrentUpdate {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    @inline(__always)
    static var innermost: UnsafeMutablePointer<RunningUpdate>? {
        pthread_getspecific(key)?.assumingMemoryBound(to: RunningUpdate.self)
    }

    /// Runs `body` as the innermost update.
    @inline(__always)
    static func during<Result>(_ update: inout RunningUpdate, _ body: () throws -> Result) rethrows -> Result {
        try withUnsafeMutablePointer(to: &update) { pointer in
            pthread_setspecific(key, pointer)
            defer { pthread_setspecific(key, pointer.pointee.outer) }
            return try body()
        }
    }
}
