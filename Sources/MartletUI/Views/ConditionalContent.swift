/// One of two views, as `if`/`else` and `switch` give it. The branches are different places: going from one to the other
/// ends the state of the first.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
    package enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    private let storage: Storage

    package init(_ storage: Storage) { self.storage = storage }

    public static func _layout(_ layout: inout ViewLayout) { layout.hole() }

    public static func _make(_ view: Self, _ context: inout MakeContext) {
        context.child { place in
            let node = BranchNode(place)
            switch view.storage {
            case .first(let content): node.begin(content, true)
            case .second(let content): node.begin(content, false)
            }
            return node
        }
    }

    public static func _render(_ view: Self, _ renderer: Renderer) { renderer.hole() }

    public static func _update(_ old: Self, _ new: Self, _ context: inout UpdateContext) {
        let (node, anchor) = context.hole()
        let branch = unsafeDowncast(node, to: BranchNode.self)
        switch new.storage {
        case .first(let content): branch.update(content, true, anchor: anchor)
        case .second(let content): branch.update(content, false, anchor: anchor)
        }
    }
}

/// A view that may be absent, as an `if` without `else` gives it.
extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
    public static func _layout(_ layout: inout ViewLayout) { layout.hole() }

    public static func _make(_ view: Self, _ context: inout MakeContext) {
        context.child { place in
            let node = BranchNode(place)
            node.begin(view, true)
            return node
        }
    }

    public static func _render(_ view: Self, _ renderer: Renderer) { renderer.hole() }

    public static func _update(_ old: Self, _ new: Self, _ context: inout UpdateContext) {
        let (node, anchor) = context.hole()
        unsafeDowncast(node, to: BranchNode.self).update(new, true, anchor: anchor)
    }
}
