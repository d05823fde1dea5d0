import Foundation
import PackagePlugin

/// Gives a target its catalogs: `BundledResources`, which AssetBundler writes of the string and asset catalogs among its files.
///
/// SwiftPM on Linux only copies such files beside a program. Here their content is in the program.
@main struct BundledResources: BuildToolPlugin {
    private static let catalogs: Set = ["xcassets", "xcstrings"]
    private static let tables: Set = ["strings", "stringsdict"]

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let found = try Self.files(in: target.directoryURL)
        let output = context.pluginWorkDirectoryURL.appending(path: "BundledResources.swift")
        return [
            .buildCommand(
                displayName: "Bundling the catalogs of \(target.name)",
                executable: try context.tool(named: "AssetBundler").url,
                arguments: ["resources", output.path(percentEncoded: false), module.moduleName]
                    + found.catalogs.map { $0.path(percentEncoded: false) },
                inputFiles: found.inputs, outputFiles: [output])
        ]
    }

    /// The catalogs of a folder, and the files that they consist of.
    private static func files(in folder: URL) throws -> (catalogs: [URL], inputs: [URL]) {
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
        var (found, inputs) = ([URL](), [URL]())
        while let file = all?.nextObject() as? URL {
            let ending = file.pathExtension
            if catalogs.contains(ending) || tables.contains(ending) { found.append(file) }
            let isInCatalog = file.pathComponents.dropLast().contains { $0.hasSuffix(".xcassets") }
            let isFolder = (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
            if !isFolder, isInCatalog || ending == "xcstrings" || tables.contains(ending) { inputs.append(file) }
        }
        return (found.sorted { $0.path < $1.path }, inputs.sorted { $0.path < $1.path })
    }
}
