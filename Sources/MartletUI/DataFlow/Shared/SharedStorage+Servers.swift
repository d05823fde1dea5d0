import MartletValues
import Synchronization

/// A value that other servers change as well. It is closed here while another server has the right to change it.
extension SharedStorage {
    package func close() {
        durability.becomeOneOfSeveral()
        content.withLock { $0.isClosed = true }
    }

    /// Whether another server has the right to change it, or may.
    var isClosed: Bool { content.withLock(\.isClosed) }

    package func open() { content.withLock { $0.isClosed = false } }

    package func didWrite(_ version: Int64) {
        content.withLock { $0.storedVersion = max($0.storedVersion, version) }
    }

    package func forgetWritten() { content.withLock { $0.storedVersion = 0 } }

    /// Whether a stored value with this version is newer than the one here.
    func mayTake(_ version: Int64) -> Bool { content.withLock { $0.isClosed && version > $0.storedVersion } }

    /// Replaces the value with one that another server has stored, unless that is not newer any more. All who read it hear
    /// of it, as of a change that was made here.
    func replace(with value: Value, after posts: SharedPosts, storedAs storedVersion: Int64) {
        // What it replaces ends outside the lock.
        var value = value
        let bytes = valueSize.isConstant ? 0 : valueSize.bytes(of: value, upTo: 1 << 40)
        let isReplaced = content.withLock { content in
            guard content.isClosed, storedVersion > content.storedVersion else { return false }
            swap(&content.value, &value)
            content.storedVersion = storedVersion
            (content.posts, content.formerPosts) = (SharedPosts(), posts)
            if !valueSize.isConstant {
                SharedBound.add(bytes - content.bytes)
                content.bytes = bytes
            }
            lastVersion.wrappingAdd(1, ordering: .releasing)
            return true
        }
        guard isReplaced else { return }
        markOwn()
        beginFanOut()
    }
}
