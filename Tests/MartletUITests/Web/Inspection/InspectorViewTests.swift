import MartletUI
import Testing

@Suite struct InspectorViewTests {
    @Test func itIsAPlaceForTheInspectorsFrame() throws {
        let page = try EnginePage {
            InspectorView()
            InspectorView(.lastTransaction)
        }
        #expect(page.dom.markup.contains("data-inspector=\"everything\""))
        #expect(page.dom.markup.contains("data-inspector=\"last\""))
    }
}
