public struct _RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = Self(rawValue: 1), privacy = Self(rawValue: 2)
}

@available(*, unavailable, message: "Leave it out: what comes and goes may have a .transition(_:).")
@propertyWrapper
public struct Namespace {
    public struct ID: Hashable, Sendable {}
    public init() {}
    public var wrappedValue: ID { ID() }
}

extension View {
    @available(*, unavailable, message: "Use .clipShape(_:) with a shape.")
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View { self }

    @available(*, unavailable, message: "Use .clipShape(_:) with a shape.")
    public func mask<Mask: View>(_ mask: Mask) -> some View { self }

    @available(*, unavailable, message: "Show a ProgressView with if while there is nothing to be seen yet.")
    public func redacted(reason: _RedactionReasons) -> some View { self }
}

extension Shape {
    @available(*, unavailable, message: "Draw the part that you want in a Shape's path(in:).")
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape { self }
}

extension Font {
    @available(
        *, unavailable,
        message: "Use .system(size:weight:design:), or name a font in a style sheet of yours, with .class(_:)."
    )
    public static func custom(_ name: String, size: CGFloat) -> Font { .system(size: size) }

    @available(
        *, unavailable,
        message: "Use .system(size:weight:design:), or name a font in a style sheet of yours, with .class(_:)."
    )
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { .system(size: fixedSize) }

    @available(
        *, unavailable,
        message: "Use .system(size:weight:design:), or name a font in a style sheet of yours, with .class(_:)."
    )
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        .system(size: size)
    }
}
