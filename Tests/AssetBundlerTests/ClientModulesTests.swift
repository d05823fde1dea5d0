import Testing

@testable import AssetBundler
@testable import MartletServer

/// The modules of the browser's client: what `ScriptBundle` asks of them.
@Suite struct ClientModulesTests {
    private let sources: [(name: String, source: String)]
    private let modules: [String: ScriptModule]

    init() throws {
        sources = try ClientFolder.modules()
        modules = Dictionary(
            sources.map { ($0.name, ScriptModule(name: $0.name, source: $0.source)) },
            uniquingKeysWith: { first, _ in first })
    }

    private var bundle: ScriptBundle {
        ScriptBundle(entry: "martlet", sources.compactMap { modules[$0.name] })
    }

    @Test func theServerHasThem() { #expect(bundle.hash == BundledAssets.scriptHash) }

    @Test func everyFileIsCheckedForTypes() {
        for (name, source) in sources { #expect(source.hasPrefix("// @ts-check\n"), "\(name)") }
    }

    @Test func everyModuleStaysTheSameTokens() {
        for module in modules.values {
            let compact = ScriptCompactor.text(of: module.body)
            let tokens = ScriptLexer.tokens(of: compact)
            let needed = ScriptCompactor.needed(module.body)
            #expect(tokens.map(\.text) == needed.map(\.text), "\(module.name)")
            #expect(tokens.map(\.kind) == needed.map(\.kind), "\(module.name)")
            #expect(ScriptCompactor.compact(compact) == compact, "\(module.name)")
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
            bundle.parts.count == 1 + later.count - imports.count,
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
        let names = Set(bundle.parts.map(\.name))
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
}
