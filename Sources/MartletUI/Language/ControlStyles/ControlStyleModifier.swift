/// The modifier of `buttonStyle(_:)`, `labelStyle(_:)` and the other styles of controls.
///
/// A built-in style is a class, which the elements inside inherit from. A style of the program is a value in the
/// environment.
public struct _ControlStyleModifier<Control: _StyledControl, Style>: _EnvironmentModifier {
    let style: Style

    public func write(to values: inout EnvironmentValues) {
        values[keyPath: Control._key.path] = Self.className == nil ? OwnStyle(style: style) : nil
    }

    /// Whether the style makes the whole of a button.
    private static var isPrimitive: Bool { className == nil && Style.self is any PrimitiveButtonStyle.Type }

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
        Control.self == _ButtonControl.self && !isPrimitive && (Content.self as? any ButtonType.Type)?.isButton == true
    }

    public static func _plan<Content: View>(_ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>) {
        if let className {
            plan.attribute(AttributeStep(constant: .classNames(className)))
            if let ruled = Style.self as? any RuledStyle.Type {
                plan.attribute(AttributeStep(constant: .style(.class(ruled.rules))))
            }
            planSystem(plan, at: offset)
        } else if isButton(Content.self), let style = Style.self as? any ButtonStyle.Type {
            plan.styling(buttons: directStyle(style, at: offset.modifier.style)) {
                Content._plan(plan, at: offset.content)
            }
        } else {
            let styles = isPrimitive ? Control._key.styles.union(.primitiveButtons) : Control._key.styles
            plan.child(at: offset, ControlStyleOperations<Content, Self>(styles: styles))
        }
    }

    // An element with a style's class cannot stand around rows.
    public static func _rowKind<Content: View>(_ content: Content.Type) -> _RowKind {
        RowMembers.exist(in: content) ? .rows : .row
    }

    public static func _planRows<Content: View>(
        _ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>
    ) { plan.child(at: offset, RowMemberOperations()) }

    private static func directStyle<Known: ButtonStyle>(
        _ type: Known.Type, at offset: Offset<Style>
    ) -> ButtonStyleSource {
        (offset as? Offset<Known>).map { .direct(DirectButtonStyle($0)) } ?? .surrounding
    }

    private static func planSystem<Content: View>(
        _ plan: PlanBuilder, at offset: Offset<ModifiedContent<Content, Self>>
    ) {
        if isButton(Content.self) {
            return plan.styling(buttons: .system) { Content._plan(plan, at: offset.content) }
        }
        guard let toggles = Style.self as? any SystemToggleStyle.Type else {
            return planInside(plan, at: offset, EnvironmentOperations<Content, Self>())
        }
        plan.styling(togglesAsSwitches: toggles.isSwitch) {
            planInside(
                plan, at: offset,
                ControlStyleOperations<Content, Self>(
                    styles: toggles.isSwitch ? [] : .checkboxes, ended: toggles.isSwitch ? .checkboxes : []),
                isOwnPlace: plan.context.contains(.checkboxes) == toggles.isSwitch
                    && ViewPlan(of: Content.self, with: plan.context).hasNodes)
        }
    }

    /// - Parameter isOwnPlace: Whether the nodes in the content stand in another context than the modifier itself.
    private static func planInside<Content: View, Operations: ChildOperations>(
        _ plan: PlanBuilder, at offset: Offset<ModifiedContent<Content, Self>>, _ operations: Operations,
        isOwnPlace: Bool = false
    ) where Operations.Value == ModifiedContent<Content, Self> {
        if plan.context.isDisjoint(with: Control._key.styles), !isOwnPlace {
            guard Content._shape == .fragment else { return Content._plan(plan, at: offset.content) }
            plan.open(.div)
            Content._plan(plan, at: offset.content)
        } else {
            // A style that is set further out ends here.
            plan.attribute(AttributeStep(constant: .classNames("m-contents")))
            plan.open(.div)
            plan.child(at: offset, operations)
        }
        plan.close(.div)
    }
}

/// Creates the content in a place where other styles apply.
struct ControlStyleOperations<Content: View, Modifier: _EnvironmentModifier>: ChildOperations {
    typealias Value = ModifiedContent<Content, Modifier>
    let styles: PlanContext
    var ended: PlanContext = []

    func make(_ value: borrowing Borrowed<Value>, _ place: NodePlace) -> EnvironmentNode<Content, Modifier> {
        EnvironmentNode(value.value.content, value.value.modifier, NodePlace(place, with: styles, without: ended))
    }

    func update(
        _ node: EnvironmentNode<Content, Modifier>, from old: borrowing Borrowed<Value>,
        to new: borrowing Borrowed<Value>, anchor: UInt32
    ) {
        node.update(new.value.content, new.value.modifier)
    }
}
