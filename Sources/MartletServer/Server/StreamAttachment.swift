import Synchronization

/// Joins an open stream to its page.
final class StreamAttachment: EventStreamDelegate {
    private let session: Session
    /// The name of the session that the stream was asked for with.
    private let name: SessionIdentifier
    private let page: PageIdentifier
    private let after: UInt64
    private let wantsResync: Bool
    private let context: ServerContext
    /// A stream that never opened is told of its end only.
    private let hasOpened = Atomic<Bool>(false)

    init(
        _ session: Session, _ name: SessionIdentifier, _ page: PageIdentifier, after: UInt64, wantsResync: Bool,
        _ context: ServerContext
    ) {
        self.session = session
        self.name = name
        self.page = page
        self.after = after
        self.wantsResync = wantsResync
        self.context = context
    }

    func streamDidOpen(_ stream: EventStream) {
        hasOpened.store(true, ordering: .relaxed)
        context.statistics.streams.add(1)
        session.enter { [self] session in
            session.whenValid { [self] session, isValid in
                guard isValid, session.answers(to: name), let page = try? session.page(page) else {
                    stream.close()
                    return
                }
                session.confirm()
                page.attach(stream, after: after, wantsResync: wantsResync)
            }
        }
    }

    func streamDidDrain(_ stream: EventStream) {
        session.enter { [self] session in (try? session.page(page))?.resume(stream) }
    }

    func streamDidClose(_ stream: EventStream) {
        guard hasOpened.load(ordering: .relaxed) else { return }
        context.statistics.streams.add(-1)
        session.enter { [self] session in (try? session.page(page))?.detach(stream) }
    }
}
