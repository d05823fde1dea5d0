/// How a server's store is opened: at the start, and again after it was damaged.
struct StoreOpening: Sendable {
    private var options: SQLiteStore.Options
    /// What several servers share.
    private let engine: (any ClusterEngine)?
    /// `nil` in memory.
    let files: StoreFiles?
    /// Held for as long as the process uses the store.
    var lock: StoreLock?

    /// Takes the lock. `inherited` is the descriptor of one that another process has passed on.
    init(_ location: StoreLocation, _ options: SQLiteStore.Options, inherited: Int32?) throws(StoreError) {
        self.options = options
        engine = nil
        guard let path = location.path else {
            files = nil
            return
        }
        let files = try StoreFiles(path)
        self.files = files
        if let inherited {
            lock = try StoreLock(inherited: inherited, path: path)
        } else {
            lock = try StoreLock(files)
        }
        if let lock { self.options.holder = lock.process }
    }

    /// A store that several servers share.
    init(_ engine: any ClusterEngine) {
        (self.engine, options, files, lock) = (engine, SQLiteStore.Options(), nil, nil)
    }

    /// Opens the store to read what it has, because it cannot be written; `nil` if there is nothing to read.
    func openForReading() -> SQLiteReader? { files.flatMap { try? SQLiteReader($0, timeout: options.timeout) } }

    func open() throws(StoreError) -> any Store {
        if let engine { return engine.makeStore() }
        if options.refusesWriting() { throw StoreError(.readOnly, "The store is read-only.") }
        guard let files else { return MemoryStore(ownerLimit: options.ownerLimit) }
        return try SQLiteStore(files, options)
    }
}
