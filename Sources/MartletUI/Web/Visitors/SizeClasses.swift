/// A class of widths or heights in which views arrange themselves alike.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little space: less than 744 CSS pixels of width, or less than 480 of height.
    case compact
    /// As much space as on a tablet or a desktop.
    case regular

    // A small tablet held upright is 744 pixels wide, and no phone held upright is; no phone held sideways is 480 high.
    init(width: CGFloat) { self = width < 744 ? .compact : .regular }
    init(height: CGFloat) { self = height < 480 ? .compact : .regular }
}

private struct HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}

private struct VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { nil }
}

extension EnvironmentValues {
    /// The class of the window's width: ``UserInterfaceSizeClass/compact`` below 744 CSS pixels.
    ///
    /// The browser reports the size of its window to pages whose views read this value or ``verticalSizeClass``; a
    /// change evaluates exactly these views. Before the first report, the value follows from the visitor's last window
    /// or, for a new visitor, from what the browser says about itself: a phone's is compact.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] ?? graph?.horizontalSizeClass(for: subscriber) }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The class of the window's height: ``UserInterfaceSizeClass/compact`` below 480 CSS pixels, as on a phone that is
    /// held sideways.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] ?? graph?.verticalSizeClass(for: subscriber) }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}
