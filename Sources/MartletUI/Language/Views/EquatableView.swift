/// A view that is compared by its own `==`.
///
/// Every `Equatable` view is compared that way, wrapped or not; this type exists because SwiftUI has it.
public struct EquatableView<Content: View & Equatable>: View, Equatable {
    /// The view to compare.
    public var content: Content

    /// Creates a view that compares `content` by its `==`.
    ///
    /// - Parameter content: The view to compare.
    public init(content: Content) { self.content = content }

    public var body: Content { content }
}

extension View where Self: Equatable {
    /// Evaluates this view only when it is not equal to its previous value.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
