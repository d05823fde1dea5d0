import Logging
import MartletUI

/// What goes wrong on a page: told in the log and to the visitor, and the page lives on.
extension Page {
    /// Most messages that wait; a page that fails over and over without a stream says no more than this.
    private static let waitingErrorLimit = 8

    /// An action has thrown: told in the log, shown on the page, and the page lives on.
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
            ? "\(error)" : "Something went wrong. If it happens again, tell us this reference: \(reference)"
        showError(message)
    }

    /// An event found its target gone or changed when its turn came: nothing is done, and the client sees the page as it is.
    func noteRejection(of event: EventPost.Event, _ problem: Problem) {
        context.statistics.noteRejection(status: problem.status)
        guard context.logLimiter.admits(.event) else { return }
        context.logger.notice(
            "Event refused",
            metadata: ["page": "\(scene.path.text)", "type": "\(event.type.name)", "reason": "\(problem.reason)"])
    }

    /// A browser's document was changed by others, and is mended.
    func noteMismatches(_ count: Int) {
        context.statistics.mismatches.add(count)
        guard context.logLimiter.admits(.mismatches) else { return }
        context.logger.info(
            "Patches did not fit a browser's document", metadata: ["page": "\(scene.path.text)", "count": "\(count)"])
    }

    /// A view has made a mistake. It is told when the piece of work under way has ended, together with what is like it.
    func note(_ mistake: ViewDiagnostic) {
        let ledger = mistakes ?? DiagnosticLedger()
        mistakes = ledger
        let isDevelopment = context.configuration.isDevelopment
        if ledger.note(isDevelopment ? mistake : mistake.withoutData) { noteMessage() }
    }

    /// Tells the mistakes that have been made since the last time: in the log and, in development, on the page.
    func reportDiagnostics() {
        guard let mistakes else { return }
        let isDevelopment = context.configuration.isDevelopment
        for (mistake, count) in mistakes.takeDue() {
            observer?.page(identifier, didReport: mistake, count: count)
            let message = isDevelopment ? mistake.message(count: count) : mistake.messageWithoutData(count: count)
            if isDevelopment || context.logLimiter.admits(.mistake) {
                context.logger.warning("\(message)", metadata: ["page": "\(scene.path.text)"])
            }
            if isDevelopment { add(message) }
        }
    }

    /// The messages that wait, for HTML that shows them.
    func takeErrors() -> [String] {
        reportDiagnostics()
        defer { errors.removeAll() }
        return errors
    }

    func showError(_ message: String) {
        add(message)
        noteMessage()
    }

    // They wait outside the tree's patches, which a first render or a resync throws away. What goes wrong while the tree is
    // being made stands in the page's HTML.
    private func add(_ message: String) { if errors.count < Self.waitingErrorLimit { errors.append(message) } }

    private func noteMessage() { if let tree, !tree.isDirty { noteChange() } }
}
