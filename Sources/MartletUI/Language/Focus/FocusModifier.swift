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

    public static func _plan<Content: View>(_ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>) {
        let operations = FocusOperations(offset: offset.modifier)
        plan.attribute(AttributeStep(event: .focusin, .focus, of: operations.position))
        plan.attribute(AttributeStep(event: .focusout, .blur, of: operations.position))
        // A focus that the program requests from the start is part of the HTML, among the attributes of the control
        // itself.
        plan.attribute(
            AttributeStep(
                at: offset.modifier, mayRestrict: true,
                read: { .attribute("autofocus", $0.isWanted ? "" : nil) }, areEqual: nil))
        // Before the views inside, which may ask for it (``EnvironmentValues/isFocused``).
        plan.effect(at: offset.modifier, operations)
        if Content._shape == .fragment { plan.open(.div) }
        Content._plan(plan, at: offset.content)
        if Content._shape == .fragment { plan.close(.div) }
    }
}

private struct FocusOperations<Focused: Hashable>: ChildOperations {
    let offset: Offset<_FocusModifier<Focused>>
    let position = ControlPosition()

    var control: ControlPosition? { position }

    func make(_ value: borrowing Borrowed<_FocusModifier<Focused>>, _ place: NodePlace) -> FocusNode<Focused> {
        FocusNode<Focused>(value.value, position, at: offset, place)
    }

    func update(
        _ node: FocusNode<Focused>, from old: borrowing Borrowed<_FocusModifier<Focused>>,
        to new: borrowing Borrowed<_FocusModifier<Focused>>, anchor: UInt32
    ) {
        node.showUnlessWaiting()
    }
}

/// Moves the focus when the program requests it elsewhere than the browser has it.
private final class FocusNode<Focused: Hashable>: TypedControlNode<_FocusModifier<Focused>>, FocusRecord {
    private var isFocused = false
    /// As of the last time that it was shown: the views inside are made before the content that holds it is in its place.
    private var known: _FocusModifier<Focused>

    init(
        _ modifier: _FocusModifier<Focused>, _ position: ControlPosition, at offset: Offset<_FocusModifier<Focused>>,
        _ place: NodePlace
    ) {
        known = modifier
        super.init(position, at: offset, place)
        isFocused = reading(modifier)
        // A view that is added to a page that is shown is not part of the page's HTML.
        guard isFocused, graph.client.isRendered else { return }
        isFocused = false
        graph.invalidate(self, .property("focus"))
    }

    private func reading(_ modifier: _FocusModifier<Focused>) -> Bool {
        reading(ViewType.of(EmptyView.self)) { modifier.isWanted }
    }

    var hasFocus: Bool { known.isWanted }

    override func show() {
        withValue { modifier in
            known = modifier
            let wasFocused = isFocused
            isFocused = reading(modifier)
            if isFocused != wasFocused { graph.patches.setFocus(number, isFocused, knowing: graph.client.lastPost) }
        }
    }

    override func perform(_ value: EventValue, _ part: ControlPart, isShown: Bool) {
        if isShown { isFocused = part == .focus }
        withValue { modifier in
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

    /// Binds the focus of this view to a `@FocusState` of `Bool`.
    ///
    /// - Parameters:
    ///   - binding: A binding that equals `value` while the view has the focus.
    ///   - value: `true`; with `false`, the view has the focus while the binding is `false`.
    public func focused(
        _ binding: FocusState<Bool>.Binding, equals value: Bool
    ) -> ModifiedContent<Self, _FocusModifier<Bool>> {
        ModifiedContent(content: self, modifier: _FocusModifier(binding: binding.base, value: value, none: !value))
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
