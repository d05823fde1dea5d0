import MartletUI
import MartletValues
import Synchronization

/// What is read from the store.
extension ClusterValues {
    /// A value as it is in the store now. Of its large parts, only those are read that were not before.
    func read(_ key: StoreKey) throws(StoreError) -> SharedRecords.Found? {
        guard let (name, known) = state.withLock({ state in state.entries[key].map { ($0.name, $0.parts) } }) else {
            return SharedRecords.values(in: try store.records(of: key)).first
        }
        let found = try SharedRecords.read(name, of: key, knowing: known, in: store)
        if let found { state.withLock { $0.entries[key]?.parts = found.record.blobs } }
        return found
    }

    // MARK: Posts

    /// Milliseconds between two questions which posts of other servers are stored with their pages, and how many are asked for.
    private static let (pauseOfTidying, mostQuestions): (UInt64, Int) = (1_000, 200)

    /// Forgets posts that other servers have performed and stored with their pages. Nobody else tells this server.
    func forgetOthersPosts() {
        let now = SystemTime.milliseconds
        let values: [any StoredShared] = state.withLock { state in
            guard now >= state.nextTidying else { return [] }
            state.nextTidying = now + Self.pauseOfTidying
            return state.entries.values.filter(\.right.isHeld).compactMap(\.value)
        }
        for value in values {
            let posts = value.othersPosts
            guard !posts.isEmpty else { continue }
            var stored: [UInt64: UInt64] = [:]
            for post in posts.prefix(max(Self.mostQuestions, posts.count - Self.mostWithoutHurry)) {
                guard let isStored = try? isStored(post) else { break }
                if isStored { stored[post.page] = post.number }
            }
            _ = value.forgetPosts { post in stored[post.page].map { post.number <= $0 } ?? false }
        }
    }

    /// From so many posts on, as many are asked for as there are more.
    private static let mostWithoutHurry = 10_000

    /// Whether a page is stored with its post, or will never perform it again because it is not there any more.
    private func isStored(_ post: SharedPost) throws(StoreError) -> Bool {
        let owner = StoreKey(high: post.owner.high, low: post.owner.low)
        let records = try store.records(of: owner, named: [RecordName.page(post.page)])
        guard let last = records.first.flatMap({ StoredPageHead.lastPost(post.page, in: $0) }) else { return true }
        return last >= post.number
    }
}
