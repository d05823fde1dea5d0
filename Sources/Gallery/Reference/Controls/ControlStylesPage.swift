import Martlet

/// Styles of controls, lists and labels: Martlet's and the program's own.
struct ControlStylesPage: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 32) {
            Buttons()
            Toggles()
            Labels()
            Values()
            Lists()
            Fields()
        }
    }
}

private struct Card: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .padding(.vertical, 10)
            .padding(.horizontal, 20)
            .foregroundStyle(.white)
            .background(
                configuration.role == .destructive
                    ? Color(red: 0.7, green: 0.1, blue: 0.1) : Color(red: 0.1, green: 0.3, blue: 0.7)
            )
            .clipShape(.rect(topLeadingRadius: 14, bottomTrailingRadius: 14))
            .scaleEffect(configuration.isPressed ? 0.9 : 1)
            .opacity(configuration.isPressed ? 0.8 : 1)
    }
}

private struct Stars: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "star.fill" : "star").foregroundStyle(.orange)
                    .accessibilityHidden(true)
                configuration.label
            }
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("stars")
    }
}

private struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 2) {
            configuration.icon.foregroundStyle(.tint)
            configuration.title.font(.caption)
        }
    }
}

/// A section of the page with its title.
private struct Buttons: View {
    @State private var pressed = 0

    var body: some View {
        PageSection(title: "Buttons") {
            HStack(spacing: 12) {
                Button("Card") { pressed += 1 }.accessibilityIdentifier("card")
                Button("Remove", systemImage: "xmark", role: .destructive) { pressed += 1 }
                Button("Plain") { pressed += 1 }.buttonStyle(.bordered)
            }
            .buttonStyle(Card())
            HStack {
                ForEach([ControlSize.mini, .small, .regular, .large], id: \.self) { size in
                    Button("\(size)") { pressed += 1 }.controlSize(size)
                }
            }
            (Text("Pressed ") + Text("\(pressed)").bold().foregroundColor(.accentColor)
                + Text(pressed == 1 ? " time" : " times"))
                .accessibilityIdentifier("pressed")
        }
    }
}

private struct Toggles: View {
    @State private var isOn = false

    var body: some View {
        PageSection(title: "Toggles") {
            Toggle("A custom style", isOn: $isOn).toggleStyle(Stars())
            Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
            Toggle("Checkbox", isOn: $isOn).toggleStyle(.checkbox)
            Toggle("Button", isOn: $isOn).toggleStyle(.button).accessibilityIdentifier("toggle-button")
        }
    }
}

private struct Labels: View {
    var body: some View {
        PageSection(title: "Labels") {
            HStack(spacing: 24) {
                Label("Both", systemImage: "globe")
                Label("Icon", systemImage: "globe").labelStyle(.iconOnly)
                Label("Title", systemImage: "globe").labelStyle(.titleOnly)
                Label("Stacked", systemImage: "globe").labelStyle(Stacked())
                Label("Large", systemImage: "globe").imageScale(.large)
            }
        }
    }
}

private struct Values: View {
    var body: some View {
        PageSection(title: "Values and progress") {
            LabeledContent("Name", value: "Ada Lovelace")
            HStack {
                Circle().strokeBorder(.blue, lineWidth: 6).frame(width: 40, height: 40).border(.gray)
                RoundedRectangle(cornerRadius: 10).strokeBorder(.orange, lineWidth: 6).frame(width: 60, height: 40)
                Spacer(minLength: 20)
                ProgressView().progressViewStyle(.circular)
                ProgressView().progressViewStyle(.circular).controlSize(.mini)
                ProgressView(value: 0.4).progressViewStyle(.circular).accessibilityIdentifier("ring")
            }
            Text("At least two lines").lineLimit(2, reservesSpace: true).border(.gray)
        }
    }
}

private struct Lists: View {
    var body: some View {
        PageSection(title: "Lists") {
            List(["Plain", "rows"], id: \.self) { Text($0) }.listStyle(.plain)
            List(["Inset", "grouped"], id: \.self) { Text($0) }.listStyle(.insetGrouped)
        }
    }
}

private struct Fields: View {
    @State private var mail = ""
    @State private var story = ""

    var body: some View {
        PageSection(title: "Fields") {
            TextField("Mail", text: $mail)
                .keyboardType(.emailAddress).textInputAutocapitalization(.never).autocorrectionDisabled()
                .submitLabel(.send).help("Where we write to")
            TextField("Story", text: $story, axis: .vertical).lineLimit(2...4).accessibilityIdentifier("story")
        }
    }
}
