import Foundation
import PackagePlugin

/// Gives a target the listings of its own sources, `Listings.all`, and the package's README and guide, `Listings.articles`: both by
/// file name, written by SourceLister.
@main struct SourceListings: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let sources = try module.sourceFiles(withSuffix: "swift").map(\.url) + articles(of: context.package.directoryURL)
        let output = context.pluginWorkDirectoryURL.appending(path: "Listings.swift")
        return [
            .buildCommand(
                displayName: "Listing the sources of \(target.name)",
                executable: try context.tool(named: "SourceLister").url,
                arguments: ([output] + sources).map { $0.path(percentEncoded: false) },
                inputFiles: sources, outputFiles: [output])
        ]
    }

    private func articles(of package: URL) throws -> [URL] {
        let catalog = package.appending(path: "Sources/Martlet/Documentation.docc")
        let guide = try FileManager.default.contentsOfDirectory(
            at: catalog.appending(path: "Guide"), includingPropertiesForKeys: nil)
        return [package.appending(path: "README.md"), catalog.appending(path: "Martlet.md")]
            + guide.filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }
    }
}
