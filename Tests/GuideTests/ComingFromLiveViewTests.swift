import Martlet
import MartletTesting
import Testing

@Suite struct ComingFromLiveViewTests {
    struct Thermostat: View {
        let house: Int
        @State private var temperature = 20

        var body: some View {
            Text("\(temperature) °C").accessibilityIdentifier("temperature")
            Button("Warmer") { temperature += 1 }
            Button("Colder") { temperature -= 1 }
        }
    }

    struct Heating: App {
        var body: some Scene {
            WindowGroup("Heating", path: "/houses/{id}", for: Int.self) { $house in Thermostat(house: house ?? 0) }
        }
    }

    struct Profile: View {
        let name: String
        @State private var biography: String?

        var body: some View {
            Group {
                if let biography { Text(biography) } else { ProgressView() }
            }
            .task(id: name) { biography = await loadBiography(of: name) }
        }

        private func loadBiography(of name: String) async -> String { "\(name) wrote the first program." }
    }

    struct Converter: View {
        @State private var celsius = 20.0

        var body: some View {
            DegreeField(title: "Celsius", degrees: $celsius)
            DegreeField(
                title: "Fahrenheit",
                degrees: Binding(get: { celsius * 9 / 5 + 32 }, set: { celsius = ($0 - 32) * 5 / 9 }))
        }
    }

    struct DegreeField: View {
        let title: String
        @Binding var degrees: Double

        var body: some View {
            TextField(
                title,
                text: Binding(
                    get: { String(Int(degrees.rounded())) }, set: { degrees = Double($0) ?? degrees }))
        }
    }

    struct Themed: View {
        @Environment(\.theme) private var theme

        var body: some View { Text("Themed").foregroundStyle(theme) }
    }

    @Test func aThermostat() async throws {
        let page = try await TestPage(Heating.self, path: "/houses/7")
        try await page.click(.label("Warmer"))
        #expect(try page.text("temperature") == "21 °C")
        let profile = try await TestPage { Profile(name: "Ada") }
        #expect(profile.contains(.text("Ada wrote the first program.")))
    }

    @Test func degrees() async throws {
        let page = try await TestPage { Converter() }
        try await page.type("100", into: .label("Celsius"))
        #expect(try page.value(.label("Fahrenheit")) == "212")
        let themed = try await TestPage { Themed().environment(\.theme, .red) }
        #expect(themed.contains(.text("Themed")))
    }
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = Color.blue
}

extension EnvironmentValues {
    var theme: Color {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}
