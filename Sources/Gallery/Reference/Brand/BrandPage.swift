import Martlet

/// Elements with classes of the gallery's own style sheet, `Public/brand.css`, beside elements in Martlet's style.
struct BrandPage: View {
    @State private var isFavorite = false

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            HTML("p") {
                Text(
                    "The card is styled by the gallery's own style sheet. Its rules take precedence over Martlet's."
                )
            }
            VStack(alignment: .leading, spacing: 12) {
                HTML("img").attribute("src", "/icon.svg").attribute("alt", "The gallery's icon").class("orchard-logo")
                HTML("h2") { Text("Orchard chair") }.class("orchard-title")
                Text("Oak, oiled").foregroundStyle(.secondary).class("orchard-quiet")
                Button("Add to basket") {}.buttonStyle(.borderedProminent).class("orchard-button")
                    .accessibilityIdentifier("branded")
                Toggle("Favorite", isOn: $isFavorite).accessibilityIdentifier("favorite")
            }
            .padding()
            .background(.background)
            .class("orchard-card")
            .accessibilityIdentifier("card")
            Button("Martlet’s own look") {}.buttonStyle(.borderedProminent).accessibilityIdentifier("plain")
        }
    }
}
