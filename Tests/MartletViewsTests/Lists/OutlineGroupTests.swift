import Martlet
import MartletTesting
import Testing

@Suite struct OutlineGroupTests {
    private struct Folder: Identifiable {
        let id: String
        var folders: [Folder]?
    }

    private static let folders = [
        Folder(id: "Mail", folders: [Folder(id: "Work", folders: [Folder(id: "Old")]), Folder(id: "Home")])
    ]

    @Test func branchesAreOpened() async throws {
        let page = try await TestPage { List(Self.folders, children: \.folders) { Text($0.id) } }
        #expect(page.contains(.text("Mail")) && !page.contains(.text("Work")))
        try await page.click(.role(.button, "Mail"))
        #expect(page.contains(.text("Work")) && page.contains(.text("Home")) && !page.contains(.text("Old")))
        try await page.click(.role(.button, "Work"))
        #expect(page.contains(.text("Old")))
        try await page.click(.role(.button, "Mail"))
        #expect(!page.contains(.text("Work")))
        #expect(page.diagnostics == [])
    }

    @Test func aMenuOfABranchStandsBesideItsButton() async throws {
        let page = try await TestPage {
            List(Self.folders, children: \.folders) { folder in
                Text(folder.id).contextMenu { Button("Rename \(folder.id)") {} }.padding(1)
            }
        }
        // In development, a control inside another one is reported.
        #expect(page.diagnostics == [])
        try await page.click(.role(.button, "Mail"))
        #expect(page.contains(.text("Work")))
        #expect(page.contains(.role(.button, "Rename Mail")))
        #expect(page.diagnostics == [])
    }
}
