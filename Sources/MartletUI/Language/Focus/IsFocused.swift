extension EnvironmentValues {
    /// Whether the view is inside one with ``View/focused(_:)`` that has the focus. Elsewhere, and in actions, `false`: of no
    /// other view is the server told.
    public var isFocused: Bool { subscriber?.evaluated?.isInFocus ?? false }
}

/// Records which view has the focus.
protocol FocusRecord: ControlNode {
    /// Whether it has it; the view that reads it depends on it.
    var hasFocus: Bool { get }
}

extension Node {
    /// Whether a view around this one has the focus.
    fileprivate var isInFocus: Bool {
        var node = self
        while let parent = node.parent {
            // A node that is being made is added behind the others when it has been.
            let position = parent.children.firstIndex { $0 === node } ?? parent.children.count
            if let plan = parent.viewType?.plan, plan.children.indices.contains(position) {
                for child in parent.children {
                    guard let record = child as? any FocusRecord,
                        plan.isElement(plan.children[position].element, inside: record.position.element)
                    else { continue }
                    if record.hasFocus { return true }
                }
            }
            node = parent
        }
        return false
    }
}

extension ViewPlan {
    /// Whether an element is another one, or inside it.
    fileprivate func isElement(_ element: Int?, inside outer: Int) -> Bool {
        var element = element
        while let index = element {
            if index == outer { return true }
            element = elements[index].parent
        }
        return false
    }
}
