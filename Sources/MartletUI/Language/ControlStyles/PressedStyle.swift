/// What a style makes of a button, and what it makes of it while it is pressed: the first is shown, and where the looks of
/// the second differ, the elements have rules for a pressed button.
struct PressedPair<Content: View>: PrimitiveView {
    let released: Content
    let pressed: Content

    static func _plan(_ plan: ViewPlan, at offset: Int) {
        let (released, pressed) = (Field.offset(of: \Self.released), Field.offset(of: \Self.pressed))
        // Says that the button has a style of the program's.
        plan.attribute(AttributeStep(constant: .classNames("m-contents m-styled")))
        plan.open(.div)
        let looks = PressedStyle(distance: pressed - released, end: offset + MemoryLayout<Self>.size)
        plan.pressing(looks) { Content._plan(plan, at: offset + released) }
        plan.close(.div)
    }
}

/// How a plan finds the looks of a pressed button: in a second value, behind the first.
struct PressedStyle {
    /// How many bytes the second value lies behind the first.
    let distance: Int
    /// How many bytes there are, from the beginning of the instance to the end of the second value.
    let end: Int

    /// A step for what of `step` is different in the second value; `nil` if nothing can be.
    func step(_ step: AttributeStep) -> AttributeStep? {
        guard !step.isConstant, !step.isEvent, !step.mayRestrict else { return nil }
        return AttributeStep(step, andAt: distance, within: end) { released, pressed in
            guard case .styles(let released) = released, case .styles(let pressed) = pressed else { return .styles([]) }
            return .styles(pressed.filter { !released.contains($0) }.compactMap(\.pressed))
        }
    }
}

extension Style {
    /// The same for as long as the button around is pressed; `nil` where it is a class of the style sheet's.
    fileprivate var pressed: Style? {
        switch self {
        case .class(let style): .class(style.whilePressed)
        case .inline(let property, let value): .class(StyleClass(own: property, value).whilePressed)
        case .named: nil
        }
    }
}
