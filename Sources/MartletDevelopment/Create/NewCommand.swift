import ArgumentParser
import FoundationEssentials
import Glibc

/// `martlet new`
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Makes a new program: a page, a test, a Dockerfile and a workflow for continuous integration.")

    @Argument(help: "The name of the program and its folder: letters and digits, as CounterApp.")
    var name: String

    @Option(help: "Where Martlet is: a folder, or the URL of a Git repository.")
    var martlet: String?

    @Option(help: "The folder in which to make the program's folder.")
    var folder = "."

    mutating func validate() throws {
        guard ProgramTemplate.isName(name) else {
            throw ValidationError(
                "\(name.debugDescription) cannot be a Swift module: give a letter, then letters and digits.")
        }
    }

    mutating func run() throws {
        let files = FileManager.default
        let made = folder + "/" + name
        guard !files.fileExists(atPath: made) else { throw ValidationError("\(made) exists already.") }
        let template = ProgramTemplate(name: name, martlet: try location(from: made))
        for file in template.files {
            let path = made + "/" + file.path
            let parent = path[..<(path.lastIndex(of: "/") ?? path.endIndex)]
            try files.createDirectory(atPath: String(parent), withIntermediateDirectories: true)
            try Data(file.content.utf8).write(to: URL(filePath: path))
        }
        print(
            """
            Made \(made). Next:
              cd \(made)
              swift test
              swift run martlet dev
            """)
    }

    /// Martlet's place as the program's manifest names it.
    private func location(from made: String) throws -> ProgramTemplate.Martlet {
        if let martlet, martlet.contains("://") || martlet.hasPrefix("git@") { return .repository(martlet) }
        guard let root = martlet ?? Self.sourceFolder else {
            throw ValidationError("Say where Martlet is, with --martlet and a folder or a URL.")
        }
        guard let target = realpath(root, nil) else { throw ValidationError("There is no folder \(root).") }
        defer { free(target) }
        guard let parent = realpath(folder, nil) else { throw ValidationError("There is no folder \(folder).") }
        defer { free(parent) }
        return .folder(Self.path(to: String(cString: target), from: String(cString: parent) + "/" + name))
    }

    /// The repository that this tool was built in; `nil` if it is a copy that SwiftPM has fetched.
    private static var sourceFolder: String? {
        let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        let root = parts.dropLast(4).joined(separator: "/")
        return root.contains("/.build/") || !FileManager.default.fileExists(atPath: root + "/Package.swift")
            ? nil : root
    }

    /// A relative path between two absolute ones.
    static func path(to target: String, from folder: String) -> String {
        var target = target.split(separator: "/")[...]
        var folder = folder.split(separator: "/")[...]
        while let first = target.first, first == folder.first {
            target.removeFirst()
            folder.removeFirst()
        }
        return (folder.map { _ in ".." } + target).joined(separator: "/")
    }
}
