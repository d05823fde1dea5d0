/// The modifier of `focused(_:)` and `focused(_:equals:)`.
public struct _FocusModifier<Value: Hashable>: _PrimitiveModifier {
    let binding: Binding<Value>
    /// The value while the view has the focus.
    let value: Value
    /// The value after the view has lost the focus.
    let none: Value

    var isWanted: Bool { binding.wrappedValue == value }

    public static func _shape<Content: View>(_ content: Content.Type) -> _ViewShape {
        Content._shape == .control ? .control : .element
    }

    public static func _layer<Content: View>(_ content: Content.Type) -> _StyleLayer {
        Content._shape == .fragment ? .control : max(Content._layer, .control)
    }

    public static func _plan<Content: View>(_ plan: _ViewPlan, _ content: Content.Type, _ place: _ModifiedPlace) {
        let operations = FocusOperations<Value>(at: place.modifier)
        plan.attribute(AttributeStep(event: .focusin, .focus, of: operations))
        plan.attribute(AttributeStep(event: .focusout, .blur, of: operations))
        // A focus that the program requests from the start is part of the HTML, among the attributes of the control
        // itself.
        plan.attribute(
            AttributeStep(
                at: place.modifier, Self.self, mayRestrict: true,
                read: { .attribute("autofocus", $0.isWanted ? "" : nil) }, areEqual: nil))
        if Content._shape == .fragment { plan.open(.div) }
        Content._plan(plan, at: place.content)
        if Content._shape == .fragment { plan.close(.div) }
        plan.effect(at: place.modifier, operations)
    }
}

private final class FocusOperations<Value: Hashable>: ControlOperations {
    override func make(_ value: UnsafeRawPointer, _ place: _NodePlace) -> _Node {
        FocusNode(value.assumingMemoryBound(to: _FocusModifier<Value>.self).pointee, self, place)
    }

    override func update(_ node: _Node, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, anchor: UInt32) {
        unsafeDowncast(node, to: ControlNode.self).showUnlessWaiting()
    }
}

/// Moves the focus when the program requests it elsewhere than the browser has it.
private final class FocusNode<Value: Hashable>: ControlNode {
    private var isFocused = false

    init(_ modifier: _FocusModifier<Value>, _ operations: ControlOperations, _ place: _NodePlace) {
        super.init(operations, place)
        isFocused = reading(modifier)
        // A view that is added to a page that is shown is not part of the page's HTML.
        guard isFocused, graph.client.isRendered else { return }
        isFocused = false
        graph.invalidate(self, .property("focus"))
    }

    private func reading(_ modifier: _FocusModifier<Value>) -> Bool {
        reading(ViewType.of(EmptyView.self)) { modifier.isWanted }
    }

    private func withModifier(_ body: (_FocusModifier<Value>) -> Void) {
        withControl { body($0.assumingMemoryBound(to: _FocusModifier<Value>.self).pointee) }
    }

    override func show() {
        withModifier { modifier in
            let wasFocused = isFocused
            isFocused = reading(modifier)
            if isFocused != wasFocused { graph.patches.setFocus(number, isFocused, knowing: graph.client.lastPost) }
        }
    }

    override func perform(_ value: EventValue, _ part: ControlPart, isShown: Bool) {
        if isShown { isFocused = part == .focus }
        withModifier { modifier in
            if part == .focus {
                modifier.binding.wrappedValue = modifier.value
            } else if modifier.isWanted {
                modifier.binding.wrappedValue = modifier.none
            }
        }
        graph.invalidate(self, .property("focus"))
    }
}

extension View {
    /// Binds the focus of this view to a `@FocusState`.
    ///
    ///     TextField("Name", text: $name).focused($isEditing)
    ///
    /// - Parameter condition: A binding that is `true` while the view has the focus. Writing `true` moves the focus to
    ///   the view.
    public func focused(_ condition: FocusState<Bool>.Binding) -> ModifiedContent<Self, _FocusModifier<Bool>> {
        ModifiedContent(content: self, modifier: _FocusModifier(binding: condition.base, value: true, none: false))
    }

    /// Binds the focus of this view to a value of a `@FocusState`.
    ///
    ///     TextField("Name", text: $name).focused($field, equals: .name)
    ///
    /// - Parameters:
    ///   - binding: A binding that equals `value` while the view has the focus. Writing `value` moves the focus to the
    ///     view.
    ///   - value: The value that stands for this view.
    public func focused<Value: Hashable>(
        _ binding: FocusState<Value?>.Binding, equals value: Value?
    ) -> ModifiedContent<Self, _FocusModifier<Value?>> {
        ModifiedContent(content: self, modifier: _FocusModifier(binding: binding.base, value: value, none: nil))
    }
}
