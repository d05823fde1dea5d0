import MartletUI
import Synchronization

/// Joins an open stream to its pages.
///
/// The state is changed in the session only. The lock is there because the front's threads call first.
final class StreamAttachment: EventStreamDelegate {
    private let session: Session
    /// The address that the stream counts for.
    private let counted: AddressLedger.CountedStream
    private let isShared: Bool
    private let isPoll: Bool
    private let state: Mutex<State>

    private struct State {
        var phase: Phase
        /// The pages that the stream carries.
        var pages = CarriedPages()

        var stream: EventStream? { if case .open(let stream) = phase { stream } else { nil } }
    }

    /// For a stream that never opens, only the end is reported.
    private enum Phase {
        case waiting(StreamStart)
        case open(EventStream)
        case ended
    }

    init(
        _ session: Session, _ start: StreamStart, counted: AddressLedger.CountedStream, isShared: Bool, isPoll: Bool
    ) {
        self.session = session
        self.counted = counted
        self.isShared = isShared
        self.isPoll = isPoll
        state = Mutex(State(phase: .waiting(start)))
    }

    private var context: ServerContext { session.context }

    func streamDidOpen(_ stream: EventStream) {
        context.statistics.streams.add(1)
        let start = state.withLock { state -> StreamStart? in
            defer { state.phase = .open(stream) }
            return if case .waiting(let start) = state.phase { start } else { nil }
        }
        guard let start else { return }
        session.enter { [self] session in
            session.whenValid { [self] session, isValid in
                guard isValid, session.answers(to: start.name) else { return stream.close() }
                session.confirm()
                if let timeZone = start.timeZone { session.update(timeZone: timeZone) }
                if let colorScheme = start.colorScheme { session.update(colorScheme) }
                if isShared { session.sharedStream = self }
                for position in start.positions { join(position, session) }
            }
        }
    }

    func streamDidDrain(_ stream: EventStream) {
        session.enter { [self] session in
            for page in state.withLock({ $0.pages.all }) { (try? session.page(page))?.resume(stream) }
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
                defer { state = State(phase: .ended) }
                return state.pages.all
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
            state.withLock { $0.pages.add(position.page) }
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
            state.pages.remove(page)
            return state.stream
        }
        guard let stream, let left = try? session.page(page), left.isShown(by: page) else { return }
        left.detach(stream)
    }
}
