#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Writes a Swift file with what a program carries: `AssetBundler OUTPUT FOLDER` with what browsers are served of a folder,
/// `AssetBundler symbols OUTPUT NAMES [FOLDER]` with the symbols that a list names, and their drawings of a folder,
/// `AssetBundler resources OUTPUT MODULE CATALOG…` with the catalogs of a module.
///
/// The file is written only if it changes, so that nothing is compiled again for another comment.
@main enum AssetBundler {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.first == "symbols" {
            guard arguments.count >= 3 else { return }
            try write(
                symbols(named: try content(arguments[2]), in: arguments.dropFirst(3).first), to: arguments[1])
        } else if arguments.first == "resources" {
            guard arguments.count >= 3 else { return }
            do {
                let file = try ResourcesFile(module: arguments[2], catalogs: Array(arguments.dropFirst(3)))
                for warning in file.warnings { print("\(warning.path): warning: \(warning.message)") }
                try write(try file.text(), to: arguments[1])
            } catch let error as ResourceError {
                print("\(error.path): error: \(error.message)")
                exit(1)
            }
        } else {
            guard arguments.count == 2 else { return }
            try write(assets(in: arguments[1]), to: arguments[0])
        }
    }

    private static func assets(in folder: String) throws -> String {
        let scripts = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".js") }
            .sorted()
        return AssetsFile.text(
            modules: try scripts.map { (name: String($0.dropLast(3)), source: try content("\(folder)/\($0)")) },
            styleSheet: try content("\(folder)/martlet.css"), icon: try content("\(folder)/icon.svg"))
    }

    private static func symbols(named names: String, in folder: String?) -> String {
        SymbolsFile.text(names: SymbolNames.parse(names)) { icon in
            folder.flatMap { try? content("\($0)/\(icon).svg") }
        }
    }

    private static func content(_ path: String) throws -> String {
        try String(contentsOfFile: path, encoding: .utf8)
    }

    private static func write(_ text: String, to output: String) throws {
        if (try? content(output)) == text { return }
        try text.write(toFile: output, atomically: true, encoding: .utf8)
    }
}
