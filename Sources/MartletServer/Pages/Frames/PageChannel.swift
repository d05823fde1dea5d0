import MartletUI

/// What a browser's document and a page have sent each other: frames one way, posts of events the other.
///
/// It knows nothing of views, and none of its functions calls the page.
struct PageChannel {
    /// The document that shows the page. Frames and posts are numbered for it.
    var document: CurrentDocument
    /// The numbered frames, and what the client has acknowledged.
    private(set) var stream = PageStream()
    /// What carries the frames now.
    private var connection: StreamConnection?
    /// The numbered posts: each takes effect once.
    var events = EventSequence()
    /// How often the page's form was posted without a script. The form's address carries the number.
    var formPosts: UInt64 = 0
    /// Where the action of the last such post has sent the visitor after its answer had been given.
    var lateDestination: String?
    /// The posts up to this one are durable; `nil` without a store.
    var durable: UInt64?
    /// The mark that the connection has been sent last.
    private var sentMark: UInt64?

    init(_ document: CurrentDocument) { self.document = document }

    var isConnected: Bool { stream.isConnected }

    /// What reaches the browser while the page itself is busy.
    var carrier: StreamConnection? { connection }

    // MARK: Connections

    /// A client that has applied every frame up to `number` listens on `connection`.
    ///
    /// The connection before is over: the newest of two tabs with one page has it, and the older loads a fresh page. A
    /// tab whose page has moved to a shared stream gets no status, because it may have asked for that.
    mutating func attach(_ connection: StreamConnection, after number: UInt64, wantsResync: Bool) {
        if let old = self.connection, !old.isOn(connection.stream) {
            old.end(status: connection.isShared ? nil : 410)
        }
        lateDestination = nil
        var connection = connection
        connection.epoch = stream.connect(after: number, wantsResync: wantsResync)
        self.connection = connection
        if let durable {
            self.connection?.send(durable: durable, posts: events.last)
            sentMark = durable
        }
        sendDue()
    }

    /// Frames and posts go on after those of a page that another process had.
    mutating func resume(after frame: UInt64) { stream.resume(after: frame) }

    /// Where the next load of the page without a script leads, if that is elsewhere: a path of this server.
    mutating func removeLateDestination() -> String? {
        defer { lateDestination = nil }
        return lateDestination.flatMap { BasePath.isPath($0) ? $0 : nil }
    }

    /// A connection has ended, or does not carry this page any more. Returns whether it was the present one.
    mutating func detach(_ ended: EventStream) -> Bool {
        guard let connection, connection.isOn(ended), stream.disconnect(connection.epoch) else { return false }
        self.connection = nil
        return true
    }

    /// The client reads again. Returns whether it does so on the present connection.
    mutating func resume(_ drained: EventStream) -> Bool {
        guard let connection, connection.isOn(drained), stream.drained(connection.epoch) else { return false }
        sendDue()
        return true
    }

    /// Ends the connection of a document that has left, whose end has not come yet. Returns whether there was one.
    mutating func drop() -> Bool {
        guard let connection, stream.disconnect(connection.epoch) else { return false }
        connection.end(status: nil)
        self.connection = nil
        return true
    }

    /// Closes the connection; its owner detaches it afterwards.
    func disconnect() { connection?.stream.close() }

    /// Ends the connection for good.
    mutating func end() {
        connection?.end(status: 410)
        connection = nil
    }

    // MARK: Frames

    /// Numbers a frame and keeps it.
    mutating func append(_ patches: Bytes) { stream.append(patches) }

    /// Gives the connection what it has not had yet, as far as it takes it.
    mutating func sendDue() {
        guard connection != nil else { return }
        while let frame = stream.due, let delivery = connection?.send(frame.bytes) {
            stream.deliver(frame.number, delivery)
        }
        if stream.isReady {
            sendMark()
            connection?.finish()
        }
    }

    /// Tells the browser which posts are durable, if it does not know, and if the connection takes it.
    mutating func sendMark() {
        guard let durable, durable != sentMark, stream.isReady, connection != nil else { return }
        connection?.send(durable: durable)
        sentMark = durable
    }

    /// Sends the result of a build, if there is a connection.
    mutating func send(_ status: BuildStatus) { connection?.send(status) }

    /// Makes no frame until the post with this number is durable.
    mutating func hold(until post: UInt64) { stream.hold(until: post) }

    /// Makes no frame until the page's numbers are stored.
    mutating func holdUntilNumbersAreStored() { stream.holdUntilNumbersAreStored() }

    /// A commit has taken the page's records.
    mutating func didCapture() { stream.didCapture() }

    /// The records that were taken are stored, with the posts up to `number`. Returns whether frames were held back until
    /// now.
    mutating func release(through number: UInt64) -> Bool { stream.release(through: number) }

    /// The store takes nothing now: numbers do not wait for it. Returns whether frames were held back until now.
    mutating func releaseNumbers() -> Bool { stream.releaseNumbers() }

    mutating func acknowledge(_ number: UInt64) { stream.acknowledge(number) }

    mutating func requireResync() { stream.requireResync() }

    mutating func willResync() { stream.willResync() }

    /// Forgets what a page that comes back from the store does not have: it is sent as a whole.
    mutating func unload() {
        stream.willResync()
        stream.requireResync()
        events = EventSequence(last: events.last, status: events.lastStatus)
    }

    /// Begins anew for a document that knows nothing of earlier frames and posts.
    mutating func reset() {
        events = EventSequence()
        if durable != nil { durable = 0 }
        stream.requireResync()
    }
}
