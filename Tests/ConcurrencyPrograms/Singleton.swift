// A single model for the whole program: `static let shared`.
// press: dark
// expect: The theme is dark

import Martlet

@Observable
final class Settings {
    static let shared = Settings()

    var theme = "system"

    func save() async {
        try? await Task.sleep(for: .milliseconds(2))
    }
}

struct SettingsView: View {
    private let settings = Settings.shared

    var body: some View {
        VStack {
            Text("The theme is \(settings.theme)")
            Button("Dark") { choose("dark") }.accessibilityIdentifier("dark")
            Button("Light") { choose("light") }
        }
    }

    private func choose(_ theme: String) {
        settings.theme = theme
        Task { await settings.save() }
    }
}

@main struct SettingsApp: App {
    var body: some Scene { WindowGroup("Settings") { SettingsView() } }
}
