import Synchronization

/// A class for one CSS declaration, the same in every page of the process.
package struct StyleClass: Equatable, Sendable {
    private let declaration: Declaration

    /// The class of `property: value`. The property is a literal; the value must hold no `;`, `{` or `}`.
    package init(_ property: StaticString, _ value: String) {
        declaration = Table.shared.declaration(property.description, value)
    }

    /// The class of `property: value`, or `nil` if there are `limit` classes of that property already and this is not one
    /// of them. What is refused once stays refused, so whether a value has a class never changes.
    package init?(_ property: StaticString, _ value: String, limit: Int) {
        guard let declaration = Table.shared.declaration(property.description, value, limit: limit) else { return nil }
        self.declaration = declaration
    }

    /// The class of several declarations that go together, for one `group`.
    package init(_ group: StaticString, declarations: StaticString) {
        declaration = Table.shared.declaration(group.description, declarations: declarations.description)
    }

    package var name: String { declaration.name }
    /// The property: of two classes with one property only one can hold.
    package var group: String { declaration.property }
    /// The whole rule, for a style sheet.
    package var rule: String { declaration.rule }
    package var number: Int { declaration.number }

    package static func == (left: StyleClass, right: StyleClass) -> Bool { left.declaration === right.declaration }

    private final class Declaration: Sendable {
        let number: Int
        let name: String
        let property: String
        let rule: String

        init(_ number: Int, _ name: String, _ property: String, _ declaration: String) {
            self.number = number
            self.name = name
            self.property = property
            // A font sets all of its parts, so it gives way to a class for one of them, in whatever order they came.
            rule = property == "font" ? ":where(.\(name)){\(declaration)}" : ".\(name){\(declaration)}"
        }
    }

    private final class Table: Sendable {
        private struct Contents {
            var declarations: [String: Declaration] = [:]
            /// How many of a property there are, for those that are limited.
            var counts: [String: Int] = [:]
        }

        static let shared = Table()
        private let contents = Mutex(Contents())

        func declaration(_ property: String, _ value: String) -> Declaration {
            declaration(property, declarations: Self.text(property, value))
        }

        func declaration(_ property: String, declarations text: String) -> Declaration {
            contents.withLock { Self.find(text, property, &$0) }
        }

        func declaration(_ property: String, _ value: String, limit: Int) -> Declaration? {
            let text = Self.text(property, value)
            return contents.withLock { contents in
                if let known = contents.declarations[text] { return known }
                guard contents.counts[property, default: 0] < limit else { return nil }
                contents.counts[property, default: 0] += 1
                return Self.find(text, property, &contents)
            }
        }

        private static func find(_ text: String, _ property: String, _ contents: inout Contents) -> Declaration {
            if let known = contents.declarations[text] { return known }
            let name = "m" + String(hash(text), radix: 36)
            let made = Declaration(contents.declarations.count, name, property, text)
            contents.declarations[text] = made
            return made
        }

        private static func text(_ property: String, _ value: String) -> String {
            let isSafe = !value.utf8.contains { [0x3B, 0x7B, 0x7D, 0x3C, 0x5C].contains($0) || $0 < 0x20 }
            return "\(property):\(isSafe ? value : "initial")"
        }

        /// FNV-1a: the same name in every process, so that pages of two servers agree.
        private static func hash(_ string: String) -> UInt64 {
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            for byte in string.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            return hash
        }
    }
}
