import MartletUI
import Synchronization

/// A stream of an inspected page's transactions, as server-sent events.
///
/// One that is not read loses transactions; it may ask for all of them with its next request.
final class InspectionStream: EventStreamDelegate {
    private let session: Session
    private let name: SessionIdentifier
    private let page: PageIdentifier
    private let counted: AddressLedger.CountedStream
    private let context: ServerContext
    private let stream = Mutex<EventStream?>(nil)

    init(
        _ session: Session, _ name: SessionIdentifier, _ page: PageIdentifier, counted: AddressLedger.CountedStream,
        _ context: ServerContext
    ) {
        self.session = session
        self.name = name
        self.page = page
        self.counted = counted
        self.context = context
    }

    func send(_ transaction: InspectedTransaction) {
        var message = Bytes("event: transaction\ndata: ".utf8)
        transaction.write(to: &message)
        send(message)
    }

    func send(_ state: InspectionState) {
        var message = Bytes("event: state\ndata: ".utf8)
        message.append(contentsOf: state.json)
        send(message)
    }

    private func send(_ message: Bytes) {
        guard let stream = stream.withLock({ $0 }) else { return }
        _ = stream.send(Array(message + Bytes("\n\n".utf8)))
    }

    func streamDidOpen(_ stream: EventStream) {
        context.statistics.streams.add(1)
        self.stream.withLock { $0 = stream }
        session.enter { [self] session in
            guard session.answers(to: name), let inspection = (try? session.page(page))?.shownInspection else {
                return stream.close()
            }
            inspection.add(self)
        }
    }

    func streamDidDrain(_ stream: EventStream) {}

    func streamDidClose(_ stream: EventStream) {
        session.streams.remove(stream)
        context.budgets.addresses.close(counted)
        let wasOpen = self.stream.withLock { open in
            defer { open = nil }
            return open != nil
        }
        guard wasOpen else { return }
        context.statistics.streams.add(-1)
        session.enter { [self] session in (try? session.page(page))?.inspection?.remove(self) }
    }
}
