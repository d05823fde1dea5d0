import SourceListing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Writes a Swift file with the colored listings of other Swift files: `SourceLister OUTPUT SOURCE…`.
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
        try ListingFile.text(listings).write(toFile: output, atomically: true, encoding: .utf8)
    }
}
