/// The client's modules as they are served.
///
/// They are written to be read. What is served lacks comments and indentation, a seventh of its compressed size, and names
/// the other modules by the names they are served under.
enum Script {
    /// One hash stands in the names of all modules, because they name one another.
    static func served(_ modules: [(name: String, content: [UInt8])], basePath: String) -> [Asset] {
        let stripped = modules.map { strip(String(decoding: $0.content, as: UTF8.self)) }
        let hash = ContentHash.text(Array(stripped.joined().utf8))
        return zip(modules, stripped).map { module, text in
            var text = text
            for (name, _) in modules {
                text.replace("\"./\(name).js\"", with: "\"./\(name).\(hash).js\"")
            }
            return Asset(
                module.name, "js", contentType: "text/javascript; charset=utf-8", Array(text.utf8), hash: hash,
                basePath: basePath)
        }
    }

    /// Takes away lines that are comments or empty, comments at the end of lines (no string of ours has ` // ` in it), and
    /// indentation.
    static func strip(_ source: String) -> String {
        source.split(separator: "\n").compactMap { line -> Substring? in
            let line = line.drop { $0 == " " }
            if line.hasPrefix("//") { return nil }
            guard let comment = line.firstRange(of: " // ")?.lowerBound else { return line }
            return line[..<comment]
        }
        .joined(separator: "\n") + "\n"
    }
}
