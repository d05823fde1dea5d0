/// A view that is compared by its own `==`. An `Equatable` view is anyway; this is SwiftUI's spelling for it.
public struct EquatableView<Content: View & Equatable>: View, Equatable {
    public var content: Content

    public init(content: Content) { self.content = content }

    public var body: Content { content }
}

extension View where Self: Equatable {
    /// Evaluates this view only when it is not equal to the one before.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
