import FoundationEssentials

/// The document that contains the table.
enum Documentation {
    private static let marker = "<!-- table -->"

    /// Inserts `table` between the two marker comments of the file. Throws if they are missing.
    static func insert(_ table: String, into path: String) throws {
        let lines = try String(contentsOfFile: path, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
        guard let first = lines.firstIndex(where: { $0 == marker }),
            let last = lines.lastIndex(where: { $0 == marker }), first < last
        else { throw Failure.unexpected("\(path) has not two lines \(marker)") }
        let text = (lines[...first] + ["", Substring(table), ""] + lines[last...]).joined(separator: "\n")
        try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
    }
}
