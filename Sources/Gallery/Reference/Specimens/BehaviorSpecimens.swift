import Martlet

extension Example {
    static let behaviorSpecimens = Example(
        path: "/reference/behavior", title: "HTML of behavior",
        summary: "What listens is an attribute. What follows data and lifetimes is not in the page at all.",
        files: [
            "BehaviorSpecimens.swift", "GestureSpecimens.swift", "KeySpecimens.swift", "FileSpecimens.swift",
            "DataFlowSpecimens.swift",
        ])
}

struct BehaviorSpecimens: View {
    var body: some View {
        SpecimenGroup(title: "Access") {
            Specimen("accessibilityLabel") { Image(systemName: "star").accessibilityLabel("Favorite") }
            Specimen("accessibilityValue, accessibilityHint") {
                VolumeSpecimen()
            }
            Specimen("accessibilityAddTraits") { Text("Letters").accessibilityAddTraits(.isHeader) }
            Specimen("accessibilityElement(children:)") {
                HStack {
                    Text("3"); Text("letters")
                }
                .accessibilityElement(children: .combine)
            }
            Specimen("accessibilityHidden") { Image(systemName: "star").accessibilityHidden(true) }
            Specimen("accessibilityIdentifier") { Text("A").accessibilityIdentifier("letter") }
            Specimen("help") { Text("A").help("A letter") }
        }
        SpecimenGroup(title: "Actions") {
            Specimen("onTapGesture") { ActionSpecimen { text, act in Text(text).onTapGesture(perform: act) } }
            Specimen("onClick") { ActionSpecimen { text, act in HTML("button") { Text(text) }.onClick(perform: act) } }
            Specimen("durable") { ActionSpecimen { text, act in Button(text, action: act).durable() } }
            Specimen("allowsHitTesting(false)") {
                ActionSpecimen { text, act in Button(text, action: act).allowsHitTesting(false) }
            }
            Specimen("onSubmit, focused") { SubmitSpecimen() }
            Specimen("onInput") { InputSpecimen() }
            Specimen("textInputAutocapitalization, autocorrectionDisabled") { NameSpecimen() }
        }
        SpecimenGroup(title: "Dialogs") {
            Specimen("alert") { AlertSpecimen() }
            Specimen("confirmationDialog") { ConfirmationSpecimen() }
            Specimen("sheet, presentationDetents") { SheetSpecimen() }
            Specimen("popover(arrowEdge:)") { PopoverSpecimen() }
        }
        GestureSpecimens()
        KeySpecimens()
        FileSpecimens()
        DataFlowSpecimens()
    }
}

private struct VolumeSpecimen: View {
    @State private var volume = 0.5

    var body: some View {
        Slider(value: $volume) { Text("Volume") }
            .accessibilityValue("\(Int(volume * 100)) percent").accessibilityHint("Changes with the arrow keys")
    }
}

/// Counts how often an action runs.
private struct ActionSpecimen<Content: View>: View {
    @State private var count = 0
    @ViewBuilder let content: (String, @escaping () -> Void) -> Content

    var body: some View { content("Done \(counted(count, "time"))") { count += 1 } }
}

private struct SubmitSpecimen: View {
    @State private var text = ""
    @State private var sent = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        TextField("Message, then Enter", text: $text).focused($isFocused).onSubmit { sent = text }
        Button("Write") { isFocused = true }
        Text(sent.isEmpty ? "Nothing sent" : "Sent: \(sent)")
    }
}

private struct InputSpecimen: View {
    @State private var text = ""

    var body: some View {
        HTML("input").attribute("aria-label", "Any text").onInput { text = $0 }
        Text(counted(text.count, "character"))
    }
}

private struct NameSpecimen: View {
    @State private var name = ""

    var body: some View {
        TextField("Name", text: $name).textInputAutocapitalization(.words).autocorrectionDisabled()
    }
}

private struct AlertSpecimen: View {
    @State private var isShown = false

    var body: some View {
        Button("Ask") { isShown = true }
            .alert("Delete the letter?", isPresented: $isShown) {
                Button("Delete", role: .destructive) {}
                Button("Cancel", role: .cancel) {}
            }
    }
}

private struct SheetSpecimen: View {
    @State private var isShown = false

    var body: some View {
        Button("Open the sheet") { isShown = true }
            .sheet(isPresented: $isShown) {
                Text("A sheet over the page").presentationDetents([.height(160)])
            }
    }
}

private struct PopoverSpecimen: View {
    private enum Place: String, CaseIterable, Identifiable {
        case below, above, before, after
        var id: Self { self }

        var edge: Edge {
            switch self {
            case .below: .bottom
            case .above: .top
            case .before: .leading
            case .after: .trailing
            }
        }
    }

    @State private var place: Place?

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(Place.allCases) { each in
                Button(each.rawValue.capitalized) { place = each }
                    .popover(
                        isPresented: Binding {
                            place == each
                        } set: {
                            if !$0 { place = nil }
                        }, arrowEdge: each.edge
                    ) { Text("It stands \(each.rawValue) its button.").padding() }
            }
        }
    }
}

private struct ConfirmationSpecimen: View {
    @State private var isShown = false

    var body: some View {
        Button("Share") { isShown = true }
            .confirmationDialog("Share with", isPresented: $isShown) {
                Button("Everybody") {}
                Button("Friends") {}
            }
    }
}
