import Synchronization

/// A class for one CSS declaration, the same in every page of the process.
package struct StyleClass: Equatable, Sendable {
    private let declaration: Declaration

    /// The class of `property: value`. The property is a literal; the value must hold no `;`, `{` or `}`.
    package init(_ property: StaticString, _ value: String) {
        declaration = Table.shared.declaration(property.description, value)
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
            rule = ".\(name){\(declaration)}"
        }
    }

    private final class Table: Sendable {
        static let shared = Table()
        private let declarations = Mutex<[String: Declaration]>([:])

        func declaration(_ property: String, _ value: String) -> Declaration {
            let isSafe = !value.utf8.contains { [0x3B, 0x7B, 0x7D, 0x3C, 0x5C].contains($0) || $0 < 0x20 }
            let declaration = "\(property):\(isSafe ? value : "initial")"
            return declarations.withLock { declarations in
                if let known = declarations[declaration] { return known }
                let name = "m" + String(Self.hash(declaration), radix: 36)
                let made = Declaration(declarations.count, name, property, declaration)
                declarations[declaration] = made
                return made
            }
        }

        /// FNV-1a: the same name in every process, so that pages of two servers agree.
        private static func hash(_ string: String) -> UInt64 {
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            for byte in string.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            return hash
        }
    }
}
