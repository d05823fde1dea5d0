import FoundationEssentials
import MartletUI
import Testing

// Screens as iOS programs contain them, in exactly the code that SwiftUI accepts.

private struct Account: Identifiable, Hashable {
    let id: Int
    var name: String
    var mail: String
}

private struct CardButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    var cornerRadius: CGFloat = 12

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .frame(maxWidth: .infinity)
            .padding(.vertical, 12)
            .foregroundStyle(isEnabled ? .white : .secondary)
            .background(
                configuration.role == .destructive ? Color.red : .accentColor, in: .rect(cornerRadius: cornerRadius)
            )
            .scaleEffect(configuration.isPressed ? 0.97 : 1)
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
            .contentShape(Rectangle())
    }
}

extension ButtonStyle where Self == CardButtonStyle {
    fileprivate static var card: CardButtonStyle { CardButtonStyle() }
}

private struct TrailingIconLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 4) {
            configuration.title
            configuration.icon
        }
    }
}

extension LabelStyle where Self == TrailingIconLabelStyle {
    fileprivate static var trailingIcon: Self { Self() }
}

private struct CheckboxStyle: ToggleStyle {
    func makeBody(configuration: Self.Configuration) -> some View {
        HStack {
            Image(systemName: configuration.isOn ? "checkmark" : "circle")
                .resizable()
                .frame(width: 24, height: 24)
                .onTapGesture { configuration.isOn.toggle() }
            configuration.label
        }
    }
}

private struct SettingsScreen: View {
    @State private var account = Account(id: 1, name: "Ada", mail: "")
    @State private var password = ""
    @State private var isNotified = true
    @State private var log: [String] = []

    private var footer: Text {
        Text("By signing in you agree to our ") + Text("terms").bold().foregroundColor(.accentColor) + Text(".")
    }

    var body: some View {
        Form {
            Section(header: Text("Account").textCase(nil), footer: footer) {
                LabeledContent("Name", value: account.name)
                LabeledContent("Mail") {
                    TextField("you@example.com", text: $account.mail)
                        .keyboardType(.emailAddress)
                        .textInputAutocapitalization(.never)
                        .autocorrectionDisabled()
                        .submitLabel(.next)
                }
                SecureField("Password", text: $password)
                    .autocapitalization(.none)
                    .disableAutocorrection(true)
                    .submitLabel(.done)
            }
            Section {
                Toggle("Notifications", isOn: $isNotified).toggleStyle(.switch)
                Toggle(isOn: $isNotified) { Label("Badge", systemImage: "star").labelStyle(.trailingIcon) }
                    .toggleStyle(CheckboxStyle())
            } header: {
                Label("Alerts", systemImage: "globe").labelStyle(.titleOnly).accessibilityAddTraits(.isHeader)
            }
            Section {
                Button("Sign in", systemImage: "chevron.right") { log.append("in") }
                    .buttonStyle(.card)
                    .accessibilityIdentifier("in")
                Button("Sign out", systemImage: "xmark", role: .destructive, action: signOut)
                    .help("Ends this session")
                    .accessibilityIdentifier("out")
                ProgressView().progressViewStyle(.circular).controlSize(.small)
            }
            .buttonStyle(CardButtonStyle(cornerRadius: 8))
            Text(log.joined(separator: ",")).accessibilityIdentifier("log").textSelection(.enabled)
        }
        .listStyle(.insetGrouped)
        .ignoresSafeArea(.keyboard)
    }

    private func signOut() { log.append("out") }
}

@Suite struct SettingsScreenTests {
    @Test func itIsShownAndUsed() throws {
        let page = try EnginePage(SettingsScreen())
        let html = page.styledHTML
        for part in [
            #"<span class="text-transform:none">Account</span>"#,
            #"<m-part class="font-weight:700;--m-weight:700;--m-stroke:700;--m-joint:add color:var(--m-accent)">terms</m-part>"#,
            #"<span class="m-control-label">Name</span><div class="m-labeled-content">Ada</div>"#,
            #"inputmode="email""#, #"autocapitalize="none""#, #"spellcheck="false""#, #"enterkeyhint="next""#,
            #"m-toggle-switch m-toggle"#, #"m-label-title"#, #"role="heading" aria-level="2""#,
            #"<div class="m-contents m-styled">"#, "border-radius:12px", "border-radius:8px",
            #"title="Ends this session""#,
            #"m-control-small m-contents"><progress aria-label="Progress" class="m-progress-circular""#,
            "user-select:text",
        ] {
            #expect(html.contains(part), "\(part) in \(html)")
        }
        try page.press("in")
        try page.press("out")
        #expect(page.dom.element("log")?.text == "in,out")
        #expect(page.graph.styleSheet().contains("scale:0.97!important"))
        #expect(page.reported.isEmpty, "\(page.reported)")
    }
}
