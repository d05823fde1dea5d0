import MartletUI
import Testing

@Suite(.enabled(if: InstalledSymbols.areThere, "Bootstrap Icons are not installed")) struct SymbolVariantTests {
    private func html<Content: View>(@ViewBuilder _ content: () -> Content) throws -> String {
        try EnginePage(content()).styledHTML
    }

    /// The classes of what draws the symbols of a page.
    private func drawn(on page: EnginePage) -> [String?] {
        var found: [String?] = []
        page.dom.root.forEach { element in
            let classes = element.attributes["class"]
            if classes?.contains("m-symbol") == true { found.append(classes) }
        }
        return found
    }

    private func drawn<Content: View>(@ViewBuilder _ content: () -> Content) throws -> [String?] {
        drawn(on: try EnginePage(content()))
    }

    @Test(arguments: [
        ("star", SymbolVariants.fill, "star.fill"), ("star.fill", .fill, "star.fill"), ("star", .none, "star"),
        ("plus", .circle, "plus.circle"), ("plus", .circle.fill, "plus.circle.fill"),
        ("plus.circle", .fill, "plus.circle.fill"), ("plus.circle", .square, "plus.square"),
        ("bell", .slash, "bell.slash"), ("bell.fill", .slash, "bell.slash.fill"),
        ("bell", .slash.fill, "bell.slash.fill"), ("circle", .fill, "circle.fill"),
        // As much as there is.
        ("chevron.left", .fill, "chevron.left"), ("chevron.left", .circle, "chevron.left.circle"),
        ("bell", .fill.square, "bell.fill"), ("wifi", .slash.fill, "wifi.slash"), ("xmark", .rectangle, "xmark"),
    ])
    func aVariantIsAnotherSymbol(name: String, variant: SymbolVariants, shown: String) throws {
        let expected = try drawn { Image(systemName: shown) }
        #expect(try drawn { Image(systemName: name).symbolVariant(variant) } == expected)
        #expect(try drawn { HStack { Image(systemName: name) }.symbolVariant(variant) } == expected)
        #expect(try drawn { HStack { Image(systemName: name) }.environment(\.symbolVariants, variant) } == expected)
    }

    @Test func theNearestVariantApplies() throws {
        let symbols = try drawn {
            VStack {
                Image(systemName: "star")
                Image(systemName: "star").symbolVariant(.none)
                HStack { Label("a", systemImage: "star") }.symbolVariant(.none)
            }
            .symbolVariant(.fill)
        }
        let filled = try drawn { Image(systemName: "star.fill") }
        let plain = try drawn { Image(systemName: "star") }
        #expect(symbols == filled + plain + plain)
    }

    /// The element around has the name and what modifiers set, and what is drawn in it has neither.
    @Test func aVariedSymbolIsSaidOnce() throws {
        let symbol = try html {
            HStack { Image(systemName: "star").padding(4).accessibilityLabel("Favorite") }.symbolVariant(.fill)
        }
        #expect(symbol.split(separator: "aria-label").count == 2 && symbol.contains(#"aria-label="Favorite""#))
        #expect(symbol.split(separator: #"role="img""#).count == 2)
        let label = try html { Label("Favorites", systemImage: "star").symbolVariant(.fill) }
        #expect(!label.contains("aria-label") && label.contains(#"aria-hidden="true""#))
    }

    @Test func picturesStayWhatTheyAre() throws {
        let picture = try html { HStack { Image("/bird.jpg", label: Text("Bird")) }.symbolVariant(.fill) }
        #expect(picture.contains(#"<img src="/bird.jpg" alt="Bird""#), "\(picture)")
    }

    @Test func aVariantThatChangesIsPatched() throws {
        struct Page: View {
            @State private var isOn = false
            var body: some View {
                HStack { Image(systemName: "star") }.symbolVariant(isOn ? .fill : .none)
                Button("x") { isOn.toggle() }.accessibilityIdentifier("x")
            }
        }
        let page = try EnginePage { Page() }
        try page.press("x")
        #expect(try drawn(on: page) == drawn { Image(systemName: "star.fill") })
        try page.press("x")
        #expect(try drawn(on: page) == drawn { Image(systemName: "star") })
    }

    @Test func variantsContainOthers() {
        #expect(SymbolVariants.circle.fill.contains(.fill) && SymbolVariants.circle.fill.contains(.circle))
        #expect(SymbolVariants.fill.contains(.none) && !SymbolVariants.fill.contains(.slash))
        #expect(SymbolVariants.circle.square == .square && SymbolVariants.none.slash == .slash)
    }
}
