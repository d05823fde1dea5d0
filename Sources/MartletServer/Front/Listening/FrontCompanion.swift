/// What the front's thread looks after beside the library's connections.
protocol FrontCompanion: AnyObject, Sendable {
    /// Readable when there is something to do.
    var descriptor: Int32 { get }

    /// Called on the front's thread, in each turn of its loop and at least once a second. Must not block.
    func turn(isReady: Bool)

    /// The front's thread ends after this call.
    func end()
}
