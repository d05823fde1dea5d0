#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A turn of the program's code on the thread that handles all requests (``InlineExecutionPolicy``).
///
/// That thread waits for nobody. What would have to wait goes on without, and the turn remembers it, so that the code
/// runs elsewhere from then on.
package enum InlineTurn {
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// What the key holds: 0 outside of inline turns. The numbers are never used as pointers.
    private static var state: Int { Int(bitPattern: pthread_getspecific(key)) }
    private static let (undisturbed, hasMetWait) = (1, 2)

    private static func set(_ state: Int) { pthread_setspecific(key, UnsafeRawPointer(bitPattern: state)) }

    /// Whether the calling thread may wait. If not, its turn is marked as one that would have waited.
    @discardableResult
    package static func mayWait() -> Bool {
        guard state != 0 else { return true }
        set(hasMetWait)
        return false
    }

    /// Runs `body` as an inline turn. Returns whether it would have waited.
    package static func run(_ body: () -> Void) -> Bool {
        let outer = state
        set(undisturbed)
        defer { set(outer) }
        body()
        return state == hasMetWait
    }
}
