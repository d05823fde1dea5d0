import Foundation

/// The seeds of the random tests: fixed, so that a run can be repeated, or the one in `MARTLET_SEED`.
/// `MARTLET_SEEDS=5000` tries that many.
package enum Seeds {
    package static func first(_ count: UInt64) -> [UInt64] {
        let environment = ProcessInfo.processInfo.environment
        if let seed = environment["MARTLET_SEED"].flatMap(UInt64.init) { return [seed] }
        return Array(1...max(1, environment["MARTLET_SEEDS"].flatMap(UInt64.init) ?? count))
    }
}
