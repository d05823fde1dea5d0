/// Data that the protocol does not allow: HTML, JSON or a patch that does not fit the page.
///
/// The cause is a bug in the engine (or in a test that writes patches by hand), never in a view.
package struct WireMismatch: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
