import Martlet
import MartletTesting
import Testing

@Suite struct MenuTests {
    @Test func aMenuHasActions() async throws {
        struct Actions: View {
            @State private var last = "none"

            var body: some View {
                Text(last).accessibilityIdentifier("last")
                Menu("Actions") {
                    Button("Copy") { last = "copy" }
                    Menu("More") { Button("Delete") { last = "delete" } }
                }
            }
        }
        let page = try await TestPage { Actions() }
        try await page.click(.role(.button, "Copy"))
        #expect(try page.text("last") == "copy")
        try await page.click(.role(.button, "Delete"))
        #expect(try page.text("last") == "delete")
    }

    @Test func aMenuBesideAButtonHasAnActionOfItsOwn() async throws {
        struct Saving: View {
            @State private var last = "none"

            var body: some View {
                Text(last).accessibilityIdentifier("last")
                Menu("Save", systemImage: "star") {
                    Button("Save all") { last = "all" }
                } primaryAction: {
                    last = "one"
                }
            }
        }
        let page = try await TestPage { Saving() }
        try await page.click(.role(.button, "Save"))
        #expect(try page.text("last") == "one")
        try await page.click(.role(.button, "Save all"))
        #expect(try page.text("last") == "all")
    }

    @Test func aContextMenuFollowsItsView() async throws {
        struct Row: View {
            @State private var last = "none"

            var body: some View {
                Text(last).accessibilityIdentifier("last").contextMenu {
                    Button("Copy") { last = "copy" }
                } preview: {
                    Text("A preview")
                }
            }
        }
        let page = try await TestPage { Row() }
        #expect(page.html.contains("m-context-menu") && page.html.contains("A preview"))
        try await page.click(.role(.button, "Copy"))
        #expect(try page.text("last") == "copy")
    }

    @Test func itsLookComesFromAround() async throws {
        let page = try await TestPage {
            Menu("A") { Button("B") {} }.menuStyle(.borderlessButton).menuIndicator(.visible).menuOrder(.fixed)
        }
        #expect(page.html.contains("m-borderless") && page.html.contains("m-menu-arrow"))
    }

    @Test func aNameIsChanged() async throws {
        struct Named: View {
            @State private var count = 0

            var body: some View {
                Text("\(count)").accessibilityIdentifier("count")
                VStack { RenameButton() }.renameAction { count += 1 }
                RenameButton()
            }
        }
        let page = try await TestPage { Named() }
        try await page.click(.role(.button, "Rename").at(0))
        #expect(try page.text("count") == "1")
        #expect(try page.attribute("disabled", of: .role(.button, "Rename").at(1)) != nil)
    }
}
