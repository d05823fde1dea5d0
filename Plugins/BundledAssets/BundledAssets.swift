import Foundation
import PackagePlugin

/// Gives a target the browser's files: `BundledAssets`, which AssetBundler writes of the package's folder `Public`.
@main struct BundledAssets: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = context.package.directoryURL.appending(path: "Public")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }
        let output = context.pluginWorkDirectoryURL.appending(path: "BundledAssets.swift")
        return [
            .buildCommand(
                displayName: "Bundling the browser's files",
                executable: try context.tool(named: "AssetBundler").url,
                arguments: [output, folder].map { $0.path(percentEncoded: false) },
                inputFiles: files, outputFiles: [output])
        ]
    }
}
