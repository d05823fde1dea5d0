import Foundation
import PackagePlugin

/// Gives a target the listings of its own sources: `Listings.all`, by file name, written by SourceLister.
@main struct SourceListings: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let sources = module.sourceFiles(withSuffix: "swift").map(\.url)
        let output = context.pluginWorkDirectoryURL.appending(path: "Listings.swift")
        return [
            .buildCommand(
                displayName: "Listing the sources of \(target.name)",
                executable: try context.tool(named: "SourceLister").url,
                arguments: ([output] + sources).map { $0.path(percentEncoded: false) },
                inputFiles: sources, outputFiles: [output])
        ]
    }
}
