import Foundation
import Testing

@testable import MartletServer

/// The modules of the browser's client: what `ScriptBundle` asks of them, and what a page loads.
@Suite struct ClientScriptTests {
    private static let folder = URL(filePath: #filePath).appending(path: "../../../../Public").standardized

    private let modules = Dictionary(
        ClientScript.modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    @Test func everyFileIsServed() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".js") }
        #expect(Set(files) == Set(modules.keys.map { $0 + ".js" }))
    }

    @Test func everyFileIsCheckedForTypes() throws {
        for name in modules.keys {
            let source = try String(contentsOf: Self.folder.appending(path: name + ".js"), encoding: .utf8)
            #expect(source.hasPrefix("// @ts-check\n"), "\(name)")
        }
    }

    @Test func everyImportIsAnExport() {
        for module in modules.values {
            for found in module.imports {
                let exports = modules[found.module]?.exports ?? []
                #expect(found.names.allSatisfy(exports.contains), "\(module.name) imports of \(found.module)")
            }
            // Other forms of import and export would have stayed.
            var depth = 0
            for (token, next) in zip(module.body, module.body.dropFirst()) {
                let isStatement = token.is("export") || (token.is("import") && !next.is("(") && !next.is("."))
                #expect(depth != 0 || !isStatement, "\(module.name)")
                depth += token.nesting
            }
        }
    }

    @Test func importsLeadOneWay() {
        var finished: Set<String> = []
        func visit(_ name: String, _ path: [String]) {
            guard !path.contains(name) else {
                Issue.record("a circle: \((path + [name]).joined(separator: " → "))")
                return
            }
            guard finished.insert(name).inserted else { return }
            for found in modules[name]?.imports ?? [] { visit(found.module, path + [name]) }
        }
        for name in modules.keys.sorted() { visit(name, []) }
        #expect(finished.count == modules.count)
    }

    @Test func modulesOfTheOneScriptDeclareDifferentNames() {
        let bundled = modules.values.filter { !$0.name.hasPrefix("martlet-") }
        #expect(
            ClientScript.bundle.parts.count == modules.count - bundled.count + 1,
            "what is fetched later says so in its name")
        let names = bundled.flatMap { module in module.declarations.map { (name: $0, module: module.name) } }
        for (name, found) in Dictionary(grouping: names, by: \.name) where found.count > 1 {
            Issue.record("\(name) is declared in \(found.map(\.module).sorted())")
        }
    }

    /// What an ordinary page loads is the script alone.
    @Test func theScriptIsAtMost8KilobytesCompressed() throws {
        let assets = ClientScript.bundle.assets(basePath: "")
        let sizes = try assets.map { asset in
            guard case .permanent(let bytes) = try #require(asset.compressed).body else { return 0 }
            return bytes.buffer.count
        }
        #expect(sizes[0] > 0 && sizes[0] <= 8 * 1024)
        #expect(sizes.reduce(0, +) <= 18 * 1024, "with all that pages may come to need")
    }
}
