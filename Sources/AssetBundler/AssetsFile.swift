/// The Swift file with what browsers are served of `Public/`: `BundledAssets` of MartletServer.
package enum AssetsFile {
    /// `modules` are the modules of the client by name, all of them.
    package static func text(modules: [(name: String, source: String)], styleSheet: String, icon: String) -> String {
        let bundle = ScriptBundle(entry: "martlet", modules.map { ScriptModule(name: $0.name, source: $0.source) })
        let scripts = bundle.served.map { "        (\"\($0.name)\", \(literal($0.text)))," }
        return """
            /// What browsers are served of Public/. AssetBundler writes this file.
            enum BundledAssets {
                /// A hash of all scripts, by which they name one another.
                static let scriptHash = "\(bundle.hash)"
                /// The one script first.
                static let scripts: [(name: String, text: String)] = [
            \(scripts.joined(separator: "\n"))
                ]
                static let styleSheet = \(literal(StyleSheet.strip(styleSheet)))
                static let icon = \(literal(icon))
            }

            """
    }

    /// A literal of the text as it stands, between more number signs than the text has in a row.
    static func literal(_ text: String) -> String {
        var longest = 0
        var signs = 0
        for byte in text.utf8 {
            signs = byte == UInt8(ascii: "#") ? signs + 1 : 0
            longest = max(longest, signs)
        }
        let delimiter = String(repeating: "#", count: longest + 1)
        return "\(delimiter)\"\"\"\n\(text)\n\"\"\"\(delimiter)"
    }
}
