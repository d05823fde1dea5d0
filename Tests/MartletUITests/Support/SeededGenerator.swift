import Foundation

/// Random numbers that are the same for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to, not including, `bound`.
    mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

    /// True once in `count` times.
    mutating func once(in count: Int) -> Bool { below(count) == 0 }
}

/// The seeds of the random tests: fixed, so that a run can be repeated, or the one that `MARTLET_SEED` names.
/// `MARTLET_SEEDS=5000` tries that many.
enum Seeds {
    static func first(_ count: UInt64) -> [UInt64] {
        let environment = ProcessInfo.processInfo.environment
        if let seed = environment["MARTLET_SEED"].flatMap(UInt64.init) { return [seed] }
        return Array(1...max(1, environment["MARTLET_SEEDS"].flatMap(UInt64.init) ?? count))
    }
}
