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

    /// Modules that are served as one script: those of the entry, and those of each that is fetched later.
    @Test func modulesOfOneScriptDeclareDifferentNames() {
        let (later, bundled) = (modules.values.filter(isFetched), modules.values.filter { !isFetched($0) })
        let imports = later.flatMap(\.imports).map(\.module).filter { $0.hasPrefix("martlet-") }
        #expect(Set(imports).count == imports.count, "a module that two others import would be there twice")
        #expect(
            ClientScript.bundle.parts.count == 1 + later.count - imports.count,
            "what is fetched later says so in its name")
        let scripts = later.map { module in
            [module] + module.imports.compactMap { modules[$0.module] }.filter(isFetched)
        }
        for script in scripts + [bundled] {
            var names = script.flatMap { module in module.declarations.map { (name: $0, module: module.name) } }
            if script.contains(where: isFetched) {
                let others = script.flatMap(\.imports).filter { !$0.module.hasPrefix("martlet-") }
                names += Set(others.flatMap(\.names)).map { (name: $0, module: "the one script") }
            }
            for (name, found) in Dictionary(grouping: names, by: \.name) where found.count > 1 {
                Issue.record("\(name) is declared in \(found.map(\.module).sorted())")
            }
        }
    }

    private func isFetched(_ module: ScriptModule) -> Bool { module.name.hasPrefix("martlet-") }

    @Test func whatIsFetchedIsServed() {
        let names = Set(ClientScript.bundle.parts.map(\.name))
        var fetched: Set<String> = []
        for module in modules.values {
            for token in module.body where token.kind == .string && token.text.hasPrefix("\"./martlet-") {
                let name = String(token.text.dropFirst(3).dropLast(4))
                #expect(names.contains(name), "\(module.name): \(token.text)")
                fetched.insert(name)
            }
        }
        #expect(fetched.isSuperset(of: ["martlet-recovery", "martlet-rows", "martlet-sizes", "martlet-tabs"]))
    }

    /// What an ordinary page loads is the script alone.
    @Test func theScriptIsAtMost8KilobytesCompressed() throws {
        let assets = ClientScript.bundle.assets(basePath: "")
        func size(of assets: some Sequence<Asset>) throws -> Int {
            try assets.reduce(0) { sum, asset in
                guard case .permanent(let bytes) = try #require(asset.compressed).body else { return sum }
                return sum + bytes.buffer.count
            }
        }
        let first = try size(of: assets.prefix(1))
        #expect(first > 0 && first <= 8 * 1024, "\(first) bytes")
        let isForDevelopment = { (asset: Asset) in
            asset.path.contains("/martlet-build.") || asset.path.contains("/martlet-inspector.")
        }
        let all = try size(of: assets.filter { !isForDevelopment($0) })
        #expect(all <= 19 * 1024, "with all that pages may come to need")
        let development = try size(of: assets.filter(isForDevelopment))
        #expect(development > 0 && development <= 4_608)
    }
}
