/// A control that performs an action: a `<button>`.
///
/// The action may throw (its error is shown on the page and logged, and the page lives on) and may be asynchronous (it
/// runs on the visitor's session, and each suspension shows what has changed).
public struct Button<Label: View>: PrimitiveView {
    private let label: Label
    private let handler: EventHandler

    private init(handler: EventHandler, label: Label) {
        self.handler = handler
        self.label = label
    }

    public init(action: @escaping () throws -> Void, @ViewBuilder label: () -> Label) {
        self.init(handler: .action(action), label: label())
    }

    public init(action: @escaping AsyncAction, @ViewBuilder label: () -> Label) {
        self.init(handler: .asyncAction(action), label: label())
    }

    public static var _shape: ViewShape { .element }
    public static func _layout(_ layout: inout ViewLayout) { ElementContent.layout(Label.self, &layout) }
    public static func _make(_ view: Self, _ context: inout MakeContext) { Label._make(view.label, &context) }

    public static func _render(_ view: Self, _ renderer: Renderer) {
        renderer.attribute(.fixed("type", "button"))
        renderer.attribute(.event(.click, view.handler))
        ElementContent.render(.button, view.label, renderer)
    }

    public static func _update(_ old: Self, _ new: Self, _ context: inout UpdateContext) {
        context.open()
        ElementContent.update(old.label, new.label, &context)
    }
}

extension Button where Label == Text {
    public init(_ title: LocalizedStringKey, action: @escaping () throws -> Void) {
        self.init(handler: .action(action), label: Text(title))
    }

    public init(_ title: LocalizedStringKey, action: @escaping AsyncAction) {
        self.init(handler: .asyncAction(action), label: Text(title))
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, action: @escaping () throws -> Void) {
        self.init(handler: .action(action), label: Text(title))
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, action: @escaping AsyncAction) {
        self.init(handler: .asyncAction(action), label: Text(title))
    }
}
