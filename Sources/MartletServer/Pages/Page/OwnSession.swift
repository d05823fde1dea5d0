import MartletUI
import Synchronization

/// The session that a page belongs to, as the page sees it.
///
/// A page is used inside its session only, so that what it shares with it is at hand. ``inside(_:)`` is for the rest: it
/// checks that the session is the one that runs.
struct OwnSession {
    /// Unowned: the session owns the page and outlives it.
    private unowned let session: Session
    let account: SessionAccount
    /// What the session has in the store; `nil` without one.
    let durable: SessionDurability?
    let store: KeyedStore

    fileprivate init(_ session: Session, _ account: SessionAccount, _ durable: SessionDurability?, _ store: KeyedStore)
    {
        (self.session, self.account, self.durable, self.store) = (session, account, durable, store)
    }

    var executor: SessionExecutor { session.executor }
    /// The code of the address block that the visitor was last seen at.
    var address: UInt64 { session.executor.address.load(ordering: .relaxed) }

    /// Notes what the visitor's next event will most likely work with.
    func noteRecent(_ page: Page, _ tree: ViewGraph) { session.recent.note(session, page, tree) }

    func inside<Result>(_ body: (isolated Session) -> Result) -> Result { session.inside(body) }
}

extension Session {
    /// What the session's pages have of it.
    var asOwn: OwnSession { OwnSession(self, account, durable, store) }
}
