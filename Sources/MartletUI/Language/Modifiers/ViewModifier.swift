/// A modifier that can be applied to any view, made of views and other modifiers. It may have state of its own.
///
///     struct Card: ViewModifier {
///         func body(content: Content) -> some View {
///             content.padding().border(.gray)
///         }
///     }
///
/// Implement ``body(content:)``, in which `content` stands for the modified view; the requirements that begin with an
/// underscore belong to the engine and have default implementations.
public protocol ViewModifier {
    /// The type of the modifier's `body(content:)`.
    associatedtype Body: View
    /// The type of the view that `body(content:)` receives.
    typealias Content = _ViewModifier_Content<Self>

    /// Returns the modified view. It is evaluated in the same situations as a view's `body`.
    ///
    /// - Parameter content: The view that the modifier is applied to.
    @ViewBuilder func body(content: Content) -> Body

    static func _shape<Modified: View>(_ content: Modified.Type) -> _ViewShape
    static func _layer<Modified: View>(_ content: Modified.Type) -> _StyleLayer
    static func _plan<Modified: View>(_ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Modified, Self>>)
    static func _rowKind<Modified: View>(_ content: Modified.Type) -> _RowKind
    static func _planRows<Modified: View>(_ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Modified, Self>>)
}

extension ViewModifier {
    public static func _shape<Modified: View>(_ content: Modified.Type) -> _ViewShape { .fragment }

    public static func _layer<Modified: View>(_ content: Modified.Type) -> _StyleLayer { .control }

    public static func _plan<Modified: View>(_ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Modified, Self>>)
    {
        plan.modified(at: offset)
    }

    /// With a modifier, any view is one row of a list, unless the modifier knows better.
    public static func _rowKind<Modified: View>(_ content: Modified.Type) -> _RowKind { .row }

    /// Called only for a modifier that says that it has rows.
    public static func _planRows<Modified: View>(
        _ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Modified, Self>>
    ) {}

    /// Combines this modifier with another one around it.
    ///
    /// - Parameter outer: The modifier to apply to the result of this one.
    /// - Returns: A modifier that applies both.
    public func concat<Outer: ViewModifier>(_ outer: Outer) -> ModifiedContent<Self, Outer> {
        ModifiedContent(content: self, modifier: outer)
    }
}

/// A modifier that the engine applies itself.
public protocol _PrimitiveModifier: ViewModifier where Body == EmptyView {}

extension _PrimitiveModifier {
    /// A modifier that the engine applies has nothing in its body: the engine never asks for it.
    public func body(content: Content) -> EmptyView { IgnoredHint.body.passing(EmptyView()) }
}

/// A modifier that changes nothing.
public struct EmptyModifier: _PrimitiveModifier, Sendable {
    /// The modifier that changes nothing.
    public static let identity = EmptyModifier()

    /// Creates a modifier that changes nothing.
    public init() {}

    public static func _shape<Modified: View>(_ content: Modified.Type) -> _ViewShape { Modified._shape }

    public static func _layer<Modified: View>(_ content: Modified.Type) -> _StyleLayer { Modified._layer }

    public static func _plan<Modified: View>(_ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Modified, Self>>)
    {
        Modified._plan(plan, at: offset.content)
    }
}

/// Two modifiers combined into one.
extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

extension View {
    /// Applies a modifier to this view.
    ///
    /// - Parameter modifier: The modifier.
    /// - Returns: The modified view.
    public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
