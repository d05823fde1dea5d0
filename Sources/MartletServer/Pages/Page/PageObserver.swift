package import MartletUI

/// Observes the pages of a server, for tests. Called on the page's session.
///
/// A page that is observed makes frames after each piece of work even if it has no stream.
package protocol PageObserver: AnyObject, Sendable {
    /// Bodies have been evaluated: the names of the views, in order.
    func page(_ page: PageIdentifier, didEvaluate views: [String])
    /// A frame has been made; `patches` is its JSON array.
    func page(_ page: PageIdentifier, didSend patches: Bytes, number: UInt64)
    /// A diagnostic of a view was reported; it has occurred `count` times so far.
    func page(_ page: PageIdentifier, didReport diagnostic: ViewDiagnostic, count: Int)
}
