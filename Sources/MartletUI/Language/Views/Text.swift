/// A piece of text.
///
///     Text("Hello, \(name)").bold()
///
/// A text that is alone in an element becomes the text of that element; next to other views it has a `<span>` of its
/// own.
public struct Text: _PrimitiveView, Equatable, Sendable {
    private enum Storage: Sendable {
        case string(String)
        /// A literal of the program, which is part of the template.
        case literal(String)
        /// A text with a style. It is an object so that a plain text needs no room for one.
        case styled(Styled)
    }

    private final class Styled: Sendable {
        let content: Storage
        let style: TextStyle
        /// The texts that were joined into `content`, each with its own style.
        let parts: [Text]

        init(_ content: Storage, _ style: TextStyle, _ parts: [Text] = []) {
            self.content = content
            self.style = style
            self.parts = parts
        }
    }

    private let storage: Storage

    private init(_ storage: Storage) { self.storage = storage }

    /// Creates a text from a string literal.
    ///
    /// The literal is looked up in the program's string catalogs, in the language of the visitor in whose view's `body` the
    /// text is created, and read as Markdown: `**bold**`, `*italics*`, code in backticks, `~~struck~~` and `[links](/path)`.
    /// Interpolated numbers are formatted as in SwiftUI, with grouped digits (`1,000`).
    ///
    /// - Parameter key: The literal.
    public init(_ key: LocalizedStringKey) { self = key.text() }

    /// Creates a text that shows a string as it is.
    ///
    /// - Parameter content: The string.
    @_disfavoredOverload
    public init(_ content: some StringProtocol) { storage = .string(String(content)) }

    /// Creates a text that shows a string, also a literal, as it is.
    ///
    /// - Parameter content: The string.
    public init(verbatim content: String) { storage = .string(content) }

    /// Creates a text of a string in which nothing is looked for.
    init(plain content: String, isLiteral: Bool) { storage = isLiteral ? .literal(content) : .string(content) }

    package func resolved() -> String {
        switch storage {
        case .string(let string), .literal(let string): string
        case .styled(let styled): Text(styled.content).resolved()
        }
    }

    package var literal: String? {
        switch storage {
        case .string: nil
        case .literal(let string): string
        case .styled(let styled): Text(styled.content).literal
        }
    }

    @inline(__always)
    package func isSame(as string: String) -> Bool {
        switch storage {
        case .string(let own), .literal(let own): own == string
        case .styled: resolved() == string
        }
    }

    public static func == (left: Text, right: Text) -> Bool {
        switch (left.storage, right.storage) {
        case (.string(let left), .string(let right)), (.literal(let left), .literal(let right)),
            (.string(let left), .literal(let right)), (.literal(let left), .string(let right)):
            left == right
        case (.styled, _), (_, .styled): left.style == right.style && left.hasContent(of: right)
        }
    }

    /// Whether both texts have the same string in parts of the same style.
    package func hasContent(of other: Text) -> Bool {
        let parts = parts
        if !parts.isEmpty { return parts == other.parts }
        // What runs in the browser is the same text at any time.
        if let kind = style.kind, kind.runs { return kind == other.style.kind }
        return other.isSame(as: resolved()) && other.parts.isEmpty
    }

    // MARK: Style

    @inline(__always)
    package var isStyled: Bool {
        if case .styled = storage { return true }
        return false
    }

    /// The style that the text's own modifiers set.
    package var style: TextStyle {
        if case .styled(let styled) = storage { return styled.style }
        return TextStyle()
    }

    /// The same text with another style.
    package func styled(_ change: (inout TextStyle) -> Void) -> Text {
        var style = style
        change(&style)
        if case .styled(let styled) = storage { return Text(.styled(Styled(styled.content, style, styled.parts))) }
        return Text(.styled(Styled(storage, style)))
    }

    // MARK: Parts

    /// The texts that were joined into this one; empty for a text that was not joined.
    package var parts: [Text] {
        if case .styled(let styled) = storage { return styled.parts }
        return []
    }

    /// Joins texts into one in which each keeps its own style.
    init(joining parts: [Text]) {
        storage = .styled(Styled(.string(parts.map { $0.resolved() }.joined()), TextStyle(), parts))
    }

    static func styleStep(at offset: Offset<Text>) -> AttributeStep {
        let memo = StyleMemo<TextStyle>(\.styles)
        return AttributeStep(
            at: offset, read: { .styles($0.isStyled ? memo.styles(of: $0.style) : []) },
            areEqual: { $0.style == $1.style })
    }

    public static var _shape: _ViewShape { .text }
    public static var _layer: _StyleLayer { .text }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) { plan.text(at: offset) }
}
