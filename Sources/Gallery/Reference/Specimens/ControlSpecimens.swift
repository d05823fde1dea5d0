import Martlet

extension Example {
    static let controlSpecimens = Example(
        path: "/reference/controls", title: "HTML of controls",
        summary: "What each control is in the browser. The numbers by which patches find elements are left out.",
        files: ["ControlSpecimens.swift", "OwnStyleSpecimens.swift"])
}

struct ControlSpecimens: View {
    var body: some View {
        SpecimenGroup(title: "Buttons and links") {
            Specimen("Button") { Button("Save") {} }
            Specimen("Button, destructive") { Button("Delete", role: .destructive) {} }
            Specimen("buttonStyle(.bordered)") { Button("Save") {}.buttonStyle(.bordered) }
            Specimen("buttonStyle(.borderedProminent)") { Button("Save") {}.buttonStyle(.borderedProminent) }
            Specimen("buttonStyle(.borderless)") { Button("Save") {}.buttonStyle(.borderless) }
            Specimen("buttonStyle(.plain)") { Button("Save") {}.buttonStyle(.plain) }
            Specimen("Button with an image") { Button("Search", systemImage: "magnifyingglass") {} }
            Specimen("controlSize(.large)") { Button("Save") {}.controlSize(.large) }
            Specimen("disabled") { Button("Save") {}.disabled(true) }
            Specimen("buttonBorderShape(.capsule)") {
                Button("Save") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
            }
            Specimen("buttonBorderShape(.circle)") {
                Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonBorderShape(.circle)
            }
            Specimen("A custom buttonStyle") { Button("Save") {}.buttonStyle(Loud()) }
            Specimen("Link") { Link("Counter", destination: URL(string: "/counter") ?? URL(filePath: "/")) }
        }
        SpecimenGroup(title: "Values") {
            Specimen("Toggle") { ToggleSpecimen() }
            Specimen("toggleStyle(.checkbox)") { ToggleSpecimen().toggleStyle(.checkbox) }
            Specimen("toggleStyle(.button)") { ToggleSpecimen().toggleStyle(.button) }
            Specimen("labelsHidden") { ToggleSpecimen().labelsHidden() }
            Specimen("Toggle(sources: isOn:)") { MixedToggleSpecimen().toggleStyle(.checkbox) }
            Specimen("Picker") { PickerSpecimen() }
            Specimen("Slider") { SliderSpecimen() }
            Specimen("sliderThumbVisibility") { SliderSpecimen().sliderThumbVisibility(.hidden) }
            Specimen("Stepper") { StepperSpecimen() }
            Specimen("ProgressView") { ProgressView("Copying", value: 0.4) }
            Specimen("pickerStyle(.segmented)") { PickerSpecimen().pickerStyle(.segmented) }
            Specimen("pickerStyle(.inline)") { PickerSpecimen().pickerStyle(.inline) }
            Specimen("DatePicker") { DateSpecimen() }
            Specimen("Table") {
                Table(Planet.all.prefix(2)) { TableColumn("Name", value: \.name) }
            }
            Specimen("Table(children:)") {
                Table(Folder.all, children: \.folders) { TableColumn("Name", value: \.name) }
            }
            Specimen("progressViewStyle(.circular)") {
                ProgressView(value: 0.4).progressViewStyle(.circular).accessibilityLabel("Copying")
            }
            Specimen("Gauge") {
                Gauge(value: 0.6) {
                    Text("Water")
                } currentValueLabel: {
                    Text("60 %")
                }
            }
            Specimen("gaugeStyle(.accessoryCircular)") {
                Gauge(value: 0.6) {
                    Text("Water")
                } currentValueLabel: {
                    Text("60")
                }
                .gaugeStyle(.accessoryCircular)
            }
            Specimen("ColorPicker") { ColorSpecimen() }
            Specimen("TimelineView") {
                TimelineView(.everyMinute) { Text($0.date, format: .dateTime.hour().minute()) }
            }
            Specimen("ProgressView, circular") { ProgressView().accessibilityLabel("Loading") }
            Specimen("LabeledContent") { LabeledContent("Name", value: "Ada") }
        }
        OwnStyleSpecimens()
        SpecimenGroup(title: "Menus and keys") {
            Specimen("Menu") {
                Menu("Actions", systemImage: "star") {
                    Button("Copy") {}
                    Menu("More") { Button("Delete", role: .destructive) {} }
                }
            }
            Specimen("Menu with a primaryAction") {
                Menu("Save") {
                    Button("Save all") {}
                } primaryAction: {
                }
            }
            Specimen("contextMenu") { Text("Press it long").contextMenu { Button("Copy") {} } }
            Specimen("ControlGroup") {
                ControlGroup("Zoom") {
                    Button("Out") {}
                    Button("In") {}
                }
            }
            Specimen("keyboardShortcut") { Button("Save") {}.keyboardShortcut("s") }
            Specimen("ShareLink") { ShareLink(item: "https://www.swift.org") }
            Specimen("ShareLink of a file") {
                ShareLink("Share the data", item: Data("a,b".utf8), preview: SharePreview("Data"))
            }
            Specimen("PasteButton") { PasteSpecimen() }
            Specimen("UIPasteboard") { Button("Copy a greeting") { UIPasteboard.general.string = "Grüezi" } }
        }
        SpecimenGroup(title: "Texts") {
            Specimen("TextField") { FieldSpecimen() }
            Specimen("TextField with a format") { NumberSpecimen() }
            Specimen("textFieldStyle(.plain)") { FieldSpecimen().textFieldStyle(.plain) }
            Specimen("keyboardType, submitLabel") { MailSpecimen() }
            Specimen("SecureField") { PasswordSpecimen() }
            Specimen("submitScope, isFocused") { ScopeSpecimen() }
            Specimen("TextEditor") { EditorSpecimen() }
        }
    }
}

