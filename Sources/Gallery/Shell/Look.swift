import Martlet

/// How a visitor wants to see the gallery, on all pages.
struct Look: Codable, Equatable {
    static let key = "gallery.look"

    enum Appearance: String, Codable, CaseIterable {
        case automatic, light, dark

        var title: String {
            switch self {
            case .automatic: "Auto"
            case .light: "Light"
            case .dark: "Dark"
            }
        }
    }

    enum Accent: String, Codable, CaseIterable {
        case automatic, green, orange, pink, purple
    }

    var appearance = Appearance.automatic
    var accent = Accent.automatic
    var isRightToLeft = false

    var colorScheme: ColorScheme? {
        switch appearance {
        case .automatic: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

/// The controls for the look.
struct LookControls: View {
    @AppStorage(Look.key) private var look = Look()

    var body: some View {
        HTML("div") {
            HTML("div") {
                ForEach(Look.Appearance.allCases, id: \.self) { appearance in
                    Button(appearance.title) { look.appearance = appearance }
                        .attribute("aria-pressed", look.appearance == appearance ? "true" : "false")
                }
            }
            .class("shell-segments")
            .attribute("role", "group")
            .accessibilityLabel("Appearance")
            HTML("div") {
                ForEach(Look.Accent.allCases, id: \.self) { accent in
                    Button("") { look.accent = accent }
                        .attribute("aria-pressed", look.accent == accent ? "true" : "false")
                        .attribute("data-accent", accent.rawValue)
                        .accessibilityLabel("Accent: \(accent == .automatic ? "blue" : accent.rawValue)")
                        .class("shell-swatch")
                }
            }
            .class("shell-swatches")
            .attribute("role", "group")
            .accessibilityLabel("Accent")
            Toggle("Right to left", isOn: $look.isRightToLeft)
                .controlSize(.small)
                .accessibilityIdentifier("gallery-right-to-left")
        }
        .class("shell-look")
    }
}
