public struct _PresentationDetent: Hashable, Sendable {
    public static let medium = Self(), large = Self()
    public static func height(_ height: Double) -> Self { Self() }
    public static func fraction(_ fraction: Double) -> Self { Self() }
}

public struct _FileType: Sendable {
    public static let item = Self(), data = Self(), text = Self(), plainText = Self(), image = Self(), pdf = Self()
    public static let json = Self(), folder = Self(), audio = Self(), movie = Self()
}

public struct _PresentationMode {
    public var isPresented: Bool { false }
    public mutating func dismiss() {}
}

extension View {
    @available(
        *, unavailable, message: "Show the view with if in its place, use alert, or give it a WindowGroup of its own."
    )
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }

    @available(
        *, unavailable,
        message: "Show the view with if let in its place, use alert, or give it a WindowGroup of its own."
    )
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }

    @available(*, unavailable, message: "Show one view or the other with if, or give it a WindowGroup of its own.")
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }

    @available(*, unavailable, message: "Show one view or the other with if let, or give it a WindowGroup of its own.")
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }

    @available(*, unavailable, message: "Show the view with if beside this one, or use confirmationDialog.")
    public func popover<Content: View>(
        isPresented: Binding<Bool>, arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }

    @available(*, unavailable, message: "Show the view with if let beside this one, or use confirmationDialog.")
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { self }

    @available(*, unavailable, message: "Leave it out: there are no sheets whose height it could say.")
    public func presentationDetents(_ detents: Set<_PresentationDetent>) -> some View { self }

    @available(*, unavailable, message: "Leave it out: an alert is answered with its buttons or with Escape.")
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }

    @available(
        *, unavailable, message: "Leave it out: pages take no files yet; a program can take text with a TextEditor."
    )
    public func fileImporter<Address>(
        isPresented: Binding<Bool>, allowedContentTypes: [_FileType],
        onCompletion: @escaping (Result<Address, any Error>) -> Void
    ) -> some View { self }

    @available(
        *, unavailable, message: "Leave it out: pages take no files yet; a program can take text with a TextEditor."
    )
    public func fileImporter<Address>(
        isPresented: Binding<Bool>, allowedContentTypes: [_FileType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[Address], any Error>) -> Void
    ) -> some View { self }
}

extension EnvironmentValues {
    @available(*, unavailable, message: "Use @Environment(\\.dismiss).")
    public var presentationMode: Binding<_PresentationMode> { .constant(_PresentationMode()) }
}
