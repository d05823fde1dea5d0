public struct _ToolbarItemPlacement: Sendable {
    public static let automatic = Self(), principal = Self(), navigation = Self(), primaryAction = Self()
    public static let secondaryAction = Self(), status = Self(), confirmationAction = Self()
    public static let cancellationAction = Self(), destructiveAction = Self(), keyboard = Self(), topBarLeading = Self()
    public static let topBarTrailing = Self(), bottomBar = Self(), navigationBarLeading = Self()
    public static let navigationBarTrailing = Self()
}

public struct _ToolbarPlacement: Sendable {
    public static let automatic = Self(), navigationBar = Self(), tabBar = Self(), bottomBar = Self()
    public static let windowToolbar = Self()
}

@available(*, unavailable, message: "Write the item into an HStack at the top of the page.")
public struct ToolbarItem<Content: View>: _PrimitiveView {
    public init(placement: _ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
    public init(id: String, placement: _ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

@available(*, unavailable, message: "Write the items into an HStack at the top of the page.")
public struct ToolbarItemGroup<Content: View>: _PrimitiveView {
    public init(placement: _ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

@available(*, unavailable, message: "Make it a View, and write it into an HStack at the top of the page.")
public protocol ToolbarContent {}

extension View {
    @available(*, unavailable, message: "Write the toolbar's views into an HStack at the top of the page.")
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    @available(*, unavailable, message: "Leave it out: there are no bars beside those that you write.")
    public func toolbar(_ visibility: Visibility, for bars: _ToolbarPlacement...) -> some View { self }

    @available(*, unavailable, message: "Give the HStack that you write in the toolbar's place a .background(_:).")
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: _ToolbarPlacement...) -> some View { self }

    @available(*, unavailable, message: "Give the HStack that you write in the toolbar's place a .background(_:).")
    public func toolbarBackground(_ visibility: Visibility, for bars: _ToolbarPlacement...) -> some View { self }
}
