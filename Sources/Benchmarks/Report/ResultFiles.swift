import FoundationEssentials

extension Results {
    private static func path(_ group: String, in folder: String) -> URL {
        URL(filePath: folder).appending(path: group + ".json")
    }

    func write(to folder: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(self).write(to: Results.path(group, in: folder), options: .atomic)
    }

    /// The latest results of a group, or `nil` if it never ran.
    static func read(_ group: String, from folder: String) throws -> Results? {
        let url = path(group, in: folder)
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        return try JSONDecoder().decode(Results.self, from: Data(contentsOf: url))
    }
}
