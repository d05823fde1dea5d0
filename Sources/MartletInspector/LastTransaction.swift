import MartletServer
import MartletUI

/// The last transaction alone, for a small place: what was sent, and how much was not touched.
struct LastTransaction: View {
    let inspection: PageInspection

    var body: some View {
        if let transaction = inspection.transactions.last, case .load = transaction.cause {
            VStack(alignment: .leading, spacing: 8) {
                Text("Press a button to see what the server sends. One changed text looks like this:")
                Text(verbatim: #"["t",4,"Count: 1"]"#).monospaced()
            }
            .foregroundStyle(.secondary)
        } else if let transaction = inspection.transactions.last {
            VStack(alignment: .leading, spacing: 8) {
                if transaction.frame != nil {
                    ForEach(Array(transaction.patches.prefix(6).enumerated()), id: \.offset) { _, patch in
                        Text(patch.json).monospaced()
                    }
                    Text(
                        "\(transaction.bytes) bytes, \(Duration.text(nanoseconds: transaction.nanoseconds)) after the press"
                    )
                    .foregroundStyle(.secondary)
                } else {
                    Text("Nothing was sent.").foregroundStyle(.secondary)
                }
                EvaluationList(work: transaction.work)
                Text(
                    transaction.work.untouched == 1
                        ? "1 view was not touched." : "\(transaction.work.untouched) views were not touched.")
            }
        }
    }
}
