package import MartletUI
import Synchronization

/// One open tab: a tree of views, and the channel to the browser's document that shows it.
///
/// A page belongs to its session and is used on the session's executor only.
package final class Page: WorkExecutor {
    package let identifier: PageIdentifier
    let context: ServerContext
    let session: OwnSession
    @exclusivity(unchecked) var content: PageTree
    @exclusivity(unchecked) var channel: PageChannel
    /// When the browser has used the page: the session schedules its expiry by this.
    @exclusivity(unchecked) var activity = PageActivity()
    /// Whether a post is being performed, after which the page is flushed anyway.
    @exclusivity(unchecked) var isPerforming = false
    /// Whether a turn of a post is under way that is recorded, and its record.
    @exclusivity(unchecked) var isActing = false
    @exclusivity(unchecked) var actionSlot: RunningActions.Slot?
    /// What the views have done wrong; `nil` while that is nothing. Here and not in the tree, because reports wait for
    /// the end of the work under way, which may replace the tree.
    @exclusivity(unchecked) var diagnostics: DiagnosticLedger?
    /// Messages to show with the next frame. Here and not among the tree's patches, which a first render or a resync
    /// drops.
    @exclusivity(unchecked) var errors: [String] = []
    /// Seconds for which it has been dehydrated, as far as that was looked at.
    var dehydratedTime = 0.0
    /// The posts of which an event ended the server, or was under way when it ended.
    @exclusivity(unchecked) var interrupted: [UInt64: LeftOutEvents] = [:]
    /// What it has in the store.
    var stored = PageDurability()
    /// What its inspectors see; `nil` if it is not inspected.
    @exclusivity(unchecked) private(set) var inspection: PageInspection?
    /// About how much memory its views take, and the address that pays for it.
    @exclusivity(unchecked) var weight = PageWeight()
    var payer: AddressBlock?
    /// The bytes of frames since the last event began.
    @exclusivity(unchecked) var frameBytes = 0
    /// Later pages have larger ones: the session evicts the oldest first.
    package let order: UInt64

    private static let orders = Atomic<UInt64>(0)

    /// Whether it is one of the last 200 pages of the process.
    var isAmongLast: Bool { order &+ 200 > Self.orders.load(ordering: .relaxed) }

    init(
        _ identifier: PageIdentifier, _ content: consuming PageTree, _ document: CurrentDocument,
        _ session: OwnSession, _ context: ServerContext
    ) {
        self.identifier = identifier
        self.content = consume content
        self.session = session
        self.context = context
        channel = PageChannel(document)
        order = Self.orders.wrappingAdd(1, ordering: .relaxed).newValue
        restoreInspection()
    }

    /// Lets go of what was recorded of the page, unless somebody looks at it.
    func dropInspection() {
        inspection?.forget()
        if isKnownUniquelyReferenced(&inspection), inspection?.isWatched == false { inspection = nil }
    }

    /// Records what the page does, if it is to be inspected.
    func restoreInspection() { if inspection == nil, isInspected { inspection = PageInspection(of: self) } }

    var tree: ViewGraph? { content.views.live }
    var scene: ScenePage { content.scene }
    /// Whether pages inside others may show it: those of the inspector.
    var mayBeFramed: Bool { content.scene.inspection == .never }
    var observer: (any PageObserver)? { context.configuration.observer }

    package var graph: ViewGraph {
        get throws(Problem) {
            guard let tree else { throw .noSuchPage }
            return tree
        }
    }

    package var isConnected: Bool { channel.isConnected }
    package var sequence: UInt64 { channel.stream.last }
    package var events: EventSequence { channel.events }

    /// The browser has used the page, and has applied every frame up to `number`.
    package func recordActivity(acknowledged number: UInt64?) {
        activity.record()
        if let number { channel.acknowledge(number) }
    }

    // MARK: Work

    package func start(
        _ action: @escaping AsyncAction, _ priority: TaskPriority?, of node: Node?
    ) -> any CancellableWork {
        let (action, page, node) = (SessionBound(action), SessionBound(self), SessionBound(node))
        return session.inside { $0.start(action.value, priority, for: page.value, of: node.value) }
    }

    /// The session flushes the page when the work under way has ended.
    func markChanged() {
        guard !isPerforming else { return }
        let page = SessionBound(self)
        session.inside { $0.markChanged(page.value) }
    }
}
