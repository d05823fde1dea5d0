/// What the front's thread looks after beside the library's connections.
protocol FrontCompanion: AnyObject, Sendable {
    /// Readable when there is something to do.
    var descriptor: Int32 { get }

    /// Called on the front's thread, in each turn of its loop and at least once a second. Must not block.
    func turn(isReady: Bool)

    /// Takes the socket of another server that has asked for a link. `false` if it does not want it.
    func accept(_ socket: StreamSocket, _ front: FrontContext) -> Bool

    /// Called on the front's thread at the end of each turn, after the library.
    func turnEnds()

    /// The front's thread ends after this call.
    func end()
}
