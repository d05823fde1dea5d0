public import MartletUI

@available(*, unavailable, message: "Use a WindowGroup: a page is no part of a system's menu bar.")
public struct MenuBarExtra<Label: View, Content: View>: Scene {
    public var body: some Scene { WindowGroup { EmptyView() } }
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public init(
        isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}
}

@available(*, unavailable, message: "Use a WindowGroup: a page is no part of a system's menu bar.")
extension MenuBarExtra where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {}
    public init(_ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    public init(_ title: some StringProtocol, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content) {}
}

@available(*, unavailable, message: "Use a WindowGroup: a page is no part of a system's menu bar.")
extension MenuBarExtra where Label == MartletUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool> = .constant(true),
        @ViewBuilder content: () -> Content
    ) {}
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage: String, isInserted: Binding<Bool> = .constant(true),
        @ViewBuilder content: () -> Content
    ) {}
    public init(
        _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool> = .constant(true),
        @ViewBuilder content: () -> Content
    ) {}
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, image: String, isInserted: Binding<Bool> = .constant(true),
        @ViewBuilder content: () -> Content
    ) {}
}

@available(*, unavailable, message: "Leave it out: a page is no part of a system's menu bar.")
public struct _MenuBarExtraStyle: Sendable {
    public static let automatic = Self(), menu = Self(), window = Self()
}

extension Scene {
    @available(*, unavailable, message: "Leave it out: a page is no part of a system's menu bar.")
    public func menuBarExtraStyle(_ style: _MenuBarExtraStyle) -> some Scene { self }
}
