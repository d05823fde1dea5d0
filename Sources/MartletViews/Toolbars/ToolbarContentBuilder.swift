/// Combines the items of a toolbar.
@resultBuilder
public enum ToolbarContentBuilder {
    /// Passes on the content of a statement.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Builds content without items from a closure without statements.
    public static func buildBlock() -> _EmptyToolbarContent { _EmptyToolbarContent() }

    /// Begins with the content of the first statement.
    public static func buildPartialBlock<Content: ToolbarContent>(first: Content) -> Content { first }

    /// Adds the content of the next statement.
    public static func buildPartialBlock<First: ToolbarContent, Next: ToolbarContent>(
        accumulated: First, next: Next
    ) -> _ToolbarContentPair<First, Next> { _ToolbarContentPair(first: accumulated, next: next) }

    /// Builds the content of an `if` without `else`.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _OptionalToolbarContent<Content> {
        _OptionalToolbarContent(content: content)
    }

    /// Builds the content of a condition that holds.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _EitherToolbarContent<First, Second> { .first(first) }

    /// Builds the content of a condition that does not hold.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _EitherToolbarContent<First, Second> { .second(second) }

    /// Builds the content of an `if #available`.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// No items.
public struct _EmptyToolbarContent: _PrimitiveToolbarContent {
    public static func _add(_ content: Self, to entries: inout _ToolbarEntries) {}
}

/// The items of two parts, one after another.
public struct _ToolbarContentPair<First: ToolbarContent, Next: ToolbarContent>: _PrimitiveToolbarContent {
    let first: First
    let next: Next

    public static func _add(_ pair: Self, to entries: inout _ToolbarEntries) {
        First._add(pair.first, to: &entries)
        Next._add(pair.next, to: &entries)
    }
}

/// The items of an `if` without an `else`.
public struct _OptionalToolbarContent<Content: ToolbarContent>: _PrimitiveToolbarContent {
    let content: Content?

    public static func _add(_ optional: Self, to entries: inout _ToolbarEntries) {
        if let content = optional.content { Content._add(content, to: &entries) }
    }
}

/// The items of one of two branches.
public enum _EitherToolbarContent<First: ToolbarContent, Second: ToolbarContent>: _PrimitiveToolbarContent {
    case first(First)
    case second(Second)

    public static func _add(_ content: Self, to entries: inout _ToolbarEntries) {
        switch content {
        case .first(let first): First._add(first, to: &entries)
        case .second(let second): Second._add(second, to: &entries)
        }
    }
}
