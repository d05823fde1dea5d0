/// How lists look: one of those below. It holds for every list inside, up to the next that says otherwise.
public protocol ListStyle {
    static var _className: String { get }
}

/// The usual look: with a border around all rows.
public struct DefaultListStyle: ListStyle, Sendable {
    public init() {}
    public static var _className: String { "m-list-default" }
}

/// The rows alone, from edge to edge.
public struct PlainListStyle: ListStyle, Sendable {
    public init() {}
    public static var _className: String { "m-list-plain" }
}

/// As the usual look.
public struct InsetListStyle: ListStyle, Sendable {
    public init() {}
    public static var _className: String { "m-list-default" }
}

/// On a background, from edge to edge.
public struct GroupedListStyle: ListStyle, Sendable {
    public init() {}
    public static var _className: String { "m-list-grouped" }
}

/// On a background with round corners.
public struct InsetGroupedListStyle: ListStyle, Sendable {
    public init() {}
    public static var _className: String { "m-list-inset-grouped" }
}

/// As ``InsetGroupedListStyle``.
public struct SidebarListStyle: ListStyle, Sendable {
    public init() {}
    public static var _className: String { "m-list-inset-grouped" }
}

/// As the usual look.
public struct BorderedListStyle: ListStyle, Sendable {
    public init() {}
    public static var _className: String { "m-list-default" }
}

extension ListStyle where Self == DefaultListStyle {
    public static var automatic: Self { Self() }
}

extension ListStyle where Self == PlainListStyle {
    public static var plain: Self { Self() }
}

extension ListStyle where Self == InsetListStyle {
    public static var inset: Self { Self() }
}

extension ListStyle where Self == GroupedListStyle {
    public static var grouped: Self { Self() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: Self { Self() }
}

extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: Self { Self() }
}

extension ListStyle where Self == BorderedListStyle {
    public static var bordered: Self { Self() }
}

extension View {
    /// The look of the lists in this view.
    public func listStyle<S: ListStyle>(_ style: S) -> ModifiedContent<Self, _ClassNamesModifier> {
        self.class(S._className)
    }
}
