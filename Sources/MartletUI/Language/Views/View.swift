/// A part of the user interface, described by a value.
///
///     struct Greeting: View {
///         let name: String
///
///         var body: some View {
///             Text("Hello, \(name)")
///         }
///     }
///
/// A view is a lightweight value: it is discarded and made anew whenever the state that it reads changes, and the
/// engine changes on the page only what differs. Implement ``body``; the requirements that begin with an underscore
/// belong to the engine and have default implementations.
public protocol View {
    /// The type of the view's `body`.
    associatedtype Body: View

    /// The content and behavior of this view.
    ///
    /// It is evaluated when a state that it read has changed, or when the evaluation of a parent gives the view inputs
    /// that do not compare equal to the previous ones.
    @ViewBuilder var body: Body { get }

    static var _shape: _ViewShape { get }
    static var _layer: _StyleLayer { get }
    static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>)
    static func _makeNode(_ view: Self, _ place: _NodePlace) -> _Node
    static func _updateNode(_ node: _Node, _ view: Self)
}

/// The engine's requirements for a view with a `body`: each instance is one node at one child position.
extension View {
    public static var _shape: _ViewShape { .fragment }
    public static var _layer: _StyleLayer { .control }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.child(at: offset)
    }

    public static func _makeNode(_ view: Self, _ place: _NodePlace) -> _Node { Node.make(of: view, place) }

    public static func _updateNode(_ node: _Node, _ view: Self) {
        node.typed(as: ViewNode<Self>.self).update(view)
    }
}

/// A view that the engine renders itself. At the root of an instance it has a node of its own.
public protocol _PrimitiveView: View where Body == EmptyView {}

extension _PrimitiveView {
    /// A view that the engine renders has nothing in its body: the engine never asks for it.
    public var body: EmptyView { IgnoredHint.body.passing(EmptyView()) }

    public static func _makeNode(_ view: Self, _ place: _NodePlace) -> _Node { FragmentNode(view, place) }

    public static func _updateNode(_ node: _Node, _ view: Self) {
        node.typed(as: FragmentNode<Self>.self).update(view)
    }
}

/// A view of which there is no value, and with it a scene and the content of a toolbar.
extension Never: View {
    public var body: Never { self }
}
