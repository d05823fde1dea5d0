/// What Xcode's library offers of a program's views and modifiers.
///
/// It is here so that source code keeps it. The server does nothing with it.
public protocol LibraryContentProvider {
    /// The type that the modifiers are for.
    associatedtype ModifierBase = Any

    /// The views of the library.
    @LibraryContentBuilder var views: [LibraryItem] { get }
    /// The modifiers of the library.
    @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
    /// No views.
    public var views: [LibraryItem] { [] }
    /// No modifiers.
    public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// A view or a modifier in Xcode's library.
public struct LibraryItem {
    /// Where the library has it.
    public struct Category: Sendable {
        /// A place in the library.
        public static let effect = Self(), layout = Self(), control = Self(), other = Self()
    }

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - snippet: The view, or a view with the modifier.
    ///   - visible: Whether the library shows it.
    ///   - title: Its name.
    ///   - category: Where the library has it.
    ///   - matchingSignature: The name of what completes it.
    public init<Snippet>(
        _ snippet: @autoclosure () -> Snippet, visible: Bool = true, title: String? = nil, category: Category = .other,
        matchingSignature: String? = nil
    ) {}
}

/// Collects the items of a library.
@resultBuilder
public enum LibraryContentBuilder {
    /// The items.
    public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
