#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Logging
import MartletUI

/// What goes wrong on a page. It is logged and shown to the visitor, and the page continues.
extension Page {
    /// The greatest number of messages that wait, for a page that fails over and over without a stream.
    private static let waitingErrorLimit = 8

    /// An action has thrown: logs the error under a reference, and shows a message with the reference.
    package func reportFailure(_ error: any Error) {
        let reference = String(SecureRandom.next(), radix: 36)
        if context.logLimiter.admits(.failure) {
            context.logger.error(
                "An action failed",
                metadata: ["reference": "\(reference)", "error": "\(FailureSummary.text(of: error))"])
            context.logger.debug("What failed", metadata: ["reference": "\(reference)", "error": "\(error)"])
        }
        let message =
            context.configuration.isDevelopment
            ? (error as? any LocalizedError)?.errorDescription ?? "\(error)"
            : "Something went wrong. If it happens again, tell us this reference: \(reference)"
        showError(message)
    }

    /// An event found its target gone or changed when its turn came: nothing happens, and the client sees the page as
    /// it is.
    func reportRejection(of event: EventPost.Event, _ problem: Problem) {
        context.statistics.countRejection(status: problem.status)
        guard context.logLimiter.admits(.event) else { return }
        context.logger.notice(
            "Event refused",
            metadata: ["page": "\(scene.path.text)", "type": "\(event.type.name)", "reason": "\(problem.reason)"])
    }

    /// A browser's document was changed by an extension or a script, and is repaired.
    func reportMismatches(_ count: Int) {
        context.statistics.mismatches.add(count)
        guard context.logLimiter.admits(.mismatches) else { return }
        context.logger.info(
            "Patches did not fit a browser's document", metadata: ["page": "\(scene.path.text)", "count": "\(count)"])
    }

    /// Keeps a diagnostic of a view. It is reported when the piece of work under way has ended, together with what is like
    /// it.
    func record(_ diagnostic: ViewDiagnostic) {
        let ledger = diagnostics ?? DiagnosticLedger()
        diagnostics = ledger
        let isDevelopment = context.configuration.isDevelopment
        if ledger.add(isDevelopment ? diagnostic : diagnostic.withoutData) { markForMessage() }
    }

    /// Reports the diagnostics since the last time: in the log and, in development, on the page.
    func reportDiagnostics() {
        guard let diagnostics else { return }
        let isDevelopment = context.configuration.isDevelopment
        var symbols: [String] = []
        for (diagnostic, count) in diagnostics.removeDue() {
            observer?.page(identifier, didReport: diagnostic, count: count)
            let message = isDevelopment ? diagnostic.message(count: count) : diagnostic.messageWithoutData(count: count)
            if isDevelopment || context.logLimiter.admits(.diagnostic) {
                context.logger.warning("\(message)", metadata: ["page": "\(scene.path.text)"])
            }
            if case .unknownSymbol(let name) = diagnostic.diagnostic {
                symbols.append(name)
            } else if isDevelopment {
                add(message)
            }
        }
        // A page with many symbols says so once. The log has each with its view.
        if isDevelopment, let first = symbols.first {
            add(symbols.count == 1 ? Diagnostic.unknownSymbol(first).message : Self.unknown(symbols))
        }
    }

    private static func unknown(_ symbols: [String]) -> String {
        let names = symbols.prefix(10).map { $0.prefix(bytes: 80).debugDescription }
        let more = symbols.count > names.count ? " and \(symbols.count - names.count) more" : ""
        return "There are no symbols \(names.joined(separator: ", "))\(more); neutral ones are shown."
    }

    /// The messages that wait, for HTML that shows them.
    func removeErrors() -> [String] {
        reportDiagnostics()
        defer { errors.removeAll() }
        return errors
    }

    func showError(_ message: String) {
        add(message)
        markForMessage()
    }

    // They wait outside the tree's patches, which a first render or a resync throws away. What goes wrong while the
    // tree is being made stands in the page's HTML.
    private func add(_ message: String) { if errors.count < Self.waitingErrorLimit { errors.append(message) } }

    private func markForMessage() { if let tree, !tree.isDirty { markChanged() } }
}
