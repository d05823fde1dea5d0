@available(*, unavailable, message: "Style the text's parts: Text + Text, AttributedString, or views in an HStack.")
public protocol TextRenderer {}

extension View {
    @available(*, unavailable, message: "Style the text's parts: Text + Text, AttributedString, or views in an HStack.")
    public func textRenderer<Renderer>(_ renderer: Renderer) -> some View { self }

    @available(
        *, unavailable, message: "Use the stack's alignment, padding or offset: no view knows another's size."
    )
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (_ViewLengths) -> CGFloat
    ) -> some View { self }

    @available(
        *, unavailable, message: "Use the stack's alignment, padding or offset: no view knows another's size."
    )
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (_ViewLengths) -> CGFloat
    ) -> some View { self }
}

/// What a guide would be computed from.
public struct _ViewLengths {
    public let width: CGFloat, height: CGFloat
    public subscript(guide: HorizontalAlignment) -> CGFloat { width }
    public subscript(guide: VerticalAlignment) -> CGFloat { height }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
