import AssetBundler
import Testing

@Suite struct SymbolsFileTests {
    private func file(_ drawings: [String: String]) -> Substring {
        let text = SymbolsFile.text(names: [("a", "x"), ("b", "y"), ("c", "x"), ("d", "z")]) { drawings[$0] }
        return text[(text.firstRange(of: "    /// A name a line")?.lowerBound ?? text.endIndex)...]
    }

    private func svg(_ path: String) -> String { #"<svg viewBox="0 0 16 16"><path d="\#(path)"/></svg>"# }

    @Test func aSharedDrawingIsThereOnce() {
        #expect(
            file(["x": svg("M1"), "y": "no drawing", "z": svg("M22")]) == """
                    /// A name a line, and where its drawing begins and how many bytes it has, if it was there.
                    static let names = #\"""
                a 0 18
                b
                c 0 18
                d 19 19
                \"""#
                    static let drawings = #\"""
                %3Cpath d='M1'/%3E
                %3Cpath d='M22'/%3E

                \"""#
                }

                """)
    }

    @Test func withoutDrawingsThereAreNames() {
        let file = file([:])
        #expect(file.contains("\na\nb\nc\nd\n"))
    }
}
