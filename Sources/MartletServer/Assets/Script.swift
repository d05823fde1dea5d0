/// The client's modules as they are served.
///
/// They are written to be read. What is served is compact (a quarter less, compressed), and names the other modules by the names
/// they are served under.
enum Script {
    /// One hash stands in the names of all modules, because they name one another.
    static func served(_ modules: [(name: String, content: [UInt8])], basePath: String) -> [Asset] {
        let compact = modules.map { ScriptCompactor.compact(String(decoding: $0.content, as: UTF8.self)) }
        let hash = ContentHash.text(Array(compact.joined().utf8))
        return zip(modules, compact).map { module, text in
            var text = text
            for (name, _) in modules {
                text.replace("\"./\(name).js\"", with: "\"./\(name).\(hash).js\"")
            }
            return Asset(
                module.name, "js", contentType: "text/javascript; charset=utf-8", Array(text.utf8), hash: hash,
                basePath: basePath)
        }
    }
}
