/// A modifier that changes how a view looks with which a transition begins.
protocol TransitionEffect {
    func add(to beginning: inout AnyTransition.Beginning)
}

/// A view with a modifier, or two modifiers.
private protocol ModifiedParts {
    var parts: (content: Any, modifier: Any) { get }
}

extension ModifiedContent: ModifiedParts {
    fileprivate var parts: (content: Any, modifier: Any) { (content, modifier) }
}

extension AnyTransition {
    /// The transition from a view, or a modifier, to what it is without its modifiers; it fades where they say nothing.
    init(startingAs view: Any) {
        var beginning = Beginning()
        Self.add(view, to: &beginning, within: 64)
        self = beginning == Beginning() ? .opacity : AnyTransition(beginning)
    }

    private static func add(_ part: Any, to beginning: inout Beginning, within depth: Int) {
        guard depth > 0 else { return }
        if let effect = part as? any TransitionEffect { return effect.add(to: &beginning) }
        if let parts = (part as? any ModifiedParts)?.parts {
            add(parts.modifier, to: &beginning, within: depth - 1)
            add(parts.content, to: &beginning, within: depth - 1)
        } else if let modifier = part as? any ViewModifier, let content = body(of: modifier) {
            add(content, to: &beginning, within: depth - 1)
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
    func add(to beginning: inout AnyTransition.Beginning) {
        beginning.opacity = (beginning.opacity ?? 1) * CSS.clamped(opacity, 0...1)
    }
}

extension _ScaleEffect: TransitionEffect {
    func add(to beginning: inout AnyTransition.Beginning) {
        beginning.scale = (beginning.scale ?? 1) * max(scale.size.width, scale.size.height)
        if scale.anchor != .center { beginning.anchor = scale.anchor }
    }
}

extension _OffsetEffect: TransitionEffect {
    func add(to beginning: inout AnyTransition.Beginning) {
        beginning.offset = beginning.offset ?? AnyTransition.offset(x: offset.width, y: offset.height).beginning.offset
    }
}
