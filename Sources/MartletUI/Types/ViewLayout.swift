/// The shape that a view's type fixes: how many elements and child positions it has, and what it begins and ends with.
///
/// It is the same for every value of the type, so a number, once given to an instance, addresses the same element of
/// it for its whole life.
public struct ViewLayout {
    /// What stands at an edge of an instance.
    package enum Edge {
        case index(Int)
        case child(Int)
    }

    /// Elements and anchors, in pre-order.
    package private(set) var elementCount = 0
    /// Child positions: fixed children, holes and lifetime effects, in pre-order.
    package private(set) var childCount = 0
    package private(set) var first = Edge.index(0)
    package private(set) var last = Edge.index(0)
    /// The instance begins with a hole, so a start comment stands before it.
    package private(set) var hasStartComment = false
    /// The instance has nothing of its own, so a comment stands for it.
    package private(set) var isEmpty = true
    private var depth = 0

    /// The layout of `type` as an instance of its own.
    package init<Content: View>(of type: Content.Type) {
        Content._layout(&self)
        if isEmpty { elementCount = 1 }
    }

    package mutating func open() {
        if depth == 0 { root(.index(elementCount)) }
        elementCount += 1
        depth += 1
    }

    package mutating func close() { depth -= 1 }

    /// A child that always stands here.
    package mutating func child() {
        if depth == 0 { root(.child(childCount)) }
        childCount += 1
    }

    /// A place whose content comes and goes before an anchor.
    package mutating func hole() {
        if depth == 0 {
            if isEmpty {
                hasStartComment = true
                root(.index(elementCount))
                elementCount += 1
            }
            root(.index(elementCount))
        }
        elementCount += 1
        childCount += 1
    }

    /// A child position that renders nothing (a task, an appearance action).
    package mutating func effect() { childCount += 1 }

    private mutating func root(_ edge: Edge) {
        if isEmpty { first = edge }
        last = edge
        isEmpty = false
    }
}

/// How a view's type stands in the DOM.
public enum ViewShape: Sendable {
    /// Text: alone in an element it is that element's text, otherwise it gets a `<span>`.
    case text
    /// Exactly one element, which takes the attributes of the modifiers around it.
    case element
    /// Anything else: several elements, none, or another view's.
    case fragment
}
