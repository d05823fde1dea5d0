/// A patch as it was sent: an operation and its operands (docs/protocol.md).
///
/// Patches are compared and printed by their text on the wire, so a test may write an expectation either way:
///
/// ```swift
/// #expect(page.patches == [.text(3, "Count: 1")])
/// #expect(page.patches == [#"["t",3,"Count: 1"]"#])
/// ```
public struct Patch: Hashable, Sendable {
    /// The operation of a patch. The raw value is its letter on the wire.
    public struct Operation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// Sets the text of elements.
        public static let text = Self(rawValue: "t")
        /// Sets or removes an attribute.
        public static let attribute = Self(rawValue: "a")
        /// Sets a property.
        public static let property = Self(rawValue: "p")
        /// Adds or removes a class.
        public static let toggleClass = Self(rawValue: "c")
        /// Defines a template.
        public static let define = Self(rawValue: "d")
        /// Inserts instances of templates.
        public static let insert = Self(rawValue: "i")
        /// Replaces one or several nodes by instances of templates.
        public static let replace = Self(rawValue: "x")
        /// Removes one or several nodes.
        public static let remove = Self(rawValue: "r")
        /// Moves one or several nodes.
        public static let move = Self(rawValue: "m")
        /// Inserts a CSS rule.
        public static let rule = Self(rawValue: "s")
        /// Replaces the whole page.
        public static let resync = Self(rawValue: "z")
        /// Navigates to a path.
        public static let navigate = Self(rawValue: "n")
        /// Sets the document's title.
        public static let title = Self(rawValue: "h")
        /// Animates the style changes that follow.
        public static let animate = Self(rawValue: "e")
        /// Repeats the change of an element's styles.
        public static let repeatedStyles = Self(rawValue: "l")
        /// Focuses an element.
        public static let focus = Self(rawValue: "f")
        /// Scrolls to a node.
        public static let scroll = Self(rawValue: "v")
        /// Requests reports of the window's size.
        public static let viewport = Self(rawValue: "w")
        /// Shows an error to the visitor.
        public static let error = Self(rawValue: "!")
    }

    /// What is done.
    public let operation: Operation
    /// The text on the wire.
    public let description: String

    init(_ value: JSONValue, text: String) {
        operation = Operation(rawValue: value.array?.first?.string ?? "")
        description = text
    }

    private init(_ operation: Operation, _ operands: JSONValue...) { self.init(operation, operands) }

    private init(_ operation: Operation, _ operands: [JSONValue]) {
        self.operation = operation
        description = JSONValue.array([.string(operation.rawValue)] + operands).description
    }

    /// Sets the text of the element with the identifier `node`.
    public static func text(_ node: Int, _ text: String) -> Self {
        Self(.text, .number(Double(node)), .string(text))
    }

    /// Sets the texts of several elements, which the server combines into one patch.
    public static func texts(_ texts: KeyValuePairs<Int, String>) -> Self {
        Self(.text, texts.flatMap { [JSONValue.number(Double($0.key)), .string($0.value)] })
    }

    /// Sets an attribute, or removes it if `value` is `nil`.
    public static func attribute(_ node: Int, _ name: String, _ value: String?) -> Self {
        Self(.attribute, .number(Double(node)), .string(name), value.map(JSONValue.string) ?? .null)
    }

    /// Sets a property to a text.
    public static func property(_ node: Int, _ name: String, _ value: String) -> Self {
        Self(.property, .number(Double(node)), .string(name), .string(value))
    }

    /// Sets a Boolean property.
    public static func property(_ node: Int, _ name: String, _ value: Bool) -> Self {
        Self(.property, .number(Double(node)), .string(name), .boolean(value))
    }

    /// Adds or removes a class.
    public static func toggleClass(_ node: Int, _ name: String, _ isOn: Bool) -> Self {
        Self(.toggleClass, .number(Double(node)), .string(name), .number(isOn ? 1 : 0))
    }

    /// Removes a node.
    public static func remove(_ node: Int) -> Self { Self(.remove, .number(Double(node))) }

    /// Moves a node before another.
    public static func move(_ node: Int, before other: Int) -> Self {
        Self(.move, .number(Double(other)), .number(Double(node)))
    }

    /// Animates style changes, with the duration, curve and delay of a CSS transition.
    public static func animate(_ timing: String) -> Self { Self(.animate, .string(timing)) }

    /// Sets the document's title.
    public static func title(_ title: String) -> Self { Self(.title, .string(title)) }

    /// Navigates to a path.
    public static func navigate(_ path: String) -> Self { Self(.navigate, .string(path)) }

    /// Shows an error.
    public static func error(_ message: String) -> Self { Self(.error, .string(message)) }
}

extension Patch: CustomStringConvertible, ExpressibleByStringLiteral {
    /// Creates a patch from its text on the wire. A text that is not a patch equals no patch.
    public init(stringLiteral text: String) {
        self.init((try? JSONValue(parsing: text.utf8)) ?? .null, text: text)
    }
}
