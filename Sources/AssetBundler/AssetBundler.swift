#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Writes a Swift file with what browsers are served of a folder: `AssetBundler OUTPUT FOLDER`.
///
/// The file is written only if it changes, so that nothing is compiled again for another comment.
@main enum AssetBundler {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else { return }
        let (output, folder) = (arguments[1], arguments[2])
        func content(_ name: String) throws -> String {
            try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
        }
        let scripts = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".js") }
            .sorted()
        let text = AssetsFile.text(
            modules: try scripts.map { (name: String($0.dropLast(3)), source: try content($0)) },
            styleSheet: try content("martlet.css"), icon: try content("icon.svg"))
        if (try? String(contentsOfFile: output, encoding: .utf8)) == text { return }
        try text.write(toFile: output, atomically: true, encoding: .utf8)
    }
}
