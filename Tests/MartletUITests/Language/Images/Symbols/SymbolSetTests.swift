import Foundation
import MartletUI
import Testing

/// The symbols that the build brings. `scripts/install-dependencies test` installs their drawings.
@Suite(.enabled(if: InstalledSymbols.areThere, "Bootstrap Icons are not installed")) struct SymbolSetTests {
    /// The names of the list, with their suffixes.
    private static func names() throws -> [String] {
        let file = URL(filePath: #filePath).appending(
            path: "../../../../../../Sources/MartletUI/Language/Images/Symbols/names.txt")
        let lines = try String(contentsOf: file.standardized, encoding: .utf8).split(separator: "\n")
        return lines.filter { !$0.hasPrefix("#") }.flatMap { line in
            let words = line.split(separator: " ").map(String.init)
            return [words[0]] + words.dropFirst(2).map { words[0] + $0 }
        }
    }

    /// Symbols that a view names while it is evaluated.
    private struct Symbols: View {
        let names: [String]
        var body: some View { ForEach(names, id: \.self) { Image(systemName: $0) } }
    }

    @Test func everyNameOfTheListIsDrawn() throws {
        let names = try Self.names()
        let page = try EnginePage(Symbols(names: names)) { $0.isDevelopment = true }
        #expect(page.reported == [] && page.occurrences(of: "m-unknown-symbol") == 0)
        #expect(page.occurrences(of: #"role="img""#) == names.count)
    }

    @Test func aSymbolIsAMaskWithoutWhatASetAddsToIt() throws {
        let html = try EnginePage { Image(systemName: "gearshape") }.styledHTML
        #expect(
            html.contains(#"--m-image:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'"#), "\(html)")
        #expect(html.contains("%3Cpath d='M8 4.754") && html.contains("%3C/svg%3E"))
        #expect(!html.contains("currentColor") && !html.contains("class='bi"))
    }

    @Test func namesOfOneIconShareItsClass() throws {
        func style(_ name: String) throws -> String? {
            try EnginePage { Image(systemName: name) }.dom.root.first { $0.attributes["role"] == "img" }?
                .attributes["class"]
        }
        #expect(try style("gear") == style("gearshape") && style("gear") != style("gearshape.fill"))
    }

    /// No text of a visitor's is looked up anywhere but in the list.
    @Test(arguments: [
        "../gear", "/usr/share/bootstrap-icons/svg/gear", "gear.svg", "gear-fill", "gear\0", "gear ", "gear 0 1", "",
        "gear\nperson",
    ])
    func anyOtherNameIsUnknown(name: String) throws {
        let page = try EnginePage(Symbols(names: [name])) { $0.isDevelopment = true }
        #expect(page.occurrences(of: "m-unknown-symbol") == 1)
        #expect(page.reported == [.unknownSymbol(name)])
    }

    @Test func aLongNameIsUnknown() throws {
        let name = String(repeating: "gear.", count: 100_000)
        let page = try EnginePage(Symbols(names: [name])) { $0.isDevelopment = true }
        let varied = try EnginePage(Symbols(names: [name]).symbolVariant(.fill))
        #expect(page.occurrences(of: "m-unknown-symbol") == 1 && varied.occurrences(of: "m-unknown-symbol") == 1)
        #expect(page.reported.count == 1)
    }

    @Test func ownDrawingsAreThereForWhatTheSetLacks() throws {
        let html = try EnginePage { Image(systemName: "hand.wave") }.styledHTML
        #expect(html.contains("viewBox='0 0 24 24'") && !html.contains("m-unknown-symbol"))
    }

    @Test func symbolsAlongTheTextAreMirrored() throws {
        let page = try EnginePage {
            Image(systemName: "chevron.forward")
            Image(systemName: "arrow.backward.circle")
            Image(systemName: "chevron.right")
            Image(systemName: "forward.fill")
        }
        #expect(page.occurrences(of: "m-mirrored") == 2)
    }
}
