/// A diagnostic and the view that caused it.
package struct ViewDiagnostic: Hashable, Sendable {
    package let diagnostic: Diagnostic
    /// The name of the program's view; `nil` if none is known.
    package let view: String?

    package init(_ diagnostic: Diagnostic, in view: String?) {
        self.diagnostic = diagnostic.keeping(200)
        self.view = view
    }

    private init(withoutDataOf other: ViewDiagnostic) {
        diagnostic = other.diagnostic.keeping(0)
        view = other.view
    }

    /// The same diagnostic, whatever values caused it.
    package var withoutData: ViewDiagnostic { ViewDiagnostic(withoutDataOf: self) }

    /// One or two sentences, with the number of occurrences so far.
    package func message(count: Int = 1) -> String { text(diagnostic.message, count) }

    /// The same message without what may be a visitor's data.
    package func messageWithoutData(count: Int = 1) -> String { text(diagnostic.messageWithoutData, count) }

    private func text(_ message: String, _ count: Int) -> String {
        var text = message
        if let view, !message.hasPrefix(view) { text = "\(view): \(message)" }
        return count > 1 ? "\(text) (\(count) times so far)" : text
    }
}

/// The diagnostics of one page. Each is reported once, and again, with a count, when it has occurred ten times as
/// often.
///
/// Reports wait until the work under way has ended, so that a table whose rows all cause a diagnostic reports it once.
package final class DiagnosticLedger {
    /// The maximum number of different diagnostics that are kept. Others are not reported.
    package static let limit = 50

    private struct Entry {
        var count = 0
        /// The number of occurrences at which the diagnostic is reported next.
        var threshold = 1
    }

    private var entries: [ViewDiagnostic: Entry] = [:]
    private var due: [ViewDiagnostic] = []

    package init() {}

    /// Counts an occurrence. Returns whether there is now something to report that there was not before.
    package func add(_ diagnostic: ViewDiagnostic) -> Bool {
        guard var entry = entries[diagnostic] ?? (entries.count < Self.limit ? Entry() : nil) else { return false }
        entry.count += 1
        let isDue = entry.count == entry.threshold
        entries[diagnostic] = entry
        if isDue { due.append(diagnostic) }
        return isDue
    }

    /// The diagnostics to report now, with the number of occurrences of each so far.
    package func removeDue() -> [(diagnostic: ViewDiagnostic, count: Int)] {
        guard !due.isEmpty else { return [] }
        defer { due.removeAll() }
        return due.map { diagnostic in
            let count = entries[diagnostic]?.count ?? 1
            while let threshold = entries[diagnostic]?.threshold, threshold <= count {
                entries[diagnostic]?.threshold = threshold * 10
            }
            return (diagnostic, count)
        }
    }
}
