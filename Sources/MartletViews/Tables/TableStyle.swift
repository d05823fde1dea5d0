public import MartletUI

/// How a ``Table`` looks.
public protocol TableStyle: Sendable {
    var _hasBorder: Bool { get }
    var _alternates: Bool { get }
}

/// The look of a ``Table`` that says nothing else: as ``InsetTableStyle``.
public struct AutomaticTableStyle: TableStyle {
    /// Creates the style.
    public init() {}
    public var _hasBorder: Bool { false }
    public var _alternates: Bool { false }
}

/// Rows between lines.
public struct InsetTableStyle: TableStyle {
    public let _alternates: Bool
    public var _hasBorder: Bool { false }

    /// Creates the style.
    public init() { _alternates = false }

    /// Creates the style.
    ///
    /// - Parameter alternatesRowBackgrounds: Whether every other row has a background.
    public init(alternatesRowBackgrounds: Bool) { _alternates = alternatesRowBackgrounds }
}

/// Rows between lines in a frame.
public struct BorderedTableStyle: TableStyle {
    public let _alternates: Bool
    public var _hasBorder: Bool { true }

    /// Creates the style.
    public init() { _alternates = false }

    /// Creates the style.
    ///
    /// - Parameter alternatesRowBackgrounds: Whether every other row has a background.
    public init(alternatesRowBackgrounds: Bool) { _alternates = alternatesRowBackgrounds }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// As ``inset``.
    public static var automatic: Self { Self() }
}

extension TableStyle where Self == InsetTableStyle {
    /// Rows between lines.
    public static var inset: Self { Self() }

    /// Rows between lines, of which every other may have a background.
    ///
    /// - Parameter alternatesRowBackgrounds: Whether they do.
    public static func inset(alternatesRowBackgrounds: Bool) -> Self {
        Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension TableStyle where Self == BorderedTableStyle {
    /// Rows between lines in a frame.
    public static var bordered: Self { Self() }

    /// Rows between lines in a frame, of which every other may have a background.
    ///
    /// - Parameter alternatesRowBackgrounds: Whether they do.
    public static func bordered(alternatesRowBackgrounds: Bool) -> Self {
        Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

struct TableLook {
    var hasBorder = false
    var alternates = false
    var hasHeaders = true

    var className: String { "m-table m-wide" + (hasBorder ? " m-bordered" : "") + (alternates ? " m-striped" : "") }

    /// A page has these rules only if it has a table. Pressed anywhere, a row is selected, except on its own controls. In
    /// a narrow window the first column stays where the others scroll.
    static let rules = StyleClass(
        "table",
        rules: """
            display:grid;grid-template-columns:minmax(0,30000px);min-width:0;overflow-x:auto;&>table{margin:0}& :is(th,td){min-width:7rem;vertical-align:middle}\
            & th>button{display:block;width:100%;min-height:2.75rem;font:inherit;text-align:inherit}& tbody tr{position:relative}\
            & tr:has(.m-row-choice){cursor:pointer}& .m-row-choice::after{position:absolute;inset:0;content:""}\
            & .m-row-choice.m-one>input{width:1px;height:1px}\
            & td :is(a,button,input,select,textarea,summary){position:relative;z-index:1}\
            & tr:has(.m-row-choice>input:checked)>td{background:linear-gradient(color-mix(in srgb,var(--m-accent) 16%,transparent) 0 0),var(--m-background)}\
            & tr:has(.m-one>input:focus-visible){outline:2px solid var(--m-accent);outline-offset:-2px}\
            &.m-bordered{border:1px solid var(--m-line);border-radius:var(--m-radius)}\
            &.m-bordered>table>:last-child>:last-child>td{border-bottom:0}&.m-striped tbody tr:nth-child(even)>td{background:var(--m-surface)}\
            @media (width<744px){& :is(th,td):first-child{position:sticky;inset-inline-start:0;z-index:2;max-width:45vw;background:var(--m-background)}}
            """)
}

private struct TableLookKey: EnvironmentKey {
    static var defaultValue: TableLook { TableLook() }
}

extension EnvironmentValues {
    var tableLook: TableLook {
        get { self[TableLookKey.self] }
        set { self[TableLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of the tables inside.
    ///
    /// - Parameter style: The look.
    public func tableStyle<Style: TableStyle>(_ style: Style) -> some View {
        transformEnvironment(\.tableLook) { ($0.hasBorder, $0.alternates) = (style._hasBorder, style._alternates) }
    }

    /// Shows or hides the headers of the tables inside.
    ///
    /// - Parameter visibility: Whether they are shown.
    public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        transformEnvironment(\.tableLook) { $0.hasHeaders = visibility != .hidden }
    }
}
