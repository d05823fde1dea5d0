import SwiftUI

struct NotificationsView: View {
    private enum Preview: String, CaseIterable {
        case always = "Always", unlocked = "When Unlocked", never = "Never"
    }

    @State private var apps = ["Calendar": true, "Mail": true, "Weather": false]
    @State private var preview = Preview.unlocked

    var body: some View {
        Form {
            Section {
                Picker("Show Previews", selection: $preview) {
                    ForEach(Preview.allCases, id: \.self) { Text($0.rawValue).tag($0) }
                }
                .pickerStyle(.navigationLink)
            } footer: {
                Text("Previews are shown on the lock screen.")
            }
            Section("Apps") {
                ForEach(apps.keys.sorted(), id: \.self) { app in
                    Toggle(app, isOn: Binding(get: { apps[app] ?? false }, set: { apps[app] = $0 }))
                }
            }
        }
        .navigationTitle("Notifications")
        .navigationBarTitleDisplayMode(.inline)
    }
}

struct DisplayView: View {
    private enum Appearance: String, CaseIterable, Identifiable {
        case light = "Light", dark = "Dark"
        var id: Self { self }
    }

    @AppStorage("appearance") private var appearance = "Light"
    @State private var brightness = 0.7
    @State private var isAutomatic = false
    @State private var textSize = 3
    @State private var accent = Color.blue

    var body: some View {
        Form {
            Section("Appearance") {
                Picker("Appearance", selection: $appearance) {
                    ForEach(Appearance.allCases) { Text($0.rawValue).tag($0.rawValue) }
                }
                .pickerStyle(.segmented)
                Toggle("Automatic", isOn: $isAutomatic)
                ColorPicker("Accent", selection: $accent, supportsOpacity: false)
            }
            Section("Brightness") {
                Slider(value: $brightness) {
                    Text("Brightness")
                } minimumValueLabel: {
                    Image(systemName: "sun.min")
                } maximumValueLabel: {
                    Image(systemName: "sun.max")
                }
                LabeledContent("Now", value: brightness, format: .percent.precision(.fractionLength(0)))
            }
            Section {
                Stepper("Text Size: \(textSize)", value: $textSize, in: 1...7)
            }
        }
        .navigationTitle("Display & Brightness")
        .navigationBarTitleDisplayMode(.inline)
    }
}

struct GeneralView: View {
    @AppStorage("language") private var language = "English"
    @State private var isResetting = false
    @State private var deviceName = "Ada’s iPhone"
    @State private var wasReset = false

    var body: some View {
        Form {
            Section {
                NavigationLink("About") { AboutView(deviceName: $deviceName) }
                Picker("Language", selection: $language) {
                    Text("English").tag("English")
                    Text("Deutsch").tag("Deutsch")
                    Text("Français").tag("Français")
                }
            }
            Section {
                Button("Reset All Settings", role: .destructive) { isResetting = true }
            } footer: {
                if wasReset { Text("All settings have been reset.") }
            }
        }
        .navigationTitle("General")
        .navigationBarTitleDisplayMode(.inline)
        .confirmationDialog("Reset all settings?", isPresented: $isResetting, titleVisibility: .visible) {
            Button("Reset", role: .destructive) {
                language = "English"
                wasReset = true
            }
        } message: {
            Text("No data will be deleted.")
        }
    }
}

private struct AboutView: View {
    @Binding var deviceName: String

    var body: some View {
        Form {
            Section {
                LabeledContent("Name") {
                    TextField("Name", text: $deviceName).multilineTextAlignment(.trailing)
                }
                LabeledContent("Version", value: "26.0")
                LabeledContent("Model", value: "Difference Engine")
            }
            Section("Storage") {
                Gauge(value: 48, in: 0...128) { Text("48 of 128 GB used") }
            }
        }
        .navigationTitle("About")
        .navigationBarTitleDisplayMode(.inline)
    }
}
