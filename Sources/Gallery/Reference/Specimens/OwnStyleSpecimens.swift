import Martlet

/// Controls in styles of the program's own.
struct OwnStyleSpecimens: View {
    var body: some View {
        SpecimenGroup(title: "Styles of one's own") {
            Specimen("A custom PrimitiveButtonStyle") { Button("Press long to delete") {}.buttonStyle(LongPressed()) }
            Specimen("groupBoxStyle") { GroupBox("Weather") { Text("Sunny") }.groupBoxStyle(Outlined()) }
            Specimen("disclosureGroupStyle") {
                DisclosureGroup("Details") { Text("Only now") }.disclosureGroupStyle(MoreOrLess())
            }
            Specimen("gaugeStyle") { Gauge(value: 0.6) { Text("Water") }.gaugeStyle(InWords()) }
            Specimen("labeledContentStyle") { LabeledContent("Name", value: "Ada").labeledContentStyle(Stacked()) }
            Specimen("controlGroupStyle") {
                ControlGroup("Zoom") {
                    Button("Out") {}
                    Button("In") {}
                }
                .controlGroupStyle(InAColumn())
            }
            Specimen("menuStyle") { Menu("Framed") { Button("Copy") {} }.menuStyle(Framed()) }
            Specimen("datePickerStyle") { OwnDateSpecimen() }
            Specimen("A custom textFieldStyle") { OwnFieldSpecimen() }
            Specimen("formStyle(.columns)") {
                Form {
                    LabeledContent("Name", value: "Ada")
                    LabeledContent("Born", value: "1815")
                }
                .formStyle(.columns)
            }
            Specimen("A custom formStyle") { Form { LabeledContent("Name", value: "Ada") }.formStyle(Bordered()) }
        }
    }
}

private struct LongPressed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding().background(.quaternary).onLongPressGesture { configuration.trigger() }
    }
}

private struct OwnFieldSpecimen: View {
    @State private var text = "Ada"

    var body: some View { TextField("Name in a capsule", text: $text).textFieldStyle(InACapsule()) }
}

private struct InACapsule: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        HStack {
            Image(systemName: "person").accessibilityHidden(true)
            configuration
        }
        .padding(.horizontal, 12).background(.fill, in: .capsule)
    }
}

private struct Outlined: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.bold()
            configuration.content
        }
        .padding().overlay { RoundedRectangle(cornerRadius: 8).stroke(.gray) }
    }
}

private struct MoreOrLess: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            HStack {
                configuration.label
                Button(configuration.isExpanded ? "Less" : "More") { configuration.isExpanded.toggle() }
            }
            if configuration.isExpanded { configuration.content }
        }
    }
}

private struct InWords: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text(configuration.value, format: .percent).bold()
        }
    }
}

private struct Stacked: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.caption)
            configuration.content
        }
    }
}

private struct InAColumn: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
}

private struct Framed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(4).border(.gray) }
}

private struct Bordered: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) { configuration.content }.padding().border(.gray)
    }
}

private struct NextDay: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text(configuration.selection, format: .dateTime.day().month())
            Button("Next day") { configuration.selection += 86_400 }
        }
    }
}

private struct OwnDateSpecimen: View {
    @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
    var body: some View { DatePicker("Due", selection: $date, displayedComponents: .date).datePickerStyle(NextDay()) }
}
