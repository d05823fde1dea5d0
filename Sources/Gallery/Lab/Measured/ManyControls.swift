import Martlet

/// A hundred of one kind of control, whose name is in the address. Without a known name there are none, so that what one
/// control costs is the difference.
struct ManyControls: View {
    private static let count = 100

    @Environment(\.pathParameters) private var parameters
    @State private var isOn = true
    @State private var text = "Text"
    @State private var number = 1.0
    @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
    @State private var color = Color.red

    var body: some View {
        VStack {
            homeLink()
            HTML("h1") { Text("Controls") }
            switch parameters["kind"] {
            case "text": many { Text("Text") }
            case "button": many { Button("Press") {} }
            case "toggle": many { Toggle("On", isOn: $isOn) }
            case "text-field": many { TextField("Name", text: $text) }
            case "secure-field": many { SecureField("Password", text: $text) }
            case "text-editor": many { TextEditor(text: $text).accessibilityLabel("Notes") }
            case "slider": many { Slider(value: $number).accessibilityLabel("Volume") }
            case "stepper": many { Stepper("Size", value: $number) }
            case "picker":
                many {
                    Picker("Kind", selection: $isOn) {
                        Text("On").tag(true)
                        Text("Off").tag(false)
                    }
                }
            default: more
            }
        }
    }

    /// Apart from the others, because a compiler needs long for one `switch` of all.
    @ViewBuilder private var more: some View {
        switch parameters["kind"] {
        case "date-picker": many { DatePicker("Day", selection: $date) }
        case "color-picker": many { ColorPicker("Paint", selection: $color) }
        case "progress": many { ProgressView("Progress", value: 0.5) }
        case "gauge": many { Gauge(value: 0.5) { Text("Water") } }
        case "menu": many { Menu("More") { Button("Copy") {} } }
        case "link": many { if let url = URL(string: "/") { Link("Pages", destination: url) } }
        case "disclosure": many { DisclosureGroup("Details") { Text("More") } }
        case "label": many { Label("Star", systemImage: "star") }
        case "labeled-content": many { LabeledContent("Name", value: "Ada") }
        default: EmptyView()
        }
    }

    private func many(@ViewBuilder _ control: @escaping () -> some View) -> some View {
        ForEach(0..<Self.count) { _ in control() }
    }
}
