import Martlet
import MartletTesting
import Testing

/// Labels of controls that consist of more than a text.
@Suite struct LabelTests {
    @Test func aToggleHasASymbol() async throws {
        struct Marked: View {
            @State private var isOn = false
            var body: some View { Toggle("Favorite", systemImage: "star", isOn: $isOn) }
        }
        let page = try await TestPage { Marked() }
        try await page.toggle(.label("Favorite"))
        #expect(try page.isChecked(.label("Favorite")))
        #expect(page.html.contains("m-symbol"))
    }

    @Test func progressSaysHowMuch() async throws {
        let page = try await TestPage {
            ProgressView(value: 3, total: 4) {
                Text("Copying")
            } currentValueLabel: {
                Text("3 of 4")
            }
        }
        #expect(page.text.contains("Copying") && page.text.contains("3 of 4"))
        #expect(try page.attribute("value", of: .tag("progress")) == "0.75")
    }

    @Test func labelsAreHiddenAndSaid() async throws {
        let hidden = try await TestPage { Toggle("Sound", isOn: .constant(true)).labelsVisibility(.hidden) }
        #expect(hidden.html == (try await TestPage { Toggle("Sound", isOn: .constant(true)).labelsHidden() }.html))
        let shown = try await TestPage { Toggle("Sound", isOn: .constant(true)).labelsVisibility(.visible) }
        #expect(!shown.html.contains("m-labels-hidden"))
    }
}
