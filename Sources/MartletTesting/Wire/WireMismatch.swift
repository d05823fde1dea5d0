/// Something that the wire does not allow: HTML, JSON or a patch that does not fit the page.
///
/// It is a mistake of the engine's (or of a test that writes patches by hand), never of a view's.
package struct WireMismatch: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
