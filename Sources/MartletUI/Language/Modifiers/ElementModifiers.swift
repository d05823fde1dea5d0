/// The modifier of one attribute.
public struct _AttributeModifier: _ElementModifier {
    let name: StaticString
    let value: String?

    @usableFromInline
    init(name: StaticString, value: String?) {
        self.name = name
        self.value = value
    }

    /// Checks an attribute that the program sets: a value or name that is not allowed is left out or replaced.
    @usableFromInline
    init(checking name: StaticString, _ value: String?) {
        let allowed = AttributePolicy.allowed(name, value)
        if allowed == nil, value != nil, !AttributePolicy.isAllowedName(name) {
            Diagnostic.refusedAttribute(name.description).report()
        }
        self.init(name: name, value: allowed)
    }

    public static func _addAttribute(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(
                at: offset, mayRestrict: true, read: { .attribute($0.name, $0.value) },
                areEqual: { $0.value == $1.value && $0.name.isSame(as: $1.name) }))
    }
}

/// The modifier of a class that is present while a condition holds.
public struct _ClassModifier: _ElementModifier {
    private let toggle: ClassToggle

    @usableFromInline
    init(name: StaticString, isOn: Bool) { toggle = ClassToggle(name, isOn: isOn) }

    public static func _addAttribute(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(
                at: offset, read: { .classToggle($0.toggle.name, $0.toggle.isOn) },
                areEqual: { $0.toggle == $1.toggle }))
    }
}

/// The modifier of classes that are always present.
public struct _ClassNamesModifier: _ElementModifier {
    let names: String

    @usableFromInline
    init(names: String) { self.names = names }

    public static func _addAttribute(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(at: offset, read: { .classNames($0.names) }, areEqual: { $0.names == $1.names }))
    }
}

/// The modifier of an action for an event of the element.
public struct _EventModifier: _ElementModifier {
    // The event type comes last: it lies in the tail padding of the handler and takes no room in a view.
    let handler: _EventHandlerBox
    let type: _EventTypeBox

    package init(_ type: EventType, _ handler: EventHandler) {
        self.handler = _EventHandlerBox(handler: handler)
        self.type = _EventTypeBox(type: type)
    }

    // Padding around a view that listens does not listen itself, so the padding becomes an element of its own.
    public static func _layer<Content: View>(_ content: Content.Type) -> _StyleLayer {
        Content._shape == .fragment ? .control : max(Content._layer, .control)
    }

    @usableFromInline
    init(onClick action: @escaping () throws -> Void) { self.init(.click, .action(action)) }

    public static func _addAttribute(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(
                at: offset, isEvent: true, read: { .event($0.type.type, $0.handler.handler) }, areEqual: nil)
        )
    }
}

/// An event handler whose cases are visible only inside the package.
public struct _EventHandlerBox {
    package let handler: EventHandler
}

/// An event type whose cases are visible only inside the package.
public struct _EventTypeBox {
    package let type: EventType
}

extension View {
    /// Sets an HTML attribute.
    ///
    ///     HTML("article") { Text("…") }.attribute("lang", "de")
    ///
    /// Attributes that run code (`on…`, `srcdoc`) and `style` are left out, and a diagnostic reports them. A URL (in
    /// `href`, `src` and the like) with a scheme that a page may not contain becomes `about:blank#blocked`.
    ///
    /// - Parameters:
    ///   - name: The name of the attribute.
    ///   - value: The value, or `nil` to leave the attribute out.
    @inlinable
    public consuming func attribute(_ name: StaticString, _ value: String?) -> ModifiedContent<Self, _AttributeModifier>
    {
        ModifiedContent(content: self, modifier: _AttributeModifier(checking: name, value))
    }

    /// Adds a class while a condition holds.
    ///
    /// - Parameters:
    ///   - name: The name of the class.
    ///   - condition: Whether the element has the class.
    @inlinable
    public consuming func `class`(_ name: StaticString, when condition: Bool) -> ModifiedContent<Self, _ClassModifier> {
        ModifiedContent(content: self, modifier: _ClassModifier(name: name, isOn: condition))
    }

    /// Adds classes.
    ///
    /// - Parameter names: The names of the classes, separated by spaces.
    @inlinable
    public consuming func `class`(_ names: String) -> ModifiedContent<Self, _ClassNamesModifier> {
        ModifiedContent(content: self, modifier: _ClassNamesModifier(names: names))
    }

    /// Performs an action when the element is clicked or pressed with the keyboard.
    ///
    /// - Parameter action: The action. An error that it throws is logged and shown, and the page continues.
    @inlinable
    public consuming func onClick(perform action: @escaping () throws -> Void) -> ModifiedContent<Self, _EventModifier>
    {
        ModifiedContent(content: self, modifier: _EventModifier(onClick: action))
    }

    /// Performs an asynchronous action when the element is clicked or pressed with the keyboard.
    ///
    /// - Parameter action: The action. It runs in the visitor's session. An error that it throws is logged and shown,
    ///   and the page continues.
    public consuming func onClick(perform action: @escaping AsyncAction) -> ModifiedContent<Self, _EventModifier> {
        event(.click, .asyncAction(action))
    }

    /// Performs an action when the view is tapped a number of times: SwiftUI's spelling of a click.
    ///
    /// Two taps are a double click in the browser, whose parts are also clicks for a view that waits for one tap. A
    /// count above two acts as two, because browsers have no event for it. With the keyboard, Enter or Space performs
    /// the action at once.
    ///
    /// - Parameters:
    ///   - count: The number of taps.
    ///   - action: The action. An error that it throws is logged and shown, and the page continues.
    public consuming func onTapGesture(
        count: Int = 1, perform action: @escaping () throws -> Void
    ) -> ModifiedContent<Self, _TapModifier> {
        ModifiedContent(content: self, modifier: _TapModifier(count, action))
    }

    /// Performs an action when the visitor types in the element.
    ///
    /// - Parameter action: The action, which receives the element's text. An error that it throws is logged and shown,
    ///   and the page continues.
    public consuming func onInput(perform action: @escaping (String) throws -> Void) -> ModifiedContent<
        Self, _EventModifier
    > {
        event(.input, .value { try action($0.string ?? "") })
    }

    private consuming func event(_ type: EventType, _ handler: EventHandler) -> ModifiedContent<Self, _EventModifier> {
        ModifiedContent(content: self, modifier: _EventModifier(type, handler))
    }

    /// Identifies the element for tests and scripts.
    ///
    /// - Parameter identifier: The identifier. It becomes the element's `id`, and events may name it as their target.
    @inlinable
    public consuming func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, _AttributeModifier> {
        ModifiedContent(content: self, modifier: _AttributeModifier(name: "id", value: identifier))
    }

    /// Hides the view, which keeps its space. It takes no events, and the server rejects events for it as well.
    public consuming func hidden() -> ModifiedContent<ModifiedContent<Self, _AttributeModifier>, _ClassNamesModifier> {
        ModifiedContent(content: self, modifier: _AttributeModifier(name: "inert", value: "")).class("m-hidden")
    }
}
