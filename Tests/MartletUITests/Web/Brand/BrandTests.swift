import Testing

@testable import MartletUI

@Suite struct BrandTests {
    /// The interfaces tested here, as ``SweptInterfaces`` writes them.
    static let tried: Set = [
        "Brand.init(directory:)", "Brand.init(files:)", "Brand.description(_:)", "Brand.styleSheet(_:)",
        "Brand.icon(_:)",
        "Brand.manifest(_:)", "Brand.fontFile(_:_:weights:isItalic:)", "Brand.font(_:design:)",
        "Brand.cornerRadius(_:)",
    ]

    @Test func aBrandSaysWhatItWasGiven() {
        let brand = Brand(files: ["site.css": []]).description("Chairs").styleSheet("a.css").styleSheet("b.css")
            .icon("i.svg").manifest("m.webmanifest").density(.compact)
        #expect(brand.description == "Chairs" && brand.styleSheets == ["a.css", "b.css"])
        #expect(brand.icon == "i.svg" && brand.manifest == "m.webmanifest")
        #expect(brand.theme.density.factor < 1 && Brand().theme.density.factor == 1)
        #expect(Brand.Density.spacious.factor > 1)
    }

    @Test func anAppWithoutABrandHasNone() {
        struct Plain: App { var body: some Scene { WindowGroup { Text("a") } } }
        #expect(Plain.brand.styleSheets.isEmpty && Plain.brand.icon == nil && Plain.brand.theme.tint == nil)
    }

    @Test func anyTextAndNumberMakesABrand() throws {
        for text in Extremes.texts {
            let brand = Brand(directory: text).description(text).styleSheet(text).icon(text).manifest(text)
                .font(text).font(text, design: .serif).fontFile(text, text)
            _ = Brand(files: [text: []])
            let families = Array(brand.theme.families.values) + brand.fontFiles.map(\.family)
            #expect(families.count == 3)
            for family in families {
                #expect(!family.contains { "\"\\<>{};()\n".contains($0) }, "\(family)")
            }
        }
        for number in Extremes.numbers {
            let radius = try #require(Brand().cornerRadius(number).theme.radius)
            #expect((0...100).contains(radius), "\(number)")
        }
        for number in Extremes.integers {
            let weights = try #require(Brand().fontFile("a", "a.woff2", weights: number...number).fontFiles.first)
                .weights
            #expect((1...1_000).contains(weights.lowerBound) && weights.upperBound <= 1_000, "\(number)")
        }
        #expect(Brand().fontFile("a", "a", weights: .min ... .max).fontFiles.first?.weights == 1...1_000)
    }
}
