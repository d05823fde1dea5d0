/// Modules as browsers fetch them: one script of an entry and all that it imports, and apart the modules that it imports only
/// when they are needed (`import()`).
///
/// The modules of the one script stand behind one another, the imported before the importing, without `import` and `export`.
/// So the names that they declare have to differ, which a test sees to. What the others import of them, the script exports.
/// A module that is fetched comes in the same way with those that only it imports.
struct ScriptBundle: Sendable {
    struct Part: Sendable {
        let name: String
        /// The text, in which other parts have the names of their modules: `./name.js`.
        let text: String
    }

    /// The entry first.
    let parts: [Part]

    init(entry: String, _ modules: [ScriptModule]) {
        let byName = Dictionary(modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        let bundled = Self.ordered(from: entry, byName)
        let names = Set(bundled.map(\.name))
        let others = modules.filter { !names.contains($0.name) }
        let imported = Set(others.flatMap(\.imports).map(\.module))
        let fetched = others.filter { !imported.contains($0.name) }.map { module in
            Self.ordered(from: module.name, byName).filter { !names.contains($0.name) }
        }
        let exported = Set(others.flatMap(\.imports).filter { names.contains($0.module) }.flatMap(\.names)).sorted()
        let exports = exported.isEmpty ? "" : "export{\(exported.joined(separator: ","))};\n"
        let text = bundled.map { ScriptCompactor.text(of: $0.body) }.joined() + exports
        parts =
            [Part(name: entry, text: text)] + fetched.compactMap { Self.part($0, entry: entry, bundled: names) }
    }

    /// A module that is fetched, which is the last one, and those that only it imports. What they import of the bundled ones
    /// comes from the entry.
    private static func part(_ modules: [ScriptModule], entry: String, bundled: Set<String>) -> Part? {
        guard let module = modules.last else { return nil }
        let names = Set(modules.flatMap(\.imports).filter { bundled.contains($0.module) }.flatMap(\.names)).sorted()
        let imports = names.isEmpty ? "" : "import{\(names.joined(separator: ","))}from\"./\(entry).js\";\n"
        let text = modules.map { ScriptCompactor.text(of: $0.body) }.joined()
        let exports = module.exports.isEmpty ? "" : "export{\(module.exports.joined(separator: ","))};\n"
        return Part(name: module.name, text: imports + text + exports)
    }

    /// A module and all that it imports, each behind those that it imports, as a browser would run them.
    private static func ordered(from entry: String, _ modules: [String: ScriptModule]) -> [ScriptModule] {
        var seen: Set<String> = []
        var found: [ScriptModule] = []
        func visit(_ name: String) {
            guard seen.insert(name).inserted, let module = modules[name] else { return }
            for imported in module.imports { visit(imported.module) }
            found.append(module)
        }
        visit(entry)
        return found
    }

    /// The parts as they are served: they name one another `./name.hash.js`.
    var served: [Part] {
        let hash = hash
        return parts.map { part in
            var text = part.text
            for other in parts { text.replace("\"./\(other.name).js\"", with: "\"./\(other.name).\(hash).js\"") }
            return Part(name: part.name, text: text)
        }
    }

    /// One hash for all parts, because they name one another. It tells our own versions apart and resists nobody, so FNV-1a will do.
    var hash: String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for part in parts { for byte in part.text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 } }
        // 48 bits are as many as other names have, and each letter takes a byte of the compressed script.
        return String(hash & 0xffff_ffff_ffff, radix: 36)
    }
}
