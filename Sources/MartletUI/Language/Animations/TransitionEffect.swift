/// A modifier that changes how a view looks that is not there.
protocol TransitionEffect {
    func add(to absence: inout Absence)
}

/// A view with a modifier, or two modifiers.
private protocol ModifiedParts {
    var parts: (content: Any, modifier: Any) { get }
}

extension ModifiedContent: ModifiedParts {
    fileprivate var parts: (content: Any, modifier: Any) { (content, modifier) }
}

extension AnyTransition {
    /// The transition between views, or modifiers, and what they are without their modifiers; it fades where they say nothing.
    init(from view: Any, to last: Any) { self.init(Self.absence(of: view), Self.absence(of: last)) }

    private static func absence(of view: Any) -> Absence {
        var absence = Absence()
        add(view, to: &absence, within: 64)
        return absence == Absence() ? AnyTransition.opacity.insertion : absence
    }

    private static func add(_ part: Any, to absence: inout Absence, within depth: Int) {
        guard depth > 0 else { return }
        if let effect = part as? any TransitionEffect { return effect.add(to: &absence) }
        if let parts = (part as? any ModifiedParts)?.parts {
            add(parts.modifier, to: &absence, within: depth - 1)
            add(parts.content, to: &absence, within: depth - 1)
        } else if let modifier = part as? any ViewModifier, let content = body(of: modifier) {
            add(content, to: &absence, within: depth - 1)
        }
    }

    /// What a modifier of the program's makes of a view, if it depends on nothing else.
    private static func body<Modifier: ViewModifier>(of modifier: Modifier) -> Any? {
        guard Modifier.Body.self != EmptyView.self, !hasDynamicProperties(modifier) else { return nil }
        return modifier.body(content: _ViewModifier_Content(source: ModifiedContentSource()))
    }

    /// Whether a value reads what only a view on a page has.
    static func hasDynamicProperties(_ value: Any) -> Bool {
        Mirror(reflecting: value).children.contains { $0.value is any DynamicProperty }
    }
}

extension _OpacityEffect: TransitionEffect {
    func add(to absence: inout Absence) {
        absence.opacity = (absence.opacity ?? 1) * CSS.clamped(opacity, 0...1)
    }
}

extension _ScaleEffect: TransitionEffect {
    func add(to absence: inout Absence) {
        absence.scale = (absence.scale ?? 1) * max(scale.size.width, scale.size.height)
        if scale.anchor != .center { absence.anchor = scale.anchor }
    }
}

extension _OffsetEffect: TransitionEffect {
    func add(to absence: inout Absence) {
        absence.offset = absence.offset ?? AnyTransition.offset(x: offset.width, y: offset.height).insertion.offset
    }
}