private struct ToggleSpecimen: View {
    @State private var isOn = true
    var body: some View { Toggle("Notifications", isOn: $isOn) }
}

private struct MixedToggleSpecimen: View {
    @State private var days = [true, false, true]
    var body: some View { Toggle("All days", sources: $days, isOn: \.self) }
}

private struct PickerSpecimen: View {
    @State private var size = "M"

    var body: some View {
        Picker("Size", selection: $size) { ForEach(["S", "M", "L"], id: \.self) { Text($0) } }
    }
}

private struct DateSpecimen: View {
    @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
    var body: some View { DatePicker("Due", selection: $date, displayedComponents: .date) }
}

private struct SliderSpecimen: View {
    @State private var volume = 0.5
    var body: some View { Slider(value: $volume, in: 0...1) { Text("Volume") } }
}

private struct StepperSpecimen: View {
    @State private var guests = 2
    var body: some View { Stepper("Guests: \(guests)", value: $guests, in: 0...9) }
}

private struct FieldSpecimen: View {
    @State private var name = ""
    var body: some View { TextField("Name", text: $name, prompt: Text("Ada")).textContentType(.name) }
}

private struct NumberSpecimen: View {
    @State private var price = 9.5
    var body: some View { TextField("Price", value: $price, format: .number) }
}

private struct MailSpecimen: View {
    @State private var mail = ""

    var body: some View {
        TextField("Mail", text: $mail)
            .keyboardType(.emailAddress).textInputAutocapitalization(.never).submitLabel(.send)
    }
}

private struct PasswordSpecimen: View {
    @State private var password = ""
    var body: some View { SecureField("Password", text: $password) }
}

private struct EditorSpecimen: View {
    @State private var story = "Once upon a time"
    var body: some View { TextEditor(text: $story).accessibilityLabel("Story") }
}

private struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.bold().foregroundStyle(.red) }
}

private struct ColorSpecimen: View {
    @State private var color = Color(red: 0.2, green: 0.5, blue: 0.9)

    var body: some View {
        ColorPicker("Color", selection: $color)
        RoundedRectangle(cornerRadius: 8).fill(color).frame(width: 64, height: 32)
    }
}

private struct PasteSpecimen: View {
    @State private var text = "nothing yet"

    var body: some View {
        HStack {
            PasteButton(payloadType: String.self) { text = $0.joined() }
            Text(text).accessibilityIdentifier("pasted")
        }
    }
}

private struct Folder: Identifiable {
    let name: String
    var folders: [Folder]?
    var id: String { name }

    static let all = [
        Folder(
            name: "Papers", folders: [Folder(name: "Letters"), Folder(name: "Bills", folders: [Folder(name: "2026")])])
    ]
}

private struct ScopeSpecimen: View {
    @State private var name = ""
    @FocusState private var isEditing: Bool

    var body: some View {
        TextField("Name", text: $name).textFieldStyle(.roundedBorder).submitScope()
        Button {
        } label: {
            FocusMark()
        }
        .focused($isEditing)
    }
}

private struct FocusMark: View {
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(isFocused ? "It has the focus" : "It has not the focus") }
}
