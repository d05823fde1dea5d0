import MartletValues
import Synchronization

/// A class for one CSS declaration. Its name is a function of the declaration, the same in every page and process.
package struct StyleClass: Equatable, Sendable {
    private let declaration: Declaration

    /// The class of `property: value`, if there are few values whatever a visitor does: these classes are kept for the
    /// whole process. The property is a literal; the value must contain no `;`, `{` or `}`.
    package init(_ property: StaticString, _ value: String) {
        declaration = Table.shared.declaration(property, Declaration.text(property, value))
    }

    /// The class of `property: value` for an unrestricted value. Nothing outside the page holds it, so that no page
    /// learns another's values; a page has room for a limited number (``UsedStyles``).
    package init(own property: StaticString, _ value: String) {
        declaration = Declaration(nil, property, Declaration.text(property, value))
    }

    /// The class of several declarations that belong together, for one `group`.
    package init(_ group: StaticString, declarations: StaticString) {
        declaration = Table.shared.declaration(group, declarations.description)
    }

    /// The class of declarations and of rules for the elements around and inside, nested as in CSS, for one `group`. A
    /// page has these rules only if it uses the class, so that few pages pay for what few need. There must be few such
    /// texts whatever a visitor does, and they must not come from a value.
    package init(_ group: String, rules: String) {
        declaration = Table.shared.declaration(group, rules: rules)
    }

    /// The keyframes of an animation, which has the class's name and which a class of rules names. A page has them only
    /// if an element has the class, which by itself does nothing.
    package init(keyframes: StaticString) {
        declaration = Table.shared.declaration(keyframes: keyframes.description)
    }

    private init(_ declaration: Declaration) { self.declaration = declaration }

    /// The class of the same declarations that applies only while the button around the element is pressed. Nested
    /// rules always apply.
    package var whilePressed: StyleClass {
        guard !declaration.isNested else { return self }
        guard number == nil else { return StyleClass(Table.shared.declaration(whilePressed: declaration)) }
        return StyleClass(Declaration(nil, whilePressed: declaration))
    }

    package var name: String { declaration.name }
    /// The property: of two classes with one property only one can apply.
    package var group: String { declaration.group }

    /// A number that follows from the group: others may have it too.
    var groupNumber: UInt64 { declaration.groupNumber }

    /// Whether both are of one group. Most are not, which their numbers say without a look at their names.
    @inline(__always)
    func hasGroup(of other: StyleClass) -> Bool {
        declaration.groupNumber == other.declaration.groupNumber && declaration.group == other.declaration.group
    }

    /// The whole rule, for a style sheet.
    package var rule: String { declaration.rule }
    /// The class's number in the process; `nil` for a class of the page's own.
    package var number: Int? { declaration.number }
    /// The same class as a declaration on the element itself; nothing for a class that applies only while a button is
    /// pressed.
    package var inline: Attribute {
        declaration.isWhilePressed ? .classNames("") : .style(.inline(declaration.property, declaration.value))
    }

    package static func == (left: StyleClass, right: StyleClass) -> Bool {
        left.declaration === right.declaration
            || left.number == nil && right.number == nil && left.name == right.name && left.rule == right.rule
    }

    private final class Declaration: Sendable {
        let number: Int?
        let name: String
        let property: StaticString
        let group: String
        /// A number that follows from the group: others may have it too.
        let groupNumber: UInt64
        let isWhilePressed: Bool
        let isNested: Bool
        private let text: String
        /// The rule of a class that belongs to the process: every page that uses the class writes it.
        private let shared: String?

        init(_ number: Int?, _ property: StaticString, _ text: String) {
            self.number = number
            self.property = property
            self.text = text
            group = property.description
            groupNumber = Self.hash(group)
            isWhilePressed = false
            isNested = false
            name = "m" + String(Self.hash(text), radix: 36)
            shared = number == nil ? nil : Self.rule(name, group, text, isWhilePressed: false)
        }

        /// Declarations with nested rules.
        init(_ number: Int, _ group: String, rules: String) {
            self.number = number
            self.group = group
            groupNumber = Self.hash(group)
            property = ""
            text = rules
            isWhilePressed = false
            isNested = true
            name = "m" + String(Self.hash(text), radix: 36)
            shared = Self.rule(name, group, text, isWhilePressed: false)
        }

        /// The keyframes of an animation.
        init(_ number: Int, keyframes: String) {
            self.number = number
            property = ""
            text = keyframes
            isWhilePressed = false
            isNested = true
            name = "m" + String(Self.hash("keyframes \(keyframes)"), radix: 36)
            group = "keyframes \(name)"
            groupNumber = Self.hash(group)
            shared = "@keyframes \(name){\(keyframes)}"
        }

        /// The same declarations, applied while the button around is pressed.
        init(_ number: Int?, whilePressed other: Declaration) {
            self.number = number
            property = other.property
            text = other.text
            group = "pressed \(other.group)"
            groupNumber = Self.hash(group)
            isWhilePressed = true
            isNested = false
            name = "m" + String(Self.hash("pressed \(text)"), radix: 36)
            shared = number == nil ? nil : Self.rule(name, group, text, isWhilePressed: true)
        }

        var rule: String { shared ?? Self.rule(name, group, text, isWhilePressed: isWhilePressed) }

        private static func rule(_ name: String, _ group: String, _ text: String, isWhilePressed: Bool) -> String {
            // The rule overrides declarations on the element itself.
            if isWhilePressed {
                let declarations = text.split(separator: ";").map { "\($0)!important" }.joined(separator: ";")
                return "button:active .\(name){\(declarations)}"
            }
            // A font sets all of its components, so it yields to a class for one of them, in whatever order they were
            // added.
            return group == "font" ? ":where(.\(name)){\(text)}" : ".\(name){\(text)}"
        }

        /// The text after the property.
        var value: String { String(text.dropFirst(group.count + 1)) }

        static func text(_ property: StaticString, _ value: String) -> String {
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

    /// The classes of the process, one for each declaration with few values.
    private final class Table: Sendable {
        static let shared = Table()
        private let declarations = Mutex<[String: Declaration]>([:])

        func declaration(whilePressed other: Declaration) -> Declaration {
            declaration(of: other.rule) { Declaration($0, whilePressed: other) }
        }

        func declaration(keyframes: String) -> Declaration {
            declaration(of: "keyframes \(keyframes)") { Declaration($0, keyframes: keyframes) }
        }

        func declaration(_ group: String, rules: String) -> Declaration {
            declaration(of: rules) { Declaration($0, group, rules: rules) }
        }

        func declaration(_ property: StaticString, _ text: String) -> Declaration {
            declaration(of: text) { Declaration($0, property, text) }
        }

        private func declaration(of text: String, _ make: (Int) -> Declaration) -> Declaration {
            declarations.withLock { declarations in
                if let known = declarations[text] { return known }
                let made = make(declarations.count)
                makeImmortal(made)
                declarations[text] = made
                return made
            }
        }
    }
}
