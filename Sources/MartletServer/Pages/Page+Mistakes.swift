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

    func report(_ diagnostic: Diagnostic) {
        observer?.page(identifier, didReport: diagnostic)
        let isDevelopment = context.configuration.isDevelopment
        let message = isDevelopment ? diagnostic.message : diagnostic.messageWithoutData
        if isDevelopment || context.logLimiter.admits(.mistake) {
            context.logger.warning("\(message)", metadata: ["page": "\(scene.path.text)"])
        }
        if isDevelopment { showError(message) }
    }

    /// The messages that wait, for HTML that shows them.
    func takeErrors() -> [String] {
        defer { errors.removeAll() }
        return errors
    }

    func showError(_ message: String) {
        // They wait outside the tree's patches, which a first render or a resync throws away. What goes wrong while the tree is
        // being made stands in the page's HTML.
        if errors.count < Self.waitingErrorLimit { errors.append(message) }
        if let tree, !tree.isDirty { noteChange() }
    }
}
