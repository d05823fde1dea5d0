import MartletValues

/// One attribute of an element: where it comes from in a view's value.
package final class AttributeStep {
    /// Whether the attribute is the same in every value.
    package let isConstant: Bool
    /// Whether the attribute may disable or hide its element and the content inside.
    package let mayRestrict: Bool
    /// Whether the attribute is a handler.
    package let isEvent: Bool
    /// Whether it is a report of the browser's about the element that the modifier stands on.
    package let isReport: Bool
    /// The control whose event it is, if that control records what the browser shows.
    package let control: ControlPosition?
    /// The animation of the style changes of its element and of what is inside, for the step of such a modifier.
    package private(set) var animation: Offset<Animation?>?
    /// How long the handler has taken so far, for a step that is a handler.
    package let inlineExecution = InlineExecutionPolicy()
    private let offset: Int
    private let count: Int
    private let reader: (ValueAddress) -> Attribute
    private let comparison: (ValueAddress, ValueAddress) -> Bool

    /// An attribute that every value of the type has.
    package init(constant: Attribute) {
        isConstant = true
        mayRestrict = false
        (isEvent, isReport) = (false, false)
        (offset, count) = (0, 0)
        control = nil
        reader = { _ in constant }
        comparison = { _, _ in true }
    }

    /// An event of a control that records what the browser shows.
    package init(event: EventType, _ part: ControlPart, of control: ControlPosition) {
        isConstant = true
        mayRestrict = false
        (isEvent, isReport) = (true, event.isReport)
        self.control = control
        (offset, count) = (0, 0)
        reader = { _ in .event(event, .control(part)) }
        comparison = { _, _ in true }
    }

    /// No attribute; it gives `control` the element that a modifier stands on.
    package init(marking control: ControlPosition) {
        (isConstant, mayRestrict, isEvent, isReport) = (true, false, false, false)
        (offset, count) = (0, 0)
        self.control = control
        reader = { _ in .styles([]) }
        comparison = { _, _ in true }
    }

    /// An event of a control that listens to it only if `isObserved` returns `true` for the `Source` at `offset`.
    package init<Source>(
        event: EventType, _ part: ControlPart, of control: ControlPosition, at offset: Offset<Source>,
        if isObserved: @escaping (Source) -> Bool
    ) {
        (isConstant, mayRestrict, isEvent, isReport) = (false, false, true, event.isReport)
        self.control = control
        self.offset = offset.bytes
        count = MemoryLayout<Source>.size
        reader = { isObserved($0[offset]) ? .event(event, .control(part)) : .styles([]) }
        comparison = { old, new in isObserved(old[offset]) == isObserved(new[offset]) }
    }

    /// An attribute that `read` makes from the `Source` at `offset`; `areEqual` reports whether two sources make the
    /// same attribute. Handlers are found by reading, so they need no comparison.
    package init<Source>(
        at offset: Offset<Source>, mayRestrict: Bool = false, isEvent: Bool = false,
        read: @escaping (Source) -> Attribute,
        areEqual: ((Source, Source) -> Bool)?
    ) {
        self.mayRestrict = mayRestrict
        (self.isEvent, isReport) = (isEvent, false)
        control = nil
        isConstant = areEqual == nil
        self.offset = offset.bytes
        count = MemoryLayout<Source>.size
        reader = { read($0[offset]) }
        comparison = { old, new in areEqual?(old[offset], new[offset]) ?? true }
    }

    /// An attribute that `read` makes from the results of `step`, which belongs to the value at `first`, for that value
    /// and for the one at `second`.
    init<Value>(
        _ step: AttributeStep, at first: Offset<Value>, and second: Offset<Value>,
        read: @escaping (Attribute, Attribute) -> Attribute
    ) {
        let distance = second.bytes - first.bytes
        (isConstant, mayRestrict, isEvent, isReport, control) = (false, false, false, false, nil)
        (offset, count) = (0, max(first.bytes, second.bytes) + MemoryLayout<Value>.size)
        reader = { read(step.attribute(in: $0), step.attribute(in: $0 + distance)) }
        comparison = { step.isSame(in: $0, $1) && step.isSame(in: $0 + distance, $1 + distance) }
    }

    @inline(__always)
    package func attribute(in value: ValueAddress) -> Attribute { reader(value) }

    @inline(__always)
    package func isSame(in old: ValueAddress, _ new: ValueAddress) -> Bool {
        // The same bytes give the same attribute; other bytes may give it too.
        (old + offset).hasSameBytes(as: new + offset, count) || comparison(old, new)
    }

    /// The styles by which the animation at `offset` animates what is inside.
    package convenience init(animationAt offset: Offset<Animation?>) {
        self.init(stylesAt: offset) { $0.transitionStyles }
        animation = offset
    }

    /// Styles that `read` makes from the `Source` at `offset`. The last result is kept: most values of a type are the
    /// same.
    package convenience init<Source: Equatable & Sendable>(
        stylesAt offset: Offset<Source>, _ read: @escaping @Sendable (Source) -> [Style]
    ) {
        let memo = StyleMemo(read)
        self.init(at: offset, read: { .styles(memo.styles(of: $0)) }, areEqual: { $0 == $1 })
    }
}
