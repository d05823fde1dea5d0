import MartletServer
import MartletUI

/// Everything that happened in a transaction.
struct TransactionDetails: View {
    let transaction: InspectedTransaction

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ChangeList(changes: transaction.changes)
            EvaluationList(work: transaction.work)
            ComparisonList(work: transaction.work)
            PatchList(transaction: transaction)
        }
        .font(.caption)
        .padding(.leading, 14)
    }
}

/// The properties that have other values than before.
private struct ChangeList: View {
    let changes: [InspectedChange]

    var body: some View {
        if !changes.isEmpty {
            VStack(alignment: .leading, spacing: 2) {
                Text("Changed").foregroundStyle(.secondary)
                ForEach(Array(changes.enumerated()), id: \.offset) { _, change in
                    Text(verbatim: "\(change.view).\(change.property): \(change.before) → \(change.after)").monospaced()
                }
            }
        }
    }
}

/// The bodies that were evaluated, and why.
struct EvaluationList: View {
    let work: InspectedWork

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(work.evaluations.isEmpty ? "No body was evaluated" : "Evaluated").foregroundStyle(.secondary)
            ForEach(Array(work.evaluations.enumerated()), id: \.offset) { _, evaluation in
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    Text(evaluation.view).monospaced().bold()
                    Text(evaluation.reasons.isEmpty ? "unchanged" : evaluation.reasons.joined(separator: ", "))
                        .monospaced()
                    Spacer()
                    Text(Duration.text(nanoseconds: evaluation.nanoseconds)).monospacedDigit()
                        .foregroundStyle(.secondary)
                }
            }
            if work.furtherEvaluations > 0 { Text("and \(work.furtherEvaluations) more") }
        }
    }
}

/// The views that were compared and skipped, by kind.
private struct ComparisonList: View {
    let work: InspectedWork

    private struct Line: Identifiable {
        let view: String
        let comparison: String
        var count: Int
        var id: String { view + comparison }
    }

    /// Rows of one type are one line.
    private var lines: [Line] {
        var lines: [Line] = []
        for comparison in work.comparisons {
            if let index = lines.firstIndex(where: {
                $0.view == comparison.view && $0.comparison == comparison.kind.rawValue
            }) {
                lines[index].count += 1
            } else {
                lines.append(Line(view: comparison.view, comparison: comparison.kind.rawValue, count: 1))
            }
        }
        return lines
    }

    var body: some View {
        if !work.comparisons.isEmpty {
            VStack(alignment: .leading, spacing: 2) {
                Text("Compared and skipped").foregroundStyle(.secondary)
                ForEach(lines) { line in
                    HStack(alignment: .firstTextBaseline, spacing: 8) {
                        Text(line.count > 1 ? "\(line.count) × \(line.view)" : line.view).monospaced()
                        Spacer()
                        Text("by \(line.comparison)").foregroundStyle(.secondary)
                    }
                }
                if work.furtherComparisons > 0 { Text("and \(work.furtherComparisons) more") }
            }
        }
    }
}

/// The patches, in words and as they were sent.
struct PatchList: View {
    let transaction: InspectedTransaction

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(title).foregroundStyle(.secondary)
            ForEach(Array(transaction.patches.enumerated()), id: \.offset) { _, patch in
                VStack(alignment: .leading, spacing: 0) {
                    Text(patch.words)
                    Text(patch.json).monospaced().foregroundStyle(.secondary)
                }
            }
            if transaction.patchCount > transaction.patches.count {
                Text("and \(transaction.patchCount - transaction.patches.count) more")
            }
        }
    }

    private var title: String {
        if case .load = transaction.cause { return "Sent as HTML, \(transaction.bytes) bytes" }
        guard let frame = transaction.frame else { return "Nothing was sent" }
        return "Sent as frame \(frame), \(transaction.bytes) bytes"
    }
}
