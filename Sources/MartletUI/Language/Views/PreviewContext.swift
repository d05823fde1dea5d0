/// Where a preview would be shown, such as in a widget.
///
/// It is here so that source code keeps its previews. The server does nothing with them.
public protocol PreviewContext {
    /// A value of the context.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// The key of a value in a ``PreviewContext``.
public protocol PreviewContextKey {
    /// The type of the value.
    associatedtype Value
    /// The value without one of the context.
    static var defaultValue: Value { get }
}

extension View {
    /// Has no effect: Xcode shows a preview in a context.
    ///
    /// - Parameter context: The context.
    public func previewContext(_ context: some PreviewContext) -> some View { self }
}
