/// The content that a style makes for a button, in its normal state and pressed. The first is shown, and where the
/// styles of the second differ, the elements have rules for a pressed button.
struct PressedPair<Content: View>: _PrimitiveView {
    let released: Content
    let pressed: Content

    static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        // The class marks the button as one with a style of the program.
        plan.attribute(AttributeStep(constant: .classNames("m-contents m-styled")))
        plan.open(.div)
        let style = PressedStyle(released: offset.released, pressed: offset.pressed)
        plan.pressing(style) { Content._plan(plan, at: offset.released) }
        plan.close(.div)
    }
}

/// Describes where a plan finds the styles of a pressed button: in a second value after the first.
struct PressedStyle {
    private let pressedStep: (AttributeStep) -> AttributeStep

    init<Content: View>(released: Offset<Content>, pressed: Offset<Content>) {
        pressedStep = { step in
            AttributeStep(step, at: released, and: pressed) { released, pressed in
                guard case .style(.several(let released)) = released, case .style(.several(let pressed)) = pressed
                else {
                    return .styles([])
                }
                return .styles(pressed.filter { !released.contains($0) }.compactMap(\.pressed))
            }
        }
    }

    /// Returns a step for the styles in which the second value differs, or `nil` if none can differ.
    func step(_ step: AttributeStep) -> AttributeStep? {
        guard !step.isConstant, !step.isEvent, !step.mayRestrict else { return nil }
        return pressedStep(step)
    }
}

extension Style {
    /// The style that applies while the surrounding button is pressed, or `nil` if this one is a class of the style
    /// sheet.
    fileprivate var pressed: Style? {
        switch self {
        case .class(let style): .class(style.whilePressed)
        case .inline(let property, let value): .class(StyleClass(own: property, value).whilePressed)
        case .named: nil
        }
    }
}
