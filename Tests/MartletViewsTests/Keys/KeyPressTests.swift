import Foundation
import Martlet
import MartletTesting
import Testing

@Suite struct KeyPressTests {
    private struct Keys: View {
        @State private var log = ""
        var body: some View {
            Text("a").focusable().accessibilityIdentifier("keys")
                .onKeyPress(.space) {
                    log += "space "; return .handled
                }
                .onKeyPress(keys: [.upArrow, "x"]) { press in
                    log += "\(press.key == .upArrow) "; return .handled
                }
                .onKeyPress(characters: .decimalDigits) {
                    log += $0.characters + " "; return .ignored
                }
            Text(log).accessibilityIdentifier("log")
        }
    }

    @Test func theNearestViewThatAsksForAKeyIsTold() async throws {
        let page = try await TestPage { Keys() }
        for key in [" ", "ArrowUp", "x", "7", "q", "F13"] { try await page.press(key, in: .identifier("keys")) }
        #expect(try page.element(.identifier("log")).text == "space true false 7")
        #expect(
            page.html.contains("data-keys=\"dr Space\"") && page.html.contains("data-keys=\"dr ArrowUp X\""),
            "\(page.html)")
    }

    @Test func commandsAreKeys() async throws {
        struct Commands: View {
            @State private var log = ""
            var body: some View {
                Button("a") {}.onMoveCommand { log += "\($0) " }.onExitCommand { log += "exit " }
                    .onDeleteCommand { log += "delete" }
                Text(log).accessibilityIdentifier("log")
            }
        }
        let page = try await TestPage { Commands() }
        for key in ["ArrowLeft", "ArrowDown", "Escape", "Backspace"] {
            try await page.press(key, in: .role(.button, "a"))
        }
        #expect(try page.element(.identifier("log")).text == "left down exit delete")
    }

    @Test func aViewHasTheFocusWhenItAppears() async throws {
        struct Form: View {
            @FocusState private var field: Int?
            var body: some View {
                TextField("one", text: .constant("")).focused($field, equals: 1)
                TextField("two", text: .constant("")).focused($field, equals: 2)
                Text("").defaultFocus($field, 2)
            }
        }
        let page = try await TestPage { Form() }
        #expect(page.focusedElement?.label == "two")
    }
}
