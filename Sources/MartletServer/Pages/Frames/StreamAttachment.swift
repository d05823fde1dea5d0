import MartletUI
import Synchronization

/// What a client that opens a stream asks for: a page, and what it has of it.
struct StreamPlace: Equatable, Sendable {
    let page: PageIdentifier
    /// The last frame that the client has applied.
    let after: UInt64
    var wantsResync = false
}

/// Joins an open stream to its pages.
///
/// What changes is changed in the session only; the lock is there because the front's threads call first.
final class StreamAttachment: EventStreamDelegate {
    private let session: Session
    /// The name of the session that the stream was asked for with.
    private let name: SessionIdentifier
    /// Whom the stream is counted for.
    private let address: AddressBlock?
    private let isShared: Bool
    private let isPoll: Bool
    /// What the browser has said of its clock.
    private let timeZone: String?
    /// What the browser asks for.
    private let colorScheme: ColorScheme?
    private let context: ServerContext
    private let state: Mutex<State>

    private struct State {
        /// Those that the stream begins with.
        var places: [StreamPlace]
        /// Those that it carries.
        var pages: [PageIdentifier] = []
        /// A stream that never opened is told of its end only.
        var stream: EventStream?
    }

    init(
        _ session: Session, _ name: SessionIdentifier, _ places: [StreamPlace], from address: AddressBlock?,
        isShared: Bool, isPoll: Bool, timeZone: String? = nil, colorScheme: ColorScheme? = nil, _ context: ServerContext
    ) {
        self.timeZone = timeZone
        self.colorScheme = colorScheme
        self.address = address
        self.session = session
        self.name = name
        self.isShared = isShared
        self.isPoll = isPoll
        self.context = context
        state = Mutex(State(places: places))
    }

    func streamDidOpen(_ stream: EventStream) {
        context.statistics.streams.add(1)
        let places = state.withLock { state in
            defer { state.places = [] }
            state.stream = stream
            return state.places
        }
        session.enter { [self] session in
            session.whenValid { [self] session, isValid in
                guard isValid, session.answers(to: name) else { return stream.close() }
                session.confirm()
                if let timeZone { session.note(timeZone: timeZone) }
                if let colorScheme { session.note(colorScheme) }
                if isShared { session.sharedStream = self }
                for place in places { join(place, session) }
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
        context.addresses.closeStream(of: address)
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
                session.sharedStream?.takeBack(page, session)
            }
        }
    }

    /// A page that this stream carries, and that another has had meanwhile, has none any more: a tab that has joined others
    /// may have opened its own stream just before, and that can arrive later.
    private func takeBack(_ identifier: PageIdentifier, _ session: isolated Session) {
        guard state.withLock({ $0.pages.contains(identifier) }), let page = try? session.page(identifier),
            !page.isConnected
        else { return }
        join(StreamPlace(page: identifier, after: page.stream.acknowledged), session)
    }

    /// Ends the stream, whatever it carries.
    func close() { state.withLock { $0.stream }?.close() }

    /// A page is carried from now on.
    func join(_ place: StreamPlace, _ session: isolated Session) {
        guard let stream = state.withLock({ $0.stream }) else { return }
        do throws(Problem) {
            let page = try session.livePage(place.page)
            state.withLock { state in
                if !state.pages.contains(place.page) { state.pages.append(place.page) }
            }
            let connection = StreamConnection(stream, name: isShared ? place.page : nil, isPoll: isPoll)
            let start = ContinuousClock.now
            page.attach(connection, after: place.after, wantsResync: place.wantsResync)
            // Mostly nothing; a resync is a page rendered anew.
            session.requests.settle(Double((ContinuousClock.now - start).nanoseconds) / 1e6)
        } catch {
            guard isShared else { return stream.close() }
            _ = stream.send(StreamConnection.missing(place.page, error.status))
        }
    }

    /// A page is carried no more.
    func leave(_ page: PageIdentifier, _ session: isolated Session) {
        let stream = state.withLock { state in
            state.pages.removeAll { $0 == page }
            return state.stream
        }
        if let stream { (try? session.page(page))?.detach(stream) }
    }
}
