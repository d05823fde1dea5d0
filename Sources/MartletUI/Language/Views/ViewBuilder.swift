/// Builds one view from the statements of a closure: several views become a `TupleView`, conditions
/// `_ConditionalContent` and `Optional`.
@resultBuilder
public struct ViewBuilder {
    // What is passed through is consumed: a view on its way into the view around it is moved and not copied.
    @inlinable
    public static func buildExpression<Content: View>(_ content: consuming Content) -> Content { content }

    public static func buildBlock() -> EmptyView { EmptyView() }

    @inlinable
    public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }

    @inlinable
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
        (repeat each Content)
    > {
        TupleView((repeat each content))
    }

    @inlinable
    public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.first(first))
    }

    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(.second(second))
    }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
