import Foundation

/// Type-checks programs against MartletUI as it was built for these tests.
enum TypeCheck {
    struct Message {
        let line: Int
        let text: String
    }

    /// Returns the errors in `source`.
    static func errors(in source: String) throws -> [Message] {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let modules = URL(filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
            .deletingLastPathComponent().appending(path: "Modules")
        let runtime = URL(filePath: #filePath).appending(path: "../../../../Sources/CSwiftRuntime").standardized
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "5", "-diagnostic-style", "llvm", "-I",
            modules.path(), "-I", runtime.path(), file.path(),
        ]
        let output = Pipe()
        process.standardError = output
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        let messages = text.matches(of: #/(?m)^\S*?:(\d+):\d+: error: (.*)$/#).map {
            Message(line: Int($0.1) ?? 0, text: String($0.2))
        }
        // An error without a location, such as a missing module, counts for every line.
        return process.terminationStatus != 0 && messages.isEmpty ? [Message(line: 0, text: text)] : messages
    }
}
