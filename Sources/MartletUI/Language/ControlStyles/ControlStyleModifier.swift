/// The modifier of `buttonStyle(_:)`, `labelStyle(_:)` and the other styles of controls.
///
/// A built-in style is a class, which the elements inside inherit from. A style of the program is a value in the
/// environment.
public struct _ControlStyleModifier<Control: _StyledControl, Style>: _EnvironmentModifier {
    let style: Style

    public func write(to values: inout EnvironmentValues) {
        values[keyPath: Control._key.path] = Self.className == nil ? OwnStyle(style: style) : nil
    }

    private static var className: String? { (Style.self as? any _SystemStyle.Type)?._className }

    public static func _shape<Content: View>(_ content: Content.Type) -> _ViewShape {
        if className != nil { return Content._shape.element }
        return isButton(content) ? Content._shape : .fragment
    }

    public static func _layer<Content: View>(_ content: Content.Type) -> _StyleLayer {
        if className != nil { return Content._shape == .fragment ? .element : Content._layer }
        return isButton(content) ? Content._layer : .control
    }

    /// Whether the content is exactly one button, which takes its style directly and keeps its element.
    private static func isButton<Content: View>(_ content: Content.Type) -> Bool {
        Control.self == _ButtonControl.self && (Content.self as? any ButtonType.Type)?.isButton == true
    }

    public static func _plan<Content: View>(_ plan: _ViewPlan, _ content: Content.Type, _ place: _ModifiedPlace) {
        if let className {
            plan.attribute(AttributeStep(constant: .classNames(className)))
            planSystem(plan, content, place)
        } else if isButton(content), let style = Style.self as? any ButtonStyle.Type {
            plan.styling(buttons: .direct(DirectButtonStyle.of(style, at: place.modifier))) {
                Content._plan(plan, at: place.content)
            }
        } else {
            plan.child(at: place.whole, ControlStyleOperations<Content, Self>(Control._key.styles))
        }
    }

    private static func planSystem<Content: View>(_ plan: _ViewPlan, _ content: Content.Type, _ place: _ModifiedPlace) {
        if isButton(content) {
            return plan.styling(buttons: .system) { Content._plan(plan, at: place.content) }
        }
        if plan.ownStyles.isDisjoint(with: Control._key.styles) {
            guard Content._shape == .fragment else { return Content._plan(plan, at: place.content) }
            plan.open(.div)
            Content._plan(plan, at: place.content)
        } else {
            // A style that the program has set further out ends here.
            plan.attribute(AttributeStep(constant: .classNames("m-contents")))
            plan.open(.div)
            plan.child(at: place.whole, EnvironmentOperations<Content, Self>())
        }
        plan.close(.div)
    }
}

/// Creates the content in a place where styles of the program apply.
private final class ControlStyleOperations<Content: View, Modifier: _EnvironmentModifier>: ChildOperations {
    private typealias Whole = ModifiedContent<Content, Modifier>
    private let styles: OwnStyles

    init(_ styles: OwnStyles) { self.styles = styles }

    override func make(_ value: UnsafeRawPointer, _ place: _NodePlace) -> _Node {
        let whole = value.assumingMemoryBound(to: Whole.self)
        return EnvironmentNode(whole.pointee.content, whole.pointee.modifier, _NodePlace(place, with: styles))
    }

    override func update(_ node: _Node, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, anchor: UInt32) {
        let whole = new.assumingMemoryBound(to: Whole.self)
        unsafeDowncast(node, to: EnvironmentNode<Content, Modifier>.self).update(
            whole.pointee.content, whole.pointee.modifier)
    }
}
