/// The values that a ``NavigationStack`` shows, of any types: the first belongs to the page over the root, and the last to
/// the page that is seen.
///
/// ```swift
/// @State private var path = NavigationPath()
///
/// NavigationStack(path: $path) {
///     Button("Newest") { path.append(newest) }
///         .navigationDestination(for: Recipe.self) { RecipePage(recipe: $0) }
/// }
/// ```
public struct NavigationPath: Equatable {
    var elements: [NavigationPathElement]

    /// Creates an empty path: the stack shows its root.
    public init() { elements = [] }

    /// Creates a path of values.
    ///
    /// - Parameter elements: The values, the one that is seen last.
    public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
        self.elements = elements.map { NavigationPathElement(value: $0) }
    }

    /// The number of values.
    public var count: Int { elements.count }

    /// Whether the stack shows its root.
    public var isEmpty: Bool { elements.isEmpty }

    /// Adds a value: the stack shows its page.
    ///
    /// - Parameter value: The value, for whose type the stack has a `navigationDestination(for:destination:)`.
    public mutating func append<Value: Hashable>(_ value: Value) {
        elements.append(NavigationPathElement(value: value))
    }

    /// Removes the last values: the stack shows the page below theirs.
    ///
    /// - Parameter count: How many; at most all are removed.
    public mutating func removeLast(_ count: Int = 1) { elements.removeLast(min(max(count, 0), elements.count)) }
}
