import MartletUI
import Testing

/// How many colors symbols have.
@Suite(.enabled(if: InstalledSymbols.areThere, "Bootstrap Icons are not installed")) struct SymbolColorTests {
    /// The classes of what draws the symbols of a page.
    private func drawn<Content: View>(@ViewBuilder _ content: () -> Content) throws -> [String] {
        var found: [String] = []
        try EnginePage(content()).dom.root.forEach { element in
            let classes = element.attributes["class"] ?? ""
            if classes.contains("m-symbol") { found.append(classes) }
        }
        return found
    }

    private func rules<Content: View>(@ViewBuilder _ content: () -> Content) throws -> String {
        try EnginePage(content()).graph.styleSheet()
    }

    @Test func whatIsBehindIsFaint() throws {
        let sheet = try rules { Image(systemName: "xmark.circle.fill").symbolRenderingMode(.hierarchical) }
        // The circle with its gap, and over it what was cut out.
        #expect(sheet.contains("%3Cg opacity='.3'%3E%3Cpath d='M16 8A8 8 0 1 1 0 8a8 8 0 0 1 16 0zM5.354 4.646"))
        #expect(sheet.contains("%3C/g%3E%3Cpath d='M16 8M5.354 4.646"))
        let badge = try rules { Image(systemName: "person.badge.plus").symbolRenderingMode(.hierarchical) }
        #expect(badge.contains("%3Cg opacity='.3'%3E%3Cpath d='M6 8a3 3"))
    }

    /// A relative move goes on from where the outline began.
    @Test func aSignIsCutOutWhereItsIconHasIt() throws {
        let sheet = try rules { Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.hierarchical) }
        #expect(sheet.contains("%3C/g%3E%3Cpath d='M16 8m-3.97-3.03a.75.75"), "\(sheet)")
    }

    @Test func aPaletteHasTwoColors() throws {
        let sheet = try rules {
            Image(systemName: "xmark.circle.fill").symbolRenderingMode(.palette).foregroundStyle(.white, .red)
        }
        #expect(sheet.contains("--m-quiet:var(--m-red)") && sheet.contains("--m-back-image:url("), "\(sheet)")
        #expect(sheet.contains("&::after{position:absolute;inset:0;background:var(--m-behind,var(--m-quiet))"))
    }

    /// “If you specify more than one style, symbols have a palette.”
    @Test func twoStylesAreAPalette() throws {
        let palette = try drawn { Image(systemName: "xmark.circle.fill").symbolRenderingMode(.palette) }
        let plain = try drawn { Image(systemName: "xmark.circle.fill") }
        #expect(
            try drawn { HStack { Image(systemName: "xmark.circle.fill") }.foregroundStyle(.white, .red) } == palette)
        #expect(
            try drawn {
                HStack { Image(systemName: "xmark.circle.fill") }.foregroundStyle(.white, .red)
                    .symbolRenderingMode(.monochrome)
            } == plain)
        #expect(
            try drawn {
                HStack { Image(systemName: "xmark.circle.fill").symbolRenderingMode(.monochrome) }
                    .foregroundStyle(.white, .red, .blue)
            } == plain)
        #expect(palette != plain)
    }

    @Test func aFewSymbolsHaveColorsOfTheirOwn() throws {
        let sheet = try rules { Image(systemName: "trash").symbolRenderingMode(.multicolor) }
        #expect(sheet.contains("background-color:var(--m-red)"))
        let sign = try rules { Image(systemName: "xmark.circle.fill").symbolRenderingMode(.multicolor) }
        #expect(sign.contains("--m-behind:var(--m-red)") && sign.contains("&::after"), "\(sign)")
        #expect(
            try drawn { Image(systemName: "gearshape").symbolRenderingMode(.multicolor) }
                == drawn { Image(systemName: "gearshape") })
    }

    @Test func theNearestModeApplies() throws {
        let symbols = try drawn {
            VStack {
                Image(systemName: "xmark.circle.fill")
                Image(systemName: "xmark.circle.fill").symbolRenderingMode(.monochrome)
                HStack { Label("a", systemImage: "xmark.circle") }.symbolRenderingMode(.hierarchical)
                    .symbolVariant(.fill)
            }
            .symbolRenderingMode(.palette)
        }
        let expected = try drawn {
            Image(systemName: "xmark.circle.fill").symbolRenderingMode(.palette)
            Image(systemName: "xmark.circle.fill")
            Image(systemName: "xmark.circle.fill").symbolRenderingMode(.hierarchical)
        }
        #expect(symbols == expected && Set(symbols).count == 3)
    }

    /// Names without layers are drawn as ever.
    @Test(arguments: ["star", "wifi", "star.circle.fill", "no.such.symbol", "hand.wave", "plus.diamond.fill"])
    func aSymbolWithoutLayersHasOneColor(name: String) throws {
        for mode in [SymbolRenderingMode.hierarchical, .palette] {
            #expect(
                try drawn { Image(systemName: name).symbolRenderingMode(mode) } == drawn { Image(systemName: name) })
        }
    }

    @Test func aWeightIsThatOfSymbolsToo() throws {
        #expect(try rules { Image(systemName: "star").fontWeight(.bold) }.contains("--m-stroke:700;--m-joint:add"))
        #expect(
            try rules { Image(systemName: "star").font(.system(size: 40, weight: .thin)) }
                .contains("{--m-stroke:200;--m-joint:intersect}"))
        #expect(try !rules { Image(systemName: "star").font(.title) }.contains("--m-stroke"))
        // The font of a headline has a weight by itself.
        #expect(
            try rules { Label("Star", systemImage: "star").font(.headline) }
                .contains("{--m-stroke:var(--m-weight,600)}"))
    }
}
