public import MartletUI

// The modifiers for the objects of ItemProviders.swift.

extension View {
    @available(
        *, unavailable,
        message: "Use draggable(_:) with a String, a URL or a type of your own; there is no NSItemProvider."
    )
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

    @available(
        *, unavailable,
        message: "Use draggable(_:preview:) with a String, a URL or a type of your own; there is no NSItemProvider."
    )
    public func onDrag<Preview: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> Preview
    ) -> some View { self }

    @available(
        *, unavailable,
        message:
            "Use dropDestination(for:action:) with a String, a URL or a type of your own; there is no NSItemProvider."
    )
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }

    @available(
        *, unavailable,
        message:
            "Use dropDestination(for:action:) with a String, a URL or a type of your own; there is no NSItemProvider."
    )
    public func onDrop(
        of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { self }

    @available(
        *, unavailable,
        message:
            "Use dropDestination(for:action:) with a String, a URL or a type of your own; there is no NSItemProvider."
    )
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { self }

    @available(
        *, unavailable,
        message:
            "Use dropDestination(for:action:) with a String, a URL or a type of your own; there is no NSItemProvider."
    )
    public func onDrop(
        of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { self }

    @available(
        *, unavailable,
        message:
            "Use dropDestination(for:action:) with a String, a URL or a type of your own; there is no NSItemProvider."
    )
    public func onDrop<Delegate>(of supportedContentTypes: [UTType], delegate: Delegate) -> some View { self }

    @available(
        *, unavailable,
        message:
            "Use dropDestination(for:action:) with a String, a URL or a type of your own; there is no NSItemProvider."
    )
    public func onDrop<Delegate>(of supportedContentTypes: [String], delegate: Delegate) -> some View { self }
}
