import AssetBundler
import Foundation
import Testing

@Suite struct SymbolNamesTests {
    private static let names = URL(filePath: #filePath).appending(
        path: "../../../../Sources/MartletUI/Language/Images/Symbols/names.txt"
    ).standardized
    private static let folder = "/usr/share/bootstrap-icons/svg"

    @Test func suffixesContinueBothNames() {
        let names = SymbolNames.parse("# Bells\n\nbell bell .fill .slash.fill\nalone\nplus plus-lg\n")
        #expect(names.map(\.name) == ["bell", "bell.fill", "bell.slash.fill", "plus"])
        #expect(names.map(\.icon) == ["bell", "bell-fill", "bell-slash-fill", "plus-lg"])
    }

    @Test func everyNameIsThereOnce() throws {
        let names = SymbolNames.parse(try String(contentsOf: Self.names, encoding: .utf8)).map(\.name)
        #expect(names.count > 1_500)
        let repeated = Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
        #expect(repeated == [])
        #expect(
            names.allSatisfy {
                $0.utf8.allSatisfy { $0 == 0x2E || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
            })
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: folder), "Bootstrap Icons are not installed"))
    func everyNameHasAnIcon() throws {
        for (name, icon) in SymbolNames.parse(try String(contentsOf: Self.names, encoding: .utf8)) {
            let svg = try? String(contentsOfFile: "\(Self.folder)/\(icon).svg", encoding: .utf8)
            #expect(svg.flatMap(SymbolDrawing.shapes) != nil, "\(name): \(icon)")
        }
    }
}
