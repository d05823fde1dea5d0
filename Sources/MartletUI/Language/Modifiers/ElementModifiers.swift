/// One attribute of an element.
public struct _AttributeModifier: AttributeModifier {
    let name: StaticString
    let value: String?

    @usableFromInline
    init(name: StaticString, value: String?) {
        self.name = name
        self.value = value
    }

    /// What the program says of any attribute: as much of it as may be.
    @usableFromInline
    init(checking name: StaticString, _ value: String?) {
        let allowed = AttributePolicy.allowed(name, value)
        if allowed == nil, value != nil, !AttributePolicy.isAllowedName(name) {
            Diagnostic.refusedAttribute(name.description).tell()
        }
        self.init(name: name, value: allowed)
    }

    public static func _addAttribute(_ plan: ViewPlan, at offset: Int) {
        plan.attribute(
            AttributeStep(
                at: offset, Self.self, mayRestrict: true, read: { .attribute($0.name, $0.value) },
                areEqual: { $0.value == $1.value && $0.name.isSame(as: $1.name) }))
    }
}

/// A class that is there or not.
public struct _ClassModifier: AttributeModifier {
    private let toggle: ClassToggle

    @usableFromInline
    init(name: StaticString, isOn: Bool) { toggle = ClassToggle(name, isOn: isOn) }

    public static func _addAttribute(_ plan: ViewPlan, at offset: Int) {
        plan.attribute(
            AttributeStep(
                at: offset, Self.self, read: { .classToggle($0.toggle.name, $0.toggle.isOn) },
                areEqual: { $0.toggle == $1.toggle }))
    }
}

/// Classes that are always there.
public struct _ClassNamesModifier: AttributeModifier {
    let names: String

    @usableFromInline
    init(names: String) { self.names = names }

    public static func _addAttribute(_ plan: ViewPlan, at offset: Int) {
        plan.attribute(
            AttributeStep(at: offset, Self.self, read: { .classNames($0.names) }, areEqual: { $0.names == $1.names }))
    }
}

/// An action for an event of the element.
public struct _EventModifier: AttributeModifier {
    // The type last: it lies in the handler's tail and costs a view no room.
    let handler: EventHandlerBox
    let type: EventTypeBox

    package init(_ type: EventType, _ handler: EventHandler) {
        self.handler = EventHandlerBox(handler: handler)
        self.type = EventTypeBox(type: type)
    }

    // Room that is added around a view that listens does not listen, so it is an element of its own.
    public static func _layer<Content: View>(_ content: Content.Type) -> StyleLayer {
        Content._shape == .fragment ? .control : max(Content._layer, .control)
    }

    @usableFromInline
    init(onClick action: @escaping () throws -> Void) { self.init(.click, .action(action)) }

    public static func _addAttribute(_ plan: ViewPlan, at offset: Int) {
        plan.attribute(
            AttributeStep(
                at: offset, Self.self, isEvent: true, read: { .event($0.type.type, $0.handler.handler) }, areEqual: nil)
        )
    }
}

/// Keeps the handler's cases to the package.
public struct EventHandlerBox {
    package let handler: EventHandler
}

/// Keeps the event's type to the package.
public struct EventTypeBox {
    package let type: EventType
}

extension View {
    /// Sets an HTML attribute; `nil` leaves it out.
    ///
    /// Attributes that run code (`on…`, `srcdoc`) and `style` are told and left out, and URLs (`href`, `src` and their like) whose scheme is
    /// not one of those a page may hold become `about:blank#blocked`.
    @inlinable
    public consuming func attribute(_ name: StaticString, _ value: String?) -> ModifiedContent<Self, _AttributeModifier>
    {
        ModifiedContent(content: self, modifier: _AttributeModifier(checking: name, value))
    }

    /// Adds the class `name` while `condition` holds.
    @inlinable
    public consuming func `class`(_ name: StaticString, when condition: Bool) -> ModifiedContent<Self, _ClassModifier> {
        ModifiedContent(content: self, modifier: _ClassModifier(name: name, isOn: condition))
    }

    /// Adds classes, separated by spaces.
    @inlinable
    public consuming func `class`(_ names: String) -> ModifiedContent<Self, _ClassNamesModifier> {
        ModifiedContent(content: self, modifier: _ClassNamesModifier(names: names))
    }

    /// Performs `action` when the element is clicked or pressed with the keyboard.
    @inlinable
    public consuming func onClick(perform action: @escaping () throws -> Void) -> ModifiedContent<Self, _EventModifier>
    {
        ModifiedContent(content: self, modifier: _EventModifier(onClick: action))
    }

    /// Performs an asynchronous action when the element is clicked. It runs on the visitor's session.
    public consuming func onClick(perform action: @escaping AsyncAction) -> ModifiedContent<Self, _EventModifier> {
        event(.click, .asyncAction(action))
    }

    /// Performs `action` when the view is tapped: SwiftUI's spelling of a click.
    public consuming func onTapGesture(perform action: @escaping () throws -> Void) -> ModifiedContent<
        Self, _EventModifier
    > {
        event(.click, .action(action))
    }

    /// Performs `action` with the text of the element when the visitor types.
    public consuming func onInput(perform action: @escaping (String) throws -> Void) -> ModifiedContent<
        Self, _EventModifier
    > {
        event(.input, .value { try action($0.string ?? "") })
    }

    private consuming func event(_ type: EventType, _ handler: EventHandler) -> ModifiedContent<Self, _EventModifier> {
        ModifiedContent(content: self, modifier: _EventModifier(type, handler))
    }

    /// Performs `action` when the visitor presses Enter in a field of this view. Of several around a field, the innermost.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () throws -> Void) -> ModifiedContent<
        Self, _EventModifier
    > {
        event(.submit, .action(action))
    }

    /// Names the element for tests and scripts: it becomes the element's `id`, and events may use it as their target.
    @inlinable
    public consuming func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, _AttributeModifier> {
        ModifiedContent(content: self, modifier: _AttributeModifier(name: "id", value: identifier))
    }

    /// What a screen reader says in place of the view's text.
    @inlinable
    public consuming func accessibilityLabel(_ label: String) -> ModifiedContent<Self, _AttributeModifier> {
        ModifiedContent(content: self, modifier: _AttributeModifier(name: "aria-label", value: label))
    }

    /// Does not show the view, which keeps its room; it takes no events, and the server rejects them as well.
    public consuming func hidden() -> ModifiedContent<ModifiedContent<Self, _AttributeModifier>, _ClassNamesModifier> {
        ModifiedContent(content: self, modifier: _AttributeModifier(name: "inert", value: "")).class("m-hidden")
    }
}
