import Martlet

/// Every control, with the value that it is bound to.
struct ControlsPage: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            Form {
                TextSection()
                ChoiceSection()
                NumberSection()
                ButtonSection()
                FocusSection()
                DisabledSection()
            }
            ListSection()
        }
    }
}

/// Shows the values that the server holds.
private struct Shown: View {
    let value: String
    let identifier: String

    var body: some View {
        HTML("output") { Text(value.isEmpty ? "empty" : value) }
            .accessibilityIdentifier(identifier)
            .foregroundStyle(.secondary)
    }
}

private struct TextSection: View {
    @State private var name = ""
    @State private var code = "ABC"
    @State private var password = ""
    @State private var story = "Once upon a time"
    @State private var submitted = "nothing"

    var body: some View {
        Section {
            TextField("Name", text: $name).onSubmit { submitted = name }.accessibilityIdentifier("name")
            Shown(value: name, identifier: "name-shown")
            TextField(
                "Code",
                text: Binding {
                    code
                } set: {
                    code = $0.uppercased()
                }, prompt: Text("Capitals")
            )
            .accessibilityIdentifier("code")
            Shown(value: code, identifier: "code-shown")
            SecureField("Password", text: $password).accessibilityIdentifier("password")
            Shown(value: counted(password.count, "character"), identifier: "password-shown")
            TextEditor(text: $story).accessibilityLabel("Story").accessibilityIdentifier("story")
            Shown(value: counted(story.count, "character"), identifier: "story-shown")
            Button("Clear") { (name, code, password, story) = ("", "", "", "") }.accessibilityIdentifier("clear")
        } header: {
            Text("Text")
        } footer: {
            Text("Submitted with Enter: \(submitted)").accessibilityIdentifier("submitted")
        }
    }
}

private struct ChoiceSection: View {
    @State private var isOn = true
    @State private var flavor = "vanilla"
    @State private var size = "M"
    @State private var day = Date(timeIntervalSince1970: 1_700_000_000)
    @State private var days: Set<DateComponents> = [DateComponents(year: 2026, month: 11, day: 12)]

    var body: some View {
        Section("Choices") {
            Toggle("Notifications", isOn: $isOn).accessibilityIdentifier("toggle")
            Shown(value: isOn ? "on" : "off", identifier: "toggle-shown")
            Picker("Flavor", selection: $flavor) {
                ForEach(["vanilla", "chocolate", "lemon"], id: \.self) { Text($0.capitalized) }
            }
            .accessibilityIdentifier("picker")
            Shown(value: flavor, identifier: "picker-shown")
            Picker("Size", selection: $size) {
                ForEach(["S", "M", "L"], id: \.self) { Text($0) }
            }
            .pickerStyle(.segmented)
            Shown(value: size, identifier: "size-shown")
            MultiDatePicker("Days", selection: $days)
            DatePicker("Day", selection: $day, displayedComponents: .date)
            Shown(value: "\(Int(day.timeIntervalSince1970) / 86_400)", identifier: "day-shown")
        }
    }
}

private struct NumberSection: View {
    @State private var volume = 0.5
    @State private var rating = 3.0
    @State private var guests = 2

    var body: some View {
        Section("Numbers") {
            Slider(value: $volume, in: 0...1) {
                Text("Volume")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("1")
            }
            .accessibilityIdentifier("slider")
            Shown(value: "\((volume * 100).rounded() / 100)", identifier: "slider-shown")
            Slider(value: $rating, in: 1...5, step: 1) { Text("Rating") }.accessibilityIdentifier("rating")
            ProgressView("Rated", value: rating, total: 5)
            Stepper("Guests: \(guests)", value: $guests, in: 0...4).accessibilityIdentifier("stepper")
            Shown(value: "\(guests)", identifier: "stepper-shown")
        }
    }
}

private struct ButtonSection: View {
    @State private var pressed = "none"

    var body: some View {
        Section("Buttons") {
            HStack {
                Button("Bordered") { pressed = "bordered" }.buttonStyle(.bordered)
                Button("Prominent") { pressed = "prominent" }.buttonStyle(.borderedProminent)
            }
            HStack {
                Button("Plain") { pressed = "plain" }.buttonStyle(.plain)
                Button("Delete", role: .destructive) { pressed = "delete" }
            }
            if let address = URL(string: "https://www.swift.org") { Link("swift.org", destination: address) }
            Shown(value: pressed, identifier: "pressed")
        }
    }
}

private struct FocusSection: View {
    private enum Field: String { case first, second }

    @FocusState private var field: Field?
    @State private var first = ""
    @State private var second = ""

    var body: some View {
        Section("Focus") {
            TextField("First", text: $first).focused($field, equals: .first).accessibilityIdentifier("first")
            TextField("Second", text: $second).focused($field, equals: .second).accessibilityIdentifier("second")
            HStack {
                Button("To the first") { field = .first }.accessibilityIdentifier("to-first")
                Shown(value: field?.rawValue ?? "elsewhere", identifier: "focus-shown")
            }
        }
    }
}

private struct DisabledSection: View {
    @State private var isDisabled = true
    @State private var text = "Not now"

    var body: some View {
        Section("Disabled") {
            Toggle("Disable the rest", isOn: $isDisabled).accessibilityIdentifier("disable")
            VStack {
                TextField("Text", text: $text).accessibilityIdentifier("disabled-text")
                Toggle("A toggle", isOn: .constant(true))
                Button("A button") { text += "!" }
                IsEnabled()
            }
            .disabled(isDisabled)
        }
    }
}

private struct IsEnabled: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Shown(value: isEnabled ? "enabled" : "disabled", identifier: "is-enabled") }
}

private struct ListSection: View {
    private struct Task: Identifiable {
        let id: Int
        var title: String
        var isDone = false
    }

    @State private var tasks = [Task(id: 1, title: "Water the plants"), Task(id: 2, title: "Call Alex")]

    var body: some View {
        List {
            Section("Tasks") {
                ForEach($tasks) { $task in
                    HStack {
                        Toggle("Done", isOn: $task.isDone).labelsHidden()
                            .accessibilityLabel("Done: \(task.title)")
                        TextField("Title", text: $task.title).textFieldStyle(.plain)
                    }
                }
            }
            Section {
                Text(tasks.filter(\.isDone).map(\.title).joined(separator: ", "))
                    .accessibilityIdentifier("done")
            } header: {
                Text("Done")
            }
            Button("Add a task") { tasks.append(Task(id: tasks.count + 1, title: "New")) }
        }
        .frame(maxWidth: 512)
    }
}
