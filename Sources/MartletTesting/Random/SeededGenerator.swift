/// A random number generator that returns the same numbers for the same seed, so that a test can be repeated.
///
/// It uses SplitMix64, which is not suitable for secrets.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator whose numbers depend on `seed` only.
    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a number from 0 up to, but not including, `bound`. Returns 0 if `bound` is not positive.
    public mutating func below(_ bound: Int) -> Int { bound > 0 ? Int.random(in: 0..<bound, using: &self) : 0 }

    /// Returns `true` once in `count` times.
    public mutating func once(in count: Int) -> Bool { below(count) == 0 }
}
