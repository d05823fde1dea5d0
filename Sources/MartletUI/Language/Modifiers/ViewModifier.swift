/// A change that can be put around any view, made of other views and modifiers. It may have state of its own.
///
/// Write `body(content:)`, in which `content` stands for the view around which the modifier is put; the requirements that
/// begin with an underscore belong to the engine and have defaults.
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>

    /// The modified view. Evaluated as a view's `body` is.
    @ViewBuilder func body(content: Content) -> Body

    static func _shape<Modified: View>(_ content: Modified.Type) -> ViewShape
    static func _layer<Modified: View>(_ content: Modified.Type) -> StyleLayer
    static func _plan<Modified: View>(_ plan: ViewPlan, _ content: Modified.Type, _ place: ModifiedPlace)
}

extension ViewModifier {
    public static func _shape<Modified: View>(_ content: Modified.Type) -> ViewShape { .fragment }

    public static func _layer<Modified: View>(_ content: Modified.Type) -> StyleLayer { .control }

    public static func _plan<Modified: View>(_ plan: ViewPlan, _ content: Modified.Type, _ place: ModifiedPlace) {
        plan.child(at: place.whole, ModifierOperations<Modified, Self>())
    }

    /// This modifier with another one around it.
    public func concat<Outer: ViewModifier>(_ outer: Outer) -> ModifiedContent<Self, Outer> {
        ModifiedContent(content: self, modifier: outer)
    }
}

/// A modifier that the engine applies itself.
public protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension ViewModifier where Body == Never {
    /// A modifier that the engine applies has no body.
    public func body(content: Content) -> Never {
        preconditionFailure("\(Self.self) is applied by Martlet and has no body")
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: PrimitiveModifier, Sendable {
    public static let identity = EmptyModifier()

    public init() {}

    public static func _shape<Modified: View>(_ content: Modified.Type) -> ViewShape { Modified._shape }

    public static func _layer<Modified: View>(_ content: Modified.Type) -> StyleLayer { Modified._layer }

    public static func _plan<Modified: View>(_ plan: ViewPlan, _ content: Modified.Type, _ place: ModifiedPlace) {
        Modified._plan(plan, at: place.content)
    }
}

/// Two modifiers, as one.
extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension View {
    /// This view with `modifier` put around it.
    public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
