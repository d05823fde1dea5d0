public import MartletUI

/// A surface that lets through what is behind it.
public struct Glass: Equatable, Sendable {
    fileprivate var material: Material? = .regular
    fileprivate var color: Color?

    /// The usual surface.
    public static var regular: Glass { Glass() }
    /// A surface that lets more through.
    public static var clear: Glass { Glass(material: .ultraThin) }
    /// No surface.
    public static var identity: Glass { Glass(material: nil) }

    /// Returns the surface in a color.
    ///
    /// - Parameter color: The color, or `nil` for none.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.color = color
        return glass
    }

    /// Returns the surface that follows touches, which has no effect on a page.
    ///
    /// - Parameter isEnabled: Whether it would.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The modifier of `glassEffect(_:in:)`.
struct GlassSurface<Form: Shape>: ViewModifier {
    let glass: Glass
    let shape: Form

    func body(content: Content) -> some View {
        if let material = glass.material {
            if let color = glass.color {
                content.background(color.opacity(0.75), in: shape)
            } else {
                content.background(material, in: shape)
            }
        } else {
            content
        }
    }
}

extension View {
    /// Puts a surface behind the view that lets through what is behind it.
    ///
    /// - Parameters:
    ///   - glass: The surface.
    ///   - shape: The form of the surface.
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View {
        modifier(GlassSurface(glass: glass, shape: shape))
    }

    /// Puts a surface in the form of a capsule behind the view that lets through what is behind it.
    ///
    /// - Parameter glass: The surface.
    public func glassEffect(_ glass: Glass = .regular) -> some View { glassEffect(glass, in: Capsule()) }

    /// Has no effect: surfaces do not flow into each other.
    ///
    /// - Parameters:
    ///   - id: What the surface is called.
    ///   - namespace: Where it is called so.
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        IgnoredHint.glassEffectID.passing(self)
    }
}

/// How a surface would come and go; it comes and goes with its view.
public struct GlassEffectTransition: Equatable, Sendable {
    /// A way of coming and going.
    public static let identity = Self(), matchedGeometry = Self(), materialize = Self()
}

extension View {
    /// Has no effect: nothing covers the edges of a page.
    public func backgroundExtensionEffect() -> some View { IgnoredHint.backgroundExtensionEffect.passing(self) }

    /// Has no effect: surfaces do not flow into each other.
    ///
    /// - Parameter transition: How the surface would come and go.
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        IgnoredHint.glassEffectTransition.passing(self)
    }

    /// Has no effect: surfaces do not flow into each other.
    ///
    /// - Parameters:
    ///   - id: What the surfaces that would be one have in common.
    ///   - namespace: Where they have it.
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
        IgnoredHint.glassEffectUnion.passing(self)
    }
}

/// Views with surfaces, which do not flow into each other.
public struct GlassEffectContainer<Content: View>: View {
    private let content: Content

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - spacing: Has no effect.
    ///   - content: The views.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { content }
}

/// A button on a surface.
public typealias GlassButtonStyle = BorderedButtonStyle
/// A button on a surface in the color of controls.
public typealias GlassProminentButtonStyle = BorderedProminentButtonStyle

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A button on a surface: the bordered style.
    public static var glass: Self { .bordered }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A button on a surface in the color of controls: the prominent style.
    public static var glassProminent: Self { .borderedProminent }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A button that looks like a link: the style without a border.
    public static var link: Self { .borderless }
}
