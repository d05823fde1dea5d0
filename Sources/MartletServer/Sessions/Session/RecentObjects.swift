import MartletUI
import Synchronization

/// What a visitor's last event worked with: when the next one comes, all of it is prefetched.
///
/// While other visitors have their turns, these objects leave the processor's second cache. Without a prefetch, they come
/// back one cache line after another, and many only when the one before has said where to look.
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
        // The same page, then, in the same session.
        guard !ObjectMemory(bits: self.tree.load(ordering: .relaxed)).isOf(tree) else { return }
        self.session.store(ObjectMemory(of: session).bits, ordering: .relaxed)
        self.page.store(ObjectMemory(of: page).bits, ordering: .relaxed)
        self.tree.store(ObjectMemory(of: tree).bits, ordering: .relaxed)
    }

    /// From any thread, and also for a post that is refused later: it takes no more than sixty cache lines.
    func prefetch() {
        ObjectMemory(bits: session.load(ordering: .relaxed)).prefetch()
        ObjectMemory(bits: page.load(ordering: .relaxed)).prefetch()
        ObjectMemory(bits: tree.load(ordering: .relaxed)).prefetch()
        ObjectMemory(bits: view.load(ordering: .relaxed)).prefetch()
    }
}
