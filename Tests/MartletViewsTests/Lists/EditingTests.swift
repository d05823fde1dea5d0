import Martlet
import MartletTesting
import Testing

private struct Letters: View {
    @State private var letters = ["a", "b", "c", "d"]
    @State private var editMode = EditMode.inactive

    var body: some View {
        Text(letters.joined()).accessibilityIdentifier("letters")
        EditButton().environment(\.editMode, $editMode)
        List {
            ForEach(letters, id: \.self) { letter in
                Text(letter).deleteDisabled(letter == "d").moveDisabled(letter == "a")
            }
            .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
            .onDelete { letters.remove(atOffsets: $0) }
        }
        .environment(\.editMode, $editMode)
    }
}

@Suite struct EditingTests {
    @Test func aRowIsDeleted() async throws {
        let page = try await TestPage { Letters() }
        try await page.click(.role(.button, "Delete b"))
        #expect(try page.text("letters") == "acd")
        try await page.click(.role(.button, "Delete a"))
        #expect(try page.text("letters") == "cd")
        #expect(!page.contains(.role(.button, "Delete d")))
    }

    @Test func rowsAreMovedInEditMode() async throws {
        let page = try await TestPage { Letters() }
        #expect(!page.contains(.role(.button, "Move down b")))
        try await page.click(.role(.button, "Edit"))
        #expect(!page.contains(.role(.button, "Move down a")))
        try await page.click(.role(.button, "Move down b"))
        #expect(try page.text("letters") == "acbd")
        try await page.click(.role(.button, "Move up d"))
        try await page.click(.role(.button, "Move up d"))
        #expect(try page.text("letters") == "adcb")
        try await page.click(.role(.button, "Done"))
        #expect(!page.contains(.role(.button, "Move up d")))
    }

    @Test func withoutAnActionNothingIsOffered() async throws {
        let page = try await TestPage {
            List { ForEach(["a"], id: \.self) { Text($0) }.onDelete(perform: nil) }
        }
        #expect(!page.contains(.role(.button, "Delete a")))
    }

    @Test func anEditButtonNeedsAnEditMode() async throws {
        let page = try await TestPage { EditButton() }
        #expect(try page.isDisabled(.role(.button, "Edit")))
    }

    /// “move … before the element at another position, counted before anything moves”.
    @Test(arguments: [
        ([0], 2, "bacd"), ([0], 4, "bcda"), ([3], 0, "dabc"), ([1, 3], 0, "bdac"), ([1], 1, "abcd"), ([9], 0, "abcd"),
    ])
    func elementsMove(_ source: [Int], _ destination: Int, _ result: String) {
        var letters = ["a", "b", "c", "d"]
        letters.move(fromOffsets: IndexSet(source), toOffset: destination)
        #expect(letters.joined() == result)
    }

    @Test func elementsAreRemoved() {
        var letters = ["a", "b", "c"]
        letters.remove(atOffsets: [0, 2, 7])
        #expect(letters == ["b"])
    }
}
