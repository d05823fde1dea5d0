package import MartletUI

/// One transaction of an inspected page: what began it, what was evaluated, and what was sent.
package struct InspectedTransaction: Sendable, Identifiable {
    /// What began a transaction.
    package enum Cause: Sendable {
        /// The page was made.
        case load
        /// Events of the page's browser, by type and view.
        case events([Event])
        /// A write outside an event: of a task, of a timer, or of another visitor.
        case write
    }

    package struct Event: Sendable {
        package let type: String
        package let target: String
        /// The program's view whose element the event belongs to.
        package let view: String?
    }

    /// Transactions of one page are numbered from 1.
    package let number: Int
    package let cause: Cause
    package let work: InspectedWork
    /// The properties whose values it has changed, of which a long list keeps the first.
    package let changes: [InspectedChange]
    /// The number of the frame, and the bytes of its patches; `nil` if nothing was sent.
    package let frame: UInt64?
    package let bytes: Int
    /// The patches, of which a long frame keeps the first.
    package let patches: [InspectedPatch]
    /// How many patches there were.
    package let patchCount: Int
    /// From the event, or from the first evaluation, until everything was sent.
    package let nanoseconds: Int
    /// From the event until the browser had changed the document, as the browser reports it.
    package var milliseconds: Double?

    package var id: Int { number }

    /// About how many bytes of memory it takes.
    var weight: Int {
        256 + causeWeight + work.evaluations.count * 128 + work.comparisons.count * 64
            + changes.reduce(0) { $0 + $1.before.utf8.count + $1.after.utf8.count + 96 }
            + patches.reduce(0) { $0 + $1.json.utf8.count + $1.words.utf8.count + 64 }
    }

    /// The browser chooses the events' texts.
    private var causeWeight: Int {
        guard case .events(let events) = cause else { return 0 }
        return events.reduce(0) { $0 + $1.type.utf8.count + $1.target.utf8.count + 64 }
    }
}
