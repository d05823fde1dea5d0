/// A style of lists. It applies to every list inside, up to the next view that sets another style.
public protocol ListStyle {
    static var _className: String { get }
}

/// The default style, with a border around all rows.
public struct DefaultListStyle: ListStyle, Sendable {
    /// Creates the default style.
    public init() {}
    public static var _className: String { "m-list-default" }
}

/// A style that shows the rows alone, from edge to edge.
public struct PlainListStyle: ListStyle, Sendable {
    /// Creates a style that shows the rows alone.
    public init() {}
    public static var _className: String { "m-list-plain" }
}

/// A style that looks the same as the default.
public struct InsetListStyle: ListStyle, Sendable {
    /// Creates a style that looks the same as the default.
    public init() {}
    public static var _className: String { "m-list-default" }
}

/// A style with a background, from edge to edge.
public struct GroupedListStyle: ListStyle, Sendable {
    /// Creates a style with a background.
    public init() {}
    public static var _className: String { "m-list-grouped" }
}

/// A style with a background that has rounded corners.
public struct InsetGroupedListStyle: ListStyle, Sendable {
    /// Creates a style with a background that has rounded corners.
    public init() {}
    public static var _className: String { "m-list-inset-grouped" }
}

/// A style that looks the same as ``InsetGroupedListStyle``.
public struct SidebarListStyle: ListStyle, Sendable {
    /// Creates a style for sidebars.
    public init() {}
    public static var _className: String { "m-list-inset-grouped" }
}

/// A style that looks the same as the default.
public struct BorderedListStyle: ListStyle, Sendable {
    /// Creates a style that looks the same as the default.
    public init() {}
    public static var _className: String { "m-list-default" }
}

extension ListStyle where Self == DefaultListStyle {
    /// The default style, with a border around all rows.
    public static var automatic: Self { Self() }
}

extension ListStyle where Self == PlainListStyle {
    /// A style that shows the rows alone, from edge to edge.
    public static var plain: Self { Self() }
}

extension ListStyle where Self == InsetListStyle {
    /// A style that looks the same as the default.
    public static var inset: Self { Self() }

    /// A style that looks the same as the default.
    ///
    /// - Parameter alternatesRowBackgrounds: Has no effect: rows have one background.
    public static func inset(alternatesRowBackgrounds: Bool) -> Self { Self() }
}

extension ListStyle where Self == GroupedListStyle {
    /// A style with a background, from edge to edge.
    public static var grouped: Self { Self() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// A style with a background that has rounded corners.
    public static var insetGrouped: Self { Self() }
}

extension ListStyle where Self == SidebarListStyle {
    /// A style that looks the same as ``insetGrouped``.
    public static var sidebar: Self { Self() }
}

extension ListStyle where Self == BorderedListStyle {
    /// A style that looks the same as the default.
    public static var bordered: Self { Self() }
}

extension View {
    /// Sets the style of the lists in this view.
    ///
    /// - Parameter style: The style.
    public func listStyle<S: ListStyle>(_ style: S) -> ModifiedContent<Self, _ClassNamesModifier> {
        self.class(S._className)
    }
}
