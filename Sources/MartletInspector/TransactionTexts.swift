import MartletServer
import MartletUI

extension InspectedTransaction {
    /// What began it.
    var title: String {
        switch cause {
        case .load: return "\(number). Loaded"
        case .write:
            let changed = work.evaluations.first.map { " of \($0.reasons.joined(separator: ", ")) in \($0.view)" } ?? ""
            return "\(number). Write\(changed)"
        case .events(let events):
            let texts = events.map { event in event.view.map { "\(event.type) in \($0)" } ?? event.type }
            return "\(number). \(texts.joined(separator: ", "))"
        }
    }

    /// Its numbers, in a line.
    var summary: String {
        var parts = [
            "\(work.evaluations.count + work.furtherEvaluations) evaluated",
            "\(work.comparisons.count + work.furtherComparisons) skipped", "\(work.untouched) untouched",
            "\(bytes) bytes", Duration.text(nanoseconds: nanoseconds),
        ]
        if let milliseconds { parts.append("in the document after \(milliseconds) ms") }
        return parts.joined(separator: " · ")
    }
}

extension Duration {
    /// `12.3 µs`, `4.5 ms`.
    static func text(nanoseconds: Int) -> String {
        nanoseconds < 1_000_000
            ? "\(Double(nanoseconds / 100) / 10) µs" : "\(Double(nanoseconds / 100_000) / 10) ms"
    }
}
