import Martlet
import MartletTesting
import Testing

@Suite struct KeyboardShortcutTests {
    @Test func aShortcutIsSaidInBothPlatformsNames() async throws {
        let page = try await TestPage {
            Button("Save") {}.keyboardShortcut("s", modifiers: [.command, .shift])
            Button("Done") {}.keyboardShortcut(.defaultAction)
            Button("Back") {}.keyboardShortcut(.cancelAction)
            Button("In") {}.keyboardShortcut("+", modifiers: .option)
        }
        for text in ["Meta+Shift+S Control+Shift+S", "Enter", "Escape", "Alt+Plus"] {
            #expect(page.html.contains("aria-keyshortcuts=\"\(text)\""), "\(text)")
        }
    }
}
