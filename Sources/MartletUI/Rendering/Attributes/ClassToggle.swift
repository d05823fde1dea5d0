/// A class that is present or not, in two bytes: each row of a table with a thousand rows stores one.
///
/// The name is a literal of the program and is interned.
@usableFromInline
package struct ClassToggle: Equatable, Sendable {
    private let bits: UInt16
    private static let on: UInt16 = 0x8000

    @usableFromInline
    package init(_ name: StaticString, isOn: Bool) {
        let number = Self.names.number(of: name) { Self.isName($0) ? Name(name) : nil }
        if number == 0 { Diagnostic.refusedClass(name.description).report() }
        bits = isOn ? number | Self.on : number
    }

    package var name: StaticString { Self.names[bits & ~Self.on].literal }
    package var isOn: Bool { bits & Self.on != 0 }

    private final class Name: Sendable {
        let literal: StaticString
        init(_ literal: StaticString) { self.literal = literal }
    }

    /// A browser refuses to add or remove any other text than the name of one class, and a patch would break.
    private static func isName(_ text: String) -> Bool { !text.isEmpty && !text.contains(where: \.isWhitespace) }

    private static let names = InternTable(fallback: Name("m-refused"))
}
