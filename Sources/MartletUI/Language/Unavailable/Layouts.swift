@available(
    *, unavailable,
    message:
        "A server does not know sizes: fill the room with .frame(maxWidth: .infinity), or keep a form with .aspectRatio."
)
public struct GeometryReader<Content: View>: _PrimitiveView {
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

@available(*, unavailable, message: "A server does not know sizes: give views a .frame of their own.")
public struct GeometryProxy {
    public var size: CGSize { CGSize(width: 0, height: 0) }
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

@available(
    *, unavailable, message: "Put the views into stacks, with .frame and .padding: browsers lay pages out themselves."
)
public protocol Layout {}

@available(
    *, unavailable, message: "Put the views into stacks, with .frame and .padding: browsers lay pages out themselves."
)
public struct ProposedViewSize: Sendable {
    public static let zero = Self(), infinity = Self(), unspecified = Self()
    public init() {}
    public init(width: CGFloat?, height: CGFloat?) {}
    public init(_ size: CGSize) {}
}

public enum _SizeClass: Sendable { case compact, regular }

extension EnvironmentValues {
    @available(
        *, unavailable,
        message: "A server does not know the window's size: let views grow with .frame(maxWidth: .infinity)."
    )
    public var horizontalSizeClass: _SizeClass? { nil }

    @available(
        *, unavailable,
        message: "A server does not know the window's size: let views grow with .frame(maxWidth: .infinity)."
    )
    public var verticalSizeClass: _SizeClass? { nil }
}
