import MartletUI
import Synchronization

/// What a visitor's last event worked with: when the next one comes, the processor is asked for all of it at once.
///
/// While other visitors have their turns, these objects leave the core's nearest cache. Otherwise they come back in lines
/// of 64 bytes, one after another, and many only when the one before has said where to look: that was a tenth of an event
/// of each of 200 busy sessions.
struct RecentObjects: ~Copyable, Sendable {
    // As numbers, which the front's thread reads while the session's may change them: each of them is right by itself.
    private let session = Atomic<UInt>(0)
    private let page = Atomic<UInt>(0)
    private let tree = Atomic<UInt>(0)
    private let view = Atomic<UInt>(0)

    func note(_ session: Session, _ page: Page, _ tree: ViewGraph) {
        // Few views have more than ten lines.
        let view = tree.lastEvaluated.map { ObjectMemory(of: $0, lines: 10).bits }
        self.view.store(view ?? 0, ordering: .relaxed)
        guard !ObjectMemory(bits: self.tree.load(ordering: .relaxed)).isOf(tree) else { return }
        self.session.store(ObjectMemory(of: session).bits, ordering: .relaxed)
        self.page.store(ObjectMemory(of: page).bits, ordering: .relaxed)
        self.tree.store(ObjectMemory(of: tree).bits, ordering: .relaxed)
    }

    /// Asks the processor for them, from any thread.
    func fetch() {
        ObjectMemory(bits: session.load(ordering: .relaxed)).fetch()
        ObjectMemory(bits: page.load(ordering: .relaxed)).fetch()
        ObjectMemory(bits: tree.load(ordering: .relaxed)).fetch()
        ObjectMemory(bits: view.load(ordering: .relaxed)).fetch()
    }
}
