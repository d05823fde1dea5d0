@testable import MartletUI
import Testing

/// A screen reader says words for a symbol, and never its name.
@Suite struct SymbolWordsTests {
    @Test(arguments: [
        ("plus", "Add"), ("plus.circle.fill", "Add"), ("trash", "Delete"), ("square.and.arrow.up", "Share"),
        ("square.and.arrow.up.circle", "Share"), ("xmark.circle.fill", "Close"), ("chevron.left", "Back"),
        ("figure.2.and.child.holdinghands", "Adult and child holding hands"), ("bell.badge", "Bell"),
        ("bell.slash.fill", "Silence"), ("wifi.slash", "Wi-Fi off"), ("folder.badge.plus", "Add folder"),
        ("person.crop.circle.badge.minus", "Remove person"), ("person.2.fill", "Person"),
        ("circle.fill", "Circle"), ("die.face.5", "Die face 5"), ("battery.75percent", "Battery 75 percent"),
        ("gobackward.15", "Go back 15"), ("cloud.heavyrain.fill", "Cloud heavy rain"),
        ("no.such.thing", "No such thing"),
        ("", "Symbol"), ("...", "Symbol"),
    ])
    func aSymbolIsSaidInWords(name: String, words: String) { #expect(SymbolWords.words(for: name) == words) }

    /// Every symbol of the list has words, without what belongs to its variant.
    @Test func noNameOfTheListIsSaid() {
        for line in BundledSymbols.names.split(separator: "\n") {
            let name = String(line.prefix { $0 != " " })
            let words = SymbolWords.words(for: name)
            #expect(!words.contains(".") && words != words.lowercased(), "\(name): \(words)")
            #expect(!words.split(separator: " ").dropFirst().contains("fill"), "\(name): \(words)")
        }
    }

    @Test func aLongNameIsSaidInPart() {
        #expect(SymbolWords.words(for: String(repeating: "é", count: 100_000)).utf8.count <= 256)
        #expect(SymbolWords.words(for: String(repeating: "gear.", count: 100_000)).utf8.count <= 256)
    }

    @Test func aButtonHasThePictureForAName() throws {
        let page = try EnginePage {
            Button {
            } label: {
                Image(systemName: "figure.2.and.child.holdinghands")
            }
        }
        #expect(page.markup.contains("aria-label=\"Adult and child holding hands\""))
        #expect(!page.markup.contains("holdinghands\""))
    }
}
