package import ArgumentParser

/// `martlet`
package struct MartletCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "martlet", abstract: "Develops Martlet programs (docs/development.md).",
        subcommands: [DevelopCommand.self, NewCommand.self])

    package init() {}
}
