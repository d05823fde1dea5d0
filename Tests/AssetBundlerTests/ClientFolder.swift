import Foundation

/// `Public/` of this repository, as AssetBundler reads it.
enum ClientFolder {
    private static let folder = URL(filePath: #filePath).appending(path: "../../../Public").standardized

    static func text(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    /// The modules of the client.
    static func modules() throws -> [(name: String, source: String)] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".js") }.sorted()
            .map { (name: String($0.dropLast(3)), source: try text($0)) }
    }
}
