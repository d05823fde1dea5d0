/// Builds one view from the statements of a closure.
///
/// Several views become a `TupleView`, an `if` with `else` or a `switch` a `_ConditionalContent`, and an `if` without
/// `else` an `Optional`.
@resultBuilder
public struct ViewBuilder {
    // Views are consumed: on its way into the view around it, a view is moved and not copied.
    /// Passes on the view of a statement.
    @inlinable
    public static func buildExpression<Content: View>(_ content: consuming Content) -> Content { content }

    /// Builds an empty view from a closure without statements.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// Passes on the view of a closure with one statement.
    @inlinable
    public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

    /// Combines several views into a `TupleView`.
    @inlinable
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView((repeat each content))
    }

    /// Builds an optional view from an `if` without `else`.
    @inlinable
    public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

    /// Builds the view of a condition that holds.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.first(first))
    }

    /// Builds the view of a condition that does not hold.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.second(second))
    }

    /// Erases the type of a view from an `if #available`, because the type may not be available elsewhere.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
