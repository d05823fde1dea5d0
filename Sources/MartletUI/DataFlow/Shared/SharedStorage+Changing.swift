import MartletPublishers
import MartletValues
import Synchronization

/// How the value changes.
extension SharedStorage {
    /// Runs `body` on a copy, replaces the value with it, and notifies the subscribers of the projections that differ.
    ///
    /// Returns the result of `body`, and why its change was not made.
    @discardableResult
    func update<Result>(
        _ body: (inout Value) throws -> Result
    ) rethrows -> (result: Result, error: SharedRefusal?) {
        if let view = CurrentEvaluation.subscriber?.evaluated {
            view.graph.report(.writeDuringBody(property: "Shared<\(Value.self)>"))
        }
        let outer = CurrentUpdate.innermost
        if let outer, outer.pointee.includes(self) {
            PagelessDiagnostics.report(.nestedUpdate(value: "\(Value.self)"))
        }
        let (result, error) = try change(inside: outer, body)
        guard error == nil else { return (result, error) }
        markOwn()
        beginFanOut()
        durability.didChange(self)
        return (result, nil)
    }

    /// Says on the page whose action is being performed, or in the log, that a change was not made.
    func report(_ refusal: SharedRefusal) {
        let diagnostic = refusal.diagnostic
        if case .unavailable = refusal { durability.couldNotChange(self) }
        let isReported = (CurrentIsolation.current as? any GraphIsolation)?.report(diagnostic) ?? false
        if !isReported { PagelessDiagnostics.report(diagnostic) }
    }

    /// Replaces the value with that of an earlier process, before anybody has read it.
    func begin(with value: Value, after posts: SharedPosts) {
        content.withLock { ($0.value, $0.formerPosts) = (value, posts) }
        measure(value)
    }

    /// The value, and the posts that have changed it and are not known to be stored with their pages.
    var stored: (value: Value, posts: SharedPosts, formerPosts: SharedPosts) {
        content.withLock { ($0.value, $0.posts, $0.formerPosts) }
    }

    /// Keeps some of the posts, and returns them.
    func keepPosts(_ isKept: (SharedPost) -> Bool) -> (posts: SharedPosts, formerPosts: SharedPosts) {
        content.withLock { content in
            content.posts.keep(isKept)
            content.formerPosts.keep(isKept)
            return (content.posts, content.formerPosts)
        }
    }

    /// Runs `body` on copies until one takes the value's place. `outer` is the update that the thread is running.
    ///
    /// Where another server has the right to change the value, it is waited for. An update around this one does not keep its
    /// own value from others meanwhile: if that goes, the update runs again.
    private func change<Result>(
        inside outer: UnsafeMutablePointer<RunningUpdate>?, _ body: (inout Value) throws -> Result
    ) rethrows -> (Result, SharedRefusal?) {
        var claim = SharedPrecedence.Claim()
        defer { precedence.end(claim) }
        var waits = 0
        while true {
            if !precedence.isFree { precedence.wait(claim) }
            var version: UInt64 = 0
            var bytes = 0
            var isClosed = false
            let (former, formerPosts) = content.withLock { content in
                (version, bytes, isClosed) = (self.version, content.bytes, content.isClosed)
                return (content.value, content.formerPosts)
            }
            var value = former
            if isClosed {
                if durability.acquire(self) { continue }
                return (try body(&value), .unavailable(SharedUnavailableError("\(Value.self)")))
            }
            var update = RunningUpdate(of: self, at: version, inside: outer)
            let result = try CurrentUpdate.during(&update) { try body(&value) }
            // The stored value contains what this post has done to it.
            if durability.discardsChanges(after: formerPosts) { return (result, nil) }
            var newBytes = bytes
            if !valueSize.isConstant {
                let limit = SharedBound.ofOne.load(ordering: .relaxed)
                newBytes = valueSize.bytes(of: value, madeFrom: former, of: bytes, upTo: limit)
                if let excess = SharedBound.reserve(newBytes, insteadOf: bytes) {
                    SharedBound.countRefusal()
                    return (result, .size(SharedSizeError("\(Value.self)", newBytes, excess)))
                }
            }
            let replacement = replace(update.version, with: &value, newBytes, reserved: max(0, newBytes - bytes))
            if replacement == .made {
                // An update of the same value inside another is made at once, and the end of the outer one undoes it.
                outer?.pointee.follow(self, from: update.version, to: update.version + 1)
                return (result, nil)
            }
            SharedBound.add(min(0, bytes - newBytes))
            if replacement == .lost {
                precedence.recordLoss(&claim)
            } else {
                waits += 1
                guard waits <= Self.mostWaits, durability.waitForPosts() else {
                    return (result, .unavailable(SharedUnavailableError("\(Value.self)")))
                }
            }
        }
    }

    /// How often an update waits until there is room for its post: some five seconds.
    private static var mostWaits: Int { 250 }

    private enum Replacement {
        case made
        /// Another update was quicker, or another server has the right now.
        case lost
        /// Too many posts stand with the value whose pages are not stored yet.
        case full
    }

    /// Exchanges the value and `new`, unless the version is no longer `version`. The old value ends with the caller,
    /// outside the lock: that may take long and run the program's code.
    @inline(__always)
    private func replace(_ version: UInt64, with new: inout Value, _ bytes: Int, reserved: Int) -> Replacement {
        let performed = durability.currentPost
        let replacement: Replacement = content.withLock { content in
            guard self.version == version, !content.isClosed else { return .lost }
            if let post = performed?.post, content.posts.count + content.formerPosts.count >= SharedPosts.limit,
                !content.posts.contains(post.page)
            {
                return .full
            }
            swap(&content.value, &new)
            if bytes != content.bytes || reserved > 0 {
                // An update of the same value inside this one has counted its own change.
                SharedBound.add(bytes - content.bytes - reserved)
                content.bytes = bytes
            }
            if let performed { content.posts.add(performed.post) }
            lastVersion.store(version + 1, ordering: .releasing)
            return .made
        }
        if replacement == .made, let performed { durability.record(performed) }
        return replacement
    }

    /// Invalidates the views of the current domain, whose next output must include the change.
    func markOwn() {
        guard let own = (CurrentIsolation.current as? any GraphIsolation)?.subscriptions[self] else { return }
        let (value, version) = now
        let projections = own.readings.values.map(\.projection)
        recordChanges(of: projections.filter { $0.content.advance(to: value, version) == .changed })
        own.markChanged()
    }
}
