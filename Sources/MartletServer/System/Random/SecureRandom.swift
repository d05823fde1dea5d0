import Glibc
import Synchronization

/// Random numbers that cannot be guessed, fetched from the system in blocks: a system call for each would cost more
/// than the page that needs it.
enum SecureRandom {
    private static let pool = Mutex<(words: [UInt64], next: Int)>(([], 0))

    static func next() -> UInt64 {
        pool.withLock { pool in
            if pool.next == pool.words.count {
                // The system returns at most 256 bytes at once.
                let words = [UInt64](unsafeUninitializedCapacity: 32) { buffer, count in
                    guard let start = buffer.baseAddress else { return }
                    count = getentropy(start, 256) == 0 ? 32 : 0
                }
                var generator = SystemRandomNumberGenerator()
                pool = (words.isEmpty ? [generator.next()] : words, 0)
            }
            defer {
                pool.words[pool.next] = 0
                pool.next += 1
            }
            return pool.words[pool.next]
        }
    }
}
