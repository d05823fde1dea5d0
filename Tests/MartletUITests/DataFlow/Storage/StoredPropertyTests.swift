import Testing

@testable import MartletUI

@Suite struct StoredPropertyTests {
    private struct Writer: View {
        @AppStorage("name") private var name = "nobody"
        @SceneStorage("name") private var place = "nowhere"
        var body: some View {
            Button("name") { name = "Ada" }.accessibilityIdentifier("setName")
            Button("place") { place = "London" }.accessibilityIdentifier("setPlace")
        }
    }

    private struct Reader: View {
        @AppStorage("name") private var name = "unknown"
        @SceneStorage("name") private var place = "unknown"
        var body: some View { Text("\(name) in \(place)") }
    }

    private struct OtherType: View {
        @AppStorage("name") private var number = 7
        var body: some View { Text("number \(number)") }
    }

    private struct Page: View {
        var body: some View {
            Writer()
            Reader()
            OtherType()
        }
    }

    /// Both stores have a value of the same key.
    @Test func aValueIsSharedByItsKeyInItsStore() throws {
        let page = try EnginePage { Page() }
        #expect(page.markup.contains("unknown in unknown"))
        #expect(try page.evaluations { try page.press("setName") } == ["Reader", "OtherType"])
        #expect(page.markup.contains("Ada in unknown"))
        try page.press("setPlace")
        #expect(page.markup.contains("Ada in London"))
    }

    @Test func aValueOfAnotherTypeIsNoValueOfTheProperty() throws {
        let page = try EnginePage { Page() }
        try page.press("setName")
        #expect(page.markup.contains("number 7"))
    }

    @Test func aCopyHasTheValuesAndNoReferences() {
        final class Shared {}
        let store = KeyedStore()
        store.entry("text", nil).begin(with: "kept")
        store.entry("object", nil).begin(with: Shared())
        let copy = store.copyOfValues()
        #expect(copy.entry("text", nil).value as? String == "kept")
        #expect(copy.entry("object", nil).value == nil)
        copy.entry("text", nil).set("changed", instead: "kept")
        #expect(store.entry("text", nil).value as? String == "kept")
    }
}
