import Glibc
import Synchronization

/// Random numbers that nobody can guess, fetched from the system in blocks: a call for each would cost more than the
/// page it is for.
enum SecureRandom {
    private static let pool = Mutex<(words: [UInt64], next: Int)>(([], 0))

    static func next() -> UInt64 {
        pool.withLock { pool in
            if pool.next == pool.words.count {
                var generator = SystemRandomNumberGenerator()
                let words = [UInt64](unsafeUninitializedCapacity: 256) { buffer, count in
                    count = getrandom(buffer.baseAddress, buffer.count * 8, 0) == buffer.count * 8 ? buffer.count : 0
                }
                // A read cut short by a signal gives nothing; one number at a time always works.
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
