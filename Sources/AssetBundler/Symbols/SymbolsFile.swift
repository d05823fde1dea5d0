/// The Swift file with the symbols: `BundledSymbols` of MartletUI.
package enum SymbolsFile {
    /// `drawing` returns the SVG file of an icon. An icon that several names share is there once; a name whose icon is no plain
    /// drawing has none.
    package static func text(names: [(name: String, icon: String)], drawing: (String) -> String?) -> String {
        var places: [String: String] = [:]
        var drawings = ""
        var lines: [String] = []
        for (name, icon) in names {
            if places[icon] == nil {
                if let shapes = drawing(icon).flatMap(SymbolDrawing.shapes) {
                    places[icon] = " \(drawings.utf8.count) \(shapes.utf8.count)"
                    drawings += "\(shapes)\n"
                } else {
                    places[icon] = ""
                }
            }
            lines.append(name + (places[icon] ?? ""))
        }
        return """
            /// The names of symbols, and their drawings. AssetBundler writes this file.
            ///
            /// The drawings are those of Bootstrap Icons, Copyright (c) The Bootstrap Authors, under the MIT License:
            /// https://github.com/twbs/icons/blob/main/LICENSE
            enum BundledSymbols {
                /// A name a line, and where its drawing begins and how many bytes it has, if it was there.
                static let names = \(AssetsFile.literal(lines.joined(separator: "\n")))
                static let drawings = \(AssetsFile.literal(drawings))
            }

            """
    }
}
