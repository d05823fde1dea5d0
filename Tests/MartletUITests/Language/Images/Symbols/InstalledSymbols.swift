import Foundation

/// The drawings that the build brings into the program.
enum InstalledSymbols {
    /// Whether they are installed.
    static let areThere = FileManager.default.fileExists(atPath: "/usr/share/bootstrap-icons/svg")
}
