/// The engine's part of the protocols of styles: a style that says what views a control consists of.
public protocol _ViewStyle {
    associatedtype _Configuration
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: _Configuration) -> Body
}

extension _ViewStyle {
    /// The views of a control in this style.
    package func view(of configuration: _Configuration) -> AnyView {
        AnyView(StyleBody(style: self, configuration: configuration))
    }
}

/// The views that a style of the program's makes.
struct StyleBody<Style: _ViewStyle>: View, ModifierBodyType {
    // The style comes first, so that its dynamic properties have the same offsets here as in the style itself.
    let style: Style
    let configuration: Style._Configuration

    var body: some View { style.makeBody(configuration: configuration) }

    static var modifierType: Any.Type { Style.self }
}

/// A part of a control that its style receives: a struct that consists of one `AnyView`.
public protocol _StylePart: _PrimitiveView {}

extension _StylePart {
    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        precondition(MemoryLayout<Self>.size == MemoryLayout<AnyView>.size, "\(Self.self) is not one AnyView")
        AnyView._plan(plan, at: _Offset<AnyView>(uncheckedBytes: offset.bytes))
    }
}
