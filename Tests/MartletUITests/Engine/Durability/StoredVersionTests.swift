import Testing

@testable import MartletUI

/// “State stored by the version before is restored where types and places stay, also for controls that have become views.”
@Suite struct StoredVersionTests {
    private struct Counter: View {
        let name: String
        @State private var count = 0

        var body: some View {
            Button("\(name) \(count)") { count += 1 }.accessibilityIdentifier(name)
        }
    }

    /// What was a control of Martlet's, as a view of the program's with state of its own.
    private struct OwnToggle: View {
        @Binding var isOn: Bool
        @State private var presses = 0

        var body: some View {
            Button("own \(isOn ? "on" : "off") \(presses)") {
                isOn.toggle()
                presses += 1
            }
            .accessibilityIdentifier("own")
        }
    }

    /// A program in two versions. The second has other controls, another label, and a view more at the end.
    private struct Program: View {
        let isNew: Bool
        @State private var isOn = false

        var body: some View {
            if isNew {
                OwnToggle(isOn: $isOn)
            } else {
                Button("Switch") { isOn.toggle() }.accessibilityIdentifier("switch")
            }
            Counter(name: isNew ? "new" : "old")
            if isNew { Counter(name: "added") }
        }
    }

    @Test func whatStaysInItsPlaceKeepsItsState() throws {
        let before = try EnginePage(Program(isNew: false)) { $0.storingProcess = 0 }
        try before.press("switch")
        try before.press("old")
        try before.press("old")
        let after = try before.restored(as: Program(isNew: true))
        #expect(after.markup.contains("new 2"))
        #expect(after.markup.contains("own on 0"))
        #expect(after.markup.contains("added 0"))
        try after.press("own")
        try after.press("new")
        #expect(after.markup.contains("own off 1") && after.markup.contains("new 3"))
        #expect(after.reported == [])
    }

    @Test func aVersionBackwardsIsRestored() throws {
        let before = try EnginePage(Program(isNew: true)) { $0.storingProcess = 0 }
        try before.press("own")
        try before.press("new")
        try before.press("added")
        let after = try before.restored(as: Program(isNew: false))
        #expect(after.markup.contains("old 1"))
        #expect(after.reported == [])
    }
}
