import ArgumentParser
import FoundationEssentials
import Glibc

/// `martlet dev`
struct DevelopCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dev",
        abstract: "Builds and runs a program, and does both again whenever its sources change.",
        discussion: """
            Open pages go on with their state. A compile error is shown on them until it is mended.
            The program runs with --development, and with its state in .martlet/dev.sqlite.
            """)

    @Argument(help: "The executable product. May be left out if the package has one.")
    var product: String?

    @Argument(parsing: .postTerminator, help: "Arguments for the program, after --.")
    var arguments: [String] = []

    @Option(
        name: .customLong("build"), parsing: .unconditionalSingleValue,
        help: "An argument for `swift build`; may be repeated.")
    var buildArguments: [String] = []

    mutating func run() throws {
        let swift = ProcessInfo.processInfo.environment["SWIFT"] ?? "swift"
        let package: PackageDescription
        do {
            let output = try ChildProcess.output(of: [swift, "package", "describe", "--type", "json"])
            package = try PackageDescription(output)
        } catch let failure as ChildProcess.Failure {
            throw CleanExit.message("\(failure.description)\nRun `martlet dev` in the folder of a package.")
        }
        let product = try package.product(named: product)
        let folder = try ChildProcess.output(of: [swift, "build", "--show-bin-path"] + buildArguments)
        let path = String(decoding: folder, as: UTF8.self).trimmed + "/" + product
        try? FileManager.default.createDirectory(atPath: ".martlet", withIntermediateDirectories: true)
        let session = try DevelopmentSession(
            build: [swift, "build", "--product", product] + buildArguments,
            program: DevelopedProgram(path: path, arguments: arguments, status: BuildStatusFile.standard.path),
            watch: SourceWatch(package.watchedPaths))
        Glibc.exit(session.run())
    }
}

extension String {
    /// The text without white space at its ends.
    var trimmed: String {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest.removeFirst() }
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return String(rest)
    }
}
