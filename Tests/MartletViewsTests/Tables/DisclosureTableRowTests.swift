import Martlet
import MartletTesting
import Testing

@Suite struct DisclosureTableRowTests {
    private struct Place: Identifiable {
        let name: String
        var parts: [Place]?
        var id: String { name }

        static let all = [
            Place(name: "Europe", parts: [Place(name: "Spain"), Place(name: "Italy", parts: [Place(name: "Rome")])]),
            Place(name: "Asia"),
        ]
    }

    private static func names(_ page: TestPage) -> [String] {
        page.elements(.tag("tr")).dropFirst().map { $0.text.trimmingCharacters(in: .whitespaces) }
    }

    @Test func aTreeIsOpenedByPresses() async throws {
        let page = try await TestPage {
            Table(Place.all, children: \.parts) { TableColumn("Name", value: \.name) }
        }
        #expect(Self.names(page) == ["Europe", "Asia"])
        try await page.click(.role(.button, "Rows below"))
        #expect(Self.names(page) == ["Europe", "Spain", "Italy", "Asia"])
        #expect(try page.attribute("aria-expanded", of: .role(.button, "Rows below").at(0)) == "true")
        try await page.click(.role(.button, "Rows below").at(1))
        #expect(Self.names(page) == ["Europe", "Spain", "Italy", "Rome", "Asia"])
        #expect(page.html.contains("padding-inline-start") || page.styleSheet.contains("padding-inline-start:4.25rem"))
        try await page.click(.role(.button, "Rows below").at(0))
        #expect(Self.names(page) == ["Europe", "Asia"])
    }

    @Test func theProgramOpensARow() async throws {
        struct Opened: View {
            @State private var isOpen = true
            @State private var selection: String?

            var body: some View {
                Table(of: Place.self, selection: $selection) {
                    TableColumn("Name", value: \.name)
                } rows: {
                    DisclosureTableRow(Place.all[0], isExpanded: $isOpen) {
                        ForEach(Place.all[0].parts ?? []) { TableRow($0) }
                    }
                    TableRow(Place.all[1])
                }
                Button("Close") { isOpen = false }
            }
        }
        let page = try await TestPage { Opened() }
        #expect(Self.names(page) == ["Europe", "Spain", "Italy", "Asia"])
        try await page.click(.role(.button, "Close"))
        #expect(Self.names(page) == ["Europe", "Asia"])
    }
}
