import Martlet
import MartletTesting
import Testing

@Suite struct SceneTests {
    private struct Program: App {
        @State private var count = 0
        @State private var log: [String] = []

        var body: some Scene {
            WindowGroup {
                Home(count: $count, log: log)
            }
            .environment(\.locale, Locale(identifier: "de"))
            .onChange(of: count) { old, new in log.append("\(old) \(new)") }
            .windowResizability(.contentSize).defaultSize(width: 400, height: 300).windowStyle(.hiddenTitleBar)
            .windowToolbarStyle(.unified).defaultPosition(.center).defaultLaunchBehavior(.presented)
            .restorationBehavior(.disabled)
            .commands {
                SidebarCommands()
                CommandGroup(replacing: .newItem) {}
                if count == 0 { CommandMenu("Tools") { Button("Count") { count += 1 } } }
            }
            Settings { Text("All settings") }
            Window("About", id: "about") { Text("A program") }
        }
    }

    private struct Home: View {
        @Binding var count: Int
        let log: [String]
        @Environment(\.openSettings) private var openSettings
        @Environment(\.openWindow) private var openWindow
        @Environment(\.locale) private var locale

        var body: some View {
            Text(verbatim: "\(locale.identifier) \(log)").accessibilityIdentifier("state")
            Button("Count") { count += 1 }
            Button("Open") { openSettings() }
            Button("About") { openWindow(id: "about") }
            SettingsLink()
        }
    }

    @Test func settingsHaveAPageOfTheirOwn() async throws {
        let page = try await TestPage(Program.self, path: "/")
        try await page.click(.role(.button, "Open"))
        #expect(page.path == "/settings" && page.title == "Settings" && page.text.contains("All settings"))
        let linked = try await TestPage(Program.self, path: "/")
        try await linked.click(.role(.button, "Settings…"))
        #expect(linked.path == "/settings")
        let about = try await TestPage(Program.self, path: "/")
        try await about.click(.role(.button, "About"))
        #expect(about.title == "About" && about.text.contains("A program"))
    }

    @Test func aGroupProvidesAndObserves() async throws {
        let page = try await TestPage(Program.self, path: "/")
        #expect(try page.text("state") == "de []")
        try await page.click(.role(.button, "Count"))
        #expect(try page.text("state") == "de [\"0 1\"]")
    }
}
