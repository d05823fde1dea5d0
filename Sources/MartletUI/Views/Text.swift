/// A piece of text.
///
/// Alone in an element it is that element's text; beside other views it has a `<span>` of its own.
public struct Text: PrimitiveView, Equatable {
    private enum Storage: Equatable {
        case string(String)
        /// A literal of the program, which is part of the template.
        case literal(String)
    }

    private let storage: Storage

    /// Text from a literal. Numbers are interpolated as SwiftUI does it: with grouped digits (`1,000`).
    public init(_ key: LocalizedStringKey) {
        storage = key.isLiteral ? .literal(key.string) : .string(key.string)
    }

    /// Text shown as it is.
    @_disfavoredOverload
    public init(_ content: some StringProtocol) { storage = .string(String(content)) }

    /// Text shown as it is, also from a literal.
    public init(verbatim content: String) { storage = .string(content) }

    package func resolved() -> String {
        switch storage {
        case .string(let string), .literal(let string): string
        }
    }

    package var literal: String? {
        if case .literal(let string) = storage { return string }
        return nil
    }

    @inline(__always)
    package func isSame(as string: String) -> Bool {
        switch storage {
        case .string(let own), .literal(let own): own == string
        }
    }

    public static func == (left: Text, right: Text) -> Bool {
        switch (left.storage, right.storage) {
        case (.string(let left), .string(let right)), (.literal(let left), .literal(let right)),
            (.string(let left), .literal(let right)), (.literal(let left), .string(let right)):
            left == right
        }
    }

    public static var _shape: ViewShape { .text }

    public static func _plan(_ plan: ViewPlan, at offset: Int) { plan.text(at: offset) }
}
