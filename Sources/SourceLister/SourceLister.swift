#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Writes a Swift file with the colored listings of other Swift files, and with articles: `SourceLister OUTPUT SOURCE…`.
///
/// SwiftPM runs it at each build. The file is written only if it changes, so that an unchanged gallery is not compiled again.
@main enum SourceLister {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let output = arguments.first else { return }
        let listings = try arguments.dropFirst().map { path in
            (
                name: path.split(separator: "/").last.map(String.init) ?? path,
                text: try String(contentsOfFile: path, encoding: .utf8)
            )
        }
        let text = ListingFile.text(listings)
        if (try? String(contentsOfFile: output, encoding: .utf8)) == text { return }
        try text.write(toFile: output, atomically: true, encoding: .utf8)
    }
}
