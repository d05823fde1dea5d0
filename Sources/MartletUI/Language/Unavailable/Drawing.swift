// The files of this folder declare what SwiftUI has and Martlet does not have, with a message that says what to use
// instead; the compiler's “cannot find in scope” would say neither. The compiler leaves unavailable symbols out of
// symbol graphs, so that none of them appears in the reference or in the checks of the public interface, and none needs
// a doc comment.

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
