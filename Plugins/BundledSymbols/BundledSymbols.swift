import Foundation
import PackagePlugin

/// Gives a target the symbols: `BundledSymbols`, which AssetBundler writes of their names and of the drawings of Bootstrap Icons.
@main struct BundledSymbols: BuildToolPlugin {
    /// Where Debian's package has them.
    private static let usualFolder = "/usr/share/bootstrap-icons/svg"

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let names = target.directoryURL.appending(path: "Language/Images/Symbols/names.txt")
        let folder = ProcessInfo.processInfo.environment["MARTLET_SYMBOLS"] ?? Self.usualFolder
        let output = context.pluginWorkDirectoryURL.appending(path: "BundledSymbols.swift")
        // Where there is no folder, the program has our own drawings. One that comes later changes the command, which
        // then runs again.
        let isThere = FileManager.default.fileExists(atPath: folder)
        return [
            .buildCommand(
                displayName: "Bundling symbols",
                executable: try context.tool(named: "AssetBundler").url,
                arguments: ["symbols"] + [output, names].map { $0.path(percentEncoded: false) }
                    + (isThere ? [folder] : []),
                inputFiles: [names], outputFiles: [output])
        ]
    }
}
