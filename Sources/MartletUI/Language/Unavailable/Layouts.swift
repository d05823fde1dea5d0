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

@available(*, unavailable, message: "Put rows of HStack into a VStack.")
public struct LazyVGrid<Content: View>: _PrimitiveView {
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {}
}

@available(*, unavailable, message: "Put columns of VStack into an HStack, in a ScrollView(.horizontal).")
public struct LazyHGrid<Content: View>: _PrimitiveView {
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {}
}

@available(
    *, unavailable, message: "Put rows of HStack into a VStack; a .frame(maxWidth: .infinity) shares a row's width."
)
public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
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

extension View {
    @available(*, unavailable, message: "Put this view and the other one into a VStack.")
    public func safeAreaInset<Content: View>(
        edge: _SafeAreaEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View { self }
}

public enum _SafeAreaEdge: Sendable { case top, bottom, leading, trailing }

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
