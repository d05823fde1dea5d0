import FoundationEssentials
import Glibc

/// The file that tells the running program the result of the latest build.
struct BuildStatusFile {
    /// An absolute path.
    let path: String

    static var standard: BuildStatusFile {
        BuildStatusFile(path: FileManager.default.currentDirectoryPath + "/.martlet/build.json")
    }

    /// Writes the errors; none if the build has succeeded. The file is replaced, so that nobody reads a part of it.
    func write(_ errors: [BuildError]) throws {
        struct Status: Encodable { let errors: [BuildError] }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        let content = errors.isEmpty ? Data("{}".utf8) : try encoder.encode(Status(errors: errors))
        try content.write(to: URL(filePath: path + ".new"))
        guard rename(path + ".new", path) == 0 else {
            throw ChildProcess.Failure(description: "\(path) is not writable.")
        }
    }
}
