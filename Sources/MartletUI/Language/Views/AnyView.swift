import MartletValues

/// A type-erased view.
///
/// An `AnyView` keeps the identity and state of its content for as long as the wrapped type stays the same. When a view
/// of another type takes its place, the state of the first ends.
public struct AnyView: _PrimitiveView {
    let content: any View

    /// Creates a view that erases the type of another view.
    ///
    /// An `AnyView` is not wrapped again: its content is taken over.
    ///
    /// - Parameter view: The view to wrap.
    public init<Content: View>(_ view: Content) { content = (view as? AnyView)?.content ?? view }

    /// Creates a view that erases the type of another view; the same as ``init(_:)``.
    ///
    /// - Parameter view: The view to wrap.
    public init<Content: View>(erasing view: Content) { self.init(view) }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.dynamicSlot(at: offset, AnyViewOperations(areRows: false))
    }
}

extension AnyView: ListContent {
    package static func planRows(_ plan: _PlanBuilder, at offset: Offset<Self>) {
        plan.dynamicSlot(at: offset, AnyViewOperations(areRows: true))
    }
}

private struct AnyViewOperations: ChildOperations {
    /// Whether the content stands in a list.
    let areRows: Bool

    func make(_ value: borrowing Borrowed<AnyView>, _ place: NodePlace) -> BranchNode {
        let node = BranchNode(place)
        func open<Content: View>(_ content: Content) {
            let key = WrappedType(type: Content.self)
            if areRows { node.begin(ListRows(content: content), key) } else { node.begin(content, key) }
        }
        open(value.value.content)
        return node
    }

    func update(
        _ node: BranchNode, from old: borrowing Borrowed<AnyView>, to new: borrowing Borrowed<AnyView>,
        anchor: UInt32
    ) {
        func open<Content: View>(_ content: Content) {
            let key = WrappedType(type: Content.self)
            if areRows {
                node.update(ListRows(content: content), key, anchor: anchor)
            } else {
                node.update(content, key, anchor: anchor)
            }
        }
        open(new.value.content)
    }
}

/// The branch key of an erased view: its type, which is also its component of an identity path.
private struct WrappedType: Hashable, DurablyNamed {
    let type: any View.Type

    var durableName: String { DurableTypeName.of(type).text }

    static func == (left: Self, right: Self) -> Bool { left.type == right.type }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
