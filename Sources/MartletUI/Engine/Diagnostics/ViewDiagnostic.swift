/// A mistake and the view that makes it.
package struct ViewDiagnostic: Hashable, Sendable {
    package let diagnostic: Diagnostic
    /// The name of the program's view; `nil` where none is known.
    package let view: String?

    package init(_ diagnostic: Diagnostic, in view: String?) {
        self.diagnostic = diagnostic.keeping(200)
        self.view = view
    }

    private init(withoutDataOf mistake: ViewDiagnostic) {
        diagnostic = mistake.diagnostic.keeping(0)
        view = mistake.view
    }

    /// The same mistake, whatever values it was made with.
    package var withoutData: ViewDiagnostic { ViewDiagnostic(withoutDataOf: self) }

    /// One or two sentences, and how often it was made so far.
    package func message(count: Int = 1) -> String { told(diagnostic.message, count) }

    /// The same without what may be a visitor's data.
    package func messageWithoutData(count: Int = 1) -> String { told(diagnostic.messageWithoutData, count) }

    private func told(_ message: String, _ count: Int) -> String {
        var text = message
        if let view, !message.hasPrefix(view) { text = "\(view): \(message)" }
        return count > 1 ? "\(text) (\(count) times so far)" : text
    }
}

/// The mistakes of one page: each is told once, and again, with a count, when it has been made ten times as often.
///
/// It is told when the work under way has ended, so that a table whose rows all make it says so once.
package final class DiagnosticLedger {
    /// Most different mistakes that are kept. Of others nothing is said.
    package static let limit = 50

    private struct Entry {
        var count = 0
        /// How often it has to be made to be told.
        var threshold = 1
    }

    private var entries: [ViewDiagnostic: Entry] = [:]
    private var due: [ViewDiagnostic] = []

    package init() {}

    /// A mistake was made. Gives whether something is to be told that was not before.
    package func note(_ mistake: ViewDiagnostic) -> Bool {
        guard var entry = entries[mistake] ?? (entries.count < Self.limit ? Entry() : nil) else { return false }
        entry.count += 1
        let isDue = entry.count == entry.threshold
        entries[mistake] = entry
        if isDue { due.append(mistake) }
        return isDue
    }

    /// What is to be told now, and how often each was made so far.
    package func takeDue() -> [(mistake: ViewDiagnostic, count: Int)] {
        guard !due.isEmpty else { return [] }
        defer { due.removeAll() }
        return due.map { mistake in
            let count = entries[mistake]?.count ?? 1
            while let threshold = entries[mistake]?.threshold, threshold <= count {
                entries[mistake]?.threshold = threshold * 10
            }
            return (mistake, count)
        }
    }
}
