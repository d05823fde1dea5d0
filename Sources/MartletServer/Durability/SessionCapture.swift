import MartletUI

/// What one session gives to a commit.
struct SessionCapture: Sendable {
    let session: Session
    let owner: StoreKey
    let expires: Int64
    let tags: OwnerTags
    let fence: StoreFence
    let changes: [StoreBatch.Change]
    /// The last posts that the records of pages contain.
    let posts: [SharedPost]

    /// The same without values, which may be large.
    var withoutPuts: SessionCapture {
        let removals = changes.filter { if case .remove = $0 { true } else { false } }
        return SessionCapture(
            session: session, owner: owner, expires: expires, tags: tags, fence: fence, changes: removals, posts: posts)
    }
}
