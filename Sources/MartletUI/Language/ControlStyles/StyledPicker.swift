/// A picker where a surrounding view sets a style: a menu, or a radio button for each option.
struct StyledPicker<Label: View, Selection: Hashable>: View {
    let label: Label
    let choices: PickerChoices<Selection>
    @Environment(\.ownPickerStyle) private var own
    @State @Transient private var group = RadioGroup()
    /// The name that the radio buttons share. Two groups of one page have different ones.
    @State private var name = "r\(UInt64.random(in: .min ... .max))"

    init(label: Label, choices: PickerChoices<Selection>) {
        self.label = label
        self.choices = choices
    }

    var body: some View {
        let look = (own?.style as? any PickerStyle).map { type(of: $0)._look } ?? .menu
        if look == .menu {
            PlainPicker(label: label, choices: choices)
        } else {
            let text = TextContent.text(of: label)
            HTML("span") { label }.class("m-control-label").class("m-unseen", when: look == .segments)
            HTML("div") {
                ForEach(choices.options, id: \.key) { option in
                    HTML("label") {
                        RadioInput(
                            key: option.key, name: name, group: group,
                            isOn: Binding {
                                choices.selection.wrappedValue == option.tag
                            } set: { _ in
                                choices.selection.wrappedValue = option.tag
                            })
                        HTML("span") { option.view }
                    }
                    .class("m-choice")
                }
            }
            .class(look == .segments ? "m-segments" : "m-radios")
            .attribute("role", "radiogroup")
            .attribute("aria-label", text.isEmpty ? nil : text)
        }
    }
}

/// A picker as the browser's own menu.
private struct PlainPicker<Label: View, Selection: Hashable>: _PrimitiveView {
    let label: Label
    let choices: PickerChoices<Selection>

    static var _shape: _ViewShape { .control }

    static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        PickerMenu<Selection>.plan(plan, label: offset.label, choices: offset.choices)
    }
}
