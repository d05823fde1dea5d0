/// A piece of user interface, described by a value.
///
/// A view is a lightweight value: it is thrown away and made anew whenever the state it reads changes, and the
/// engine changes on the page only what differs. Write `body`; the requirements that begin with an underscore belong
/// to the engine and have defaults.
public protocol View {
    associatedtype Body: View

    /// The content and behaviour of this view. Called when a state that it read has changed, or when a parent's
    /// evaluation gives it inputs that do not compare equal.
    @ViewBuilder var body: Body { get }

    static var _shape: ViewShape { get }
    static var _layer: StyleLayer { get }
    static func _plan(_ plan: ViewPlan, at offset: Int)
    static func _makeNode(_ view: Self, _ place: NodePlace) -> Node
    static func _updateNode(_ node: Node, _ view: Self)
}

/// The engine's side of a view with a `body`: one node an instance, at one child position.
extension View {
    public static var _shape: ViewShape { .fragment }
    public static var _layer: StyleLayer { .control }

    public static func _plan(_ plan: ViewPlan, at offset: Int) {
        plan.child(at: offset, ViewOperations<Self>())
    }

    public static func _makeNode(_ view: Self, _ place: NodePlace) -> Node { ViewNode.make(view, place) }

    public static func _updateNode(_ node: Node, _ view: Self) {
        unsafeDowncast(node, to: ViewNode<Self>.self).update(view)
    }
}

/// A view that the engine renders itself. As the root of an instance it has a node of its own.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public static func _makeNode(_ view: Self, _ place: NodePlace) -> Node { FragmentNode(view, place) }

    public static func _updateNode(_ node: Node, _ view: Self) {
        unsafeDowncast(node, to: FragmentNode<Self>.self).update(view)
    }
}

extension View where Body == Never {
    /// A view that the engine renders has no body.
    public var body: Never {
        preconditionFailure("\(Self.self) is rendered by Martlet and has no body")
    }
}

extension Never: View {
    public typealias Body = Never
}
