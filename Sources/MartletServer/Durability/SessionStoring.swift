import Synchronization

/// How it stands with a session's records, for threads outside the session.
struct SessionStoring: ~Copyable, Sendable {
    /// Whether they took so long to make that others would have waited.
    let isSlow = Atomic<Bool>(false)
    /// Whether somebody waits until they are stored: the session's browser, or the end of the process.
    let isAwaited = Atomic<Bool>(false)
    /// Whether the session is about to leave, with what it has done since it was stored.
    let isLost = Atomic<Bool>(false)
    /// The numbers of the pages whose state is only in the store, for the front.
    let unloaded = Mutex<Set<UInt64>>([])
    /// Who waits for such pages, which are being loaded; `nil` if none are.
    let waiting = Mutex<[DeferredResponse]?>(nil)
}
