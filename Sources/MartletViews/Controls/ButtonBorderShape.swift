public import MartletUI

/// The shape of buttons with a border.
public struct ButtonBorderShape: Hashable, Sendable {
    private enum Form: Hashable, Sendable { case automatic, capsule, circle, rectangle(CGFloat?) }

    private let form: Form

    /// The shape that the buttons of the page have by themselves.
    public static let automatic = Self(form: .automatic)
    /// Round ends.
    public static let capsule = Self(form: .capsule)
    /// A circle, for a button that shows a symbol.
    public static let circle = Self(form: .circle)
    /// Round corners.
    public static let roundedRectangle = Self(form: .rectangle(nil))

    /// Round corners.
    ///
    /// - Parameter radius: The radius of the corners.
    public static func roundedRectangle(radius: CGFloat) -> Self { Self(form: .rectangle(radius)) }

    fileprivate var styles: [Style] {
        switch form {
        case .automatic, .rectangle(nil): [.class(Self.cornered), .token("--m-button-corner", "var(--m-radius)")]
        case .rectangle(let radius?):
            [.class(Self.cornered), .length("--m-button-corner", CSS.clamped(radius, 0...1_000))]
        case .capsule: [.class(Self.cornered), .token("--m-button-corner", "99px")]
        case .circle: [.class(Self.round), .token("--m-button-corner", "50%")]
        }
    }

    // The corner is a property, so that the nearest shape around a button prevails.
    private static let cornered = StyleClass(
        "button-shape", rules: "&:is(button),& :is(button,.m-menu-label){border-radius:var(--m-button-corner)}")
    private static let round = StyleClass(
        "button-shape",
        rules: """
            &:is(button),& :is(button,.m-menu-label)\
            {display:inline-grid;place-items:center;aspect-ratio:1;min-width:0;padding:.4rem;border-radius:var(--m-button-corner)}
            """)
}

/// The modifier of `buttonBorderShape(_:)`.
public struct _ButtonShape: _InheritedStyleModifier {
    let shape: ButtonBorderShape

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(stylesAt: offset.shape) { $0.styles })
    }
}

extension View {
    /// Sets the shape of the buttons in this view.
    ///
    /// - Parameter shape: The shape.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> ModifiedContent<Self, _ButtonShape> {
        ModifiedContent(content: self, modifier: _ButtonShape(shape: shape))
    }
}
