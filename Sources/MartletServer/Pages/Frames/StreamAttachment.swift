import MartletUI
import Synchronization

/// What a client that opens a stream asks for: a page, and the position in its frames.
struct StreamPosition: Equatable, Sendable {
    let page: PageIdentifier
    /// The last frame that the client has applied.
    let after: UInt64
    var wantsResync = false
}

/// Joins an open stream to its pages.
///
/// The state is changed in the session only. The lock is there because the front's threads call first.
final class StreamAttachment: EventStreamDelegate {
    private let session: Session
    /// The name of the session that the stream was asked for with.
    private let name: SessionIdentifier
    /// The address that the stream counts for.
    private let counted: AddressLedger.CountedStream
    private let isShared: Bool
    private let isPoll: Bool
    /// The time zone that the browser has reported.
    private let timeZone: String?
    /// The color scheme that the browser asks for.
    private let colorScheme: ColorScheme?
    private let context: ServerContext
    private let state: Mutex<State>

    private struct State {
        /// The pages that the stream begins with.
        var positions: [StreamPosition]
        /// The pages that it carries.
        var pages: [PageIdentifier] = []
        /// Set when the stream opens. For one that never opens, only the end is reported.
        var stream: EventStream?
    }

    init(
        _ session: Session, _ name: SessionIdentifier, _ positions: [StreamPosition],
        counted: AddressLedger.CountedStream,
        isShared: Bool, isPoll: Bool, timeZone: String? = nil, colorScheme: ColorScheme? = nil, _ context: ServerContext
    ) {
        self.timeZone = timeZone
        self.colorScheme = colorScheme
        self.counted = counted
        self.session = session
        self.name = name
        self.isShared = isShared
        self.isPoll = isPoll
        self.context = context
        state = Mutex(State(positions: positions))
    }

    func streamDidOpen(_ stream: EventStream) {
        context.statistics.streams.add(1)
        let positions = state.withLock { state in
            defer { state.positions = [] }
            state.stream = stream
            return state.positions
        }
        session.enter { [self] session in
            session.whenValid { [self] session, isValid in
                guard isValid, session.answers(to: name) else { return stream.close() }
                session.confirm()
                if let timeZone { session.update(timeZone: timeZone) }
                if let colorScheme { session.update(colorScheme) }
                if isShared { session.sharedStream = self }
                for position in positions { join(position, session) }
            }
        }
    }

    func streamDidDrain(_ stream: EventStream) {
        session.enter { [self] session in
            for page in state.withLock({ $0.pages }) { (try? session.page(page))?.resume(stream) }
        }
    }

    func streamDidClose(_ stream: EventStream) {
        session.streams.remove(stream)
        context.budgets.addresses.close(counted)
        guard state.withLock({ $0.stream }) != nil else { return }
        context.statistics.streams.add(-1)
        session.enter { [self] session in
            if session.sharedStream === self { session.sharedStream = nil }
            let pages = state.withLock { state in
                defer { state.pages = [] }
                state.stream = nil
                return state.pages
            }
            for page in pages {
                (try? session.page(page))?.detach(stream)
                session.sharedStream?.rejoin(page, session)
            }
        }
    }

    /// Takes a page back whose other stream has ended: a tab that has joined this stream may have opened its own just
    /// before, and that request can arrive later.
    private func rejoin(_ identifier: PageIdentifier, _ session: isolated Session) {
        guard state.withLock({ $0.pages.contains(identifier) }), let page = try? session.page(identifier),
            !page.isConnected, page.isShown(by: identifier)
        else { return }
        join(StreamPosition(page: identifier, after: page.channel.stream.acknowledged), session)
    }

    /// Ends the stream, whatever it carries.
    func close() { state.withLock { $0.stream }?.close() }

    /// A page is carried from now on.
    func join(_ position: StreamPosition, _ session: isolated Session) {
        guard let stream = state.withLock({ $0.stream }) else { return }
        do throws(Problem) {
            let page = try session.livePage(position.page)
            state.withLock { state in
                if !state.pages.contains(position.page) { state.pages.append(position.page) }
            }
            let connection = StreamConnection(stream, name: isShared ? position.page : nil, isPoll: isPoll)
            let start = ContinuousClock.now
            page.attach(connection, after: position.after, wantsResync: position.wantsResync)
            // Mostly nothing; a resync renders the whole page.
            session.arrivals.requests.settle(Double((ContinuousClock.now - start).nanoseconds) / 1e6)
        } catch {
            guard isShared else { return stream.close() }
            _ = stream.send(StreamConnection.missing(position.page, error.status))
        }
    }

    /// A page is carried no more. That a document has left may become known when the next one already has the page, on this very
    /// stream.
    func leave(_ page: PageIdentifier, _ session: isolated Session) {
        let stream = state.withLock { state in
            state.pages.removeAll { $0 == page }
            return state.stream
        }
        guard let stream, let left = try? session.page(page), left.isShown(by: page) else { return }
        left.detach(stream)
    }
}
