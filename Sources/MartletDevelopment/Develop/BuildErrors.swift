import FoundationEssentials
import Glibc

/// An error of a build.
struct BuildError: Equatable, Encodable {
    /// The path in the package; `nil` if the error belongs to no file.
    var file: String?
    var line: Int?
    var message: String
    /// The line of the file.
    var source: String?
}

/// Finds the errors in what `swift build` prints.
enum BuildErrors {
    private static let countLimit = 20
    private static let messageLimit = 1_000
    private static let sourceLimit = 300

    /// The errors in `output`, each once; without any, the last lines. `line` returns a line of a file, counted from 1.
    static func find(
        in output: String, folder: String, line: (String, Int) -> String? = Self.line(of:number:)
    ) -> [BuildError] {
        var located: [BuildError] = []
        var others: [BuildError] = []
        for text in output.split(whereSeparator: \.isNewline) {
            guard let (place, message) = parts(of: String(text)) else { continue }
            if let place {
                var error = BuildError(file: place.file, line: place.line, message: message)
                guard !located.contains(where: { ($0.file, $0.line, $0.message) == (error.file, error.line, message) })
                else { continue }
                error.source = line(place.file, place.line).map { String($0.prefix(sourceLimit)) }
                located.append(error)
            } else if !others.contains(where: { $0.message == message }) {
                others.append(BuildError(message: message))
            }
        }
        var found = located.isEmpty ? others : located
        if found.isEmpty {
            let last = output.split(whereSeparator: \.isNewline).suffix(10).joined(separator: "\n")
            found = [BuildError(message: last.isEmpty ? "The build has failed." : String(last.suffix(messageLimit)))]
        }
        return found.prefix(countLimit).map { error in
            var error = error
            if let file = error.file, file.hasPrefix(folder + "/") {
                error.file = String(file.dropFirst(folder.count + 1))
            }
            return error
        }
    }

    /// The place and the message of a line such as `/folder/file.swift:3:5: error: message`.
    private static func parts(of text: String) -> (place: (file: String, line: Int)?, message: String)? {
        for kind in ["error: ", "fatal error: "] {
            if text.hasPrefix(kind) { return (nil, limited(text.dropFirst(kind.count))) }
            guard let found = text.firstRange(of: ": " + kind) else { continue }
            let message = limited(text[found.upperBound...])
            let place = text[..<found.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            // Older compilers leave the column out.
            for columns in [1, 0] where place.count >= 2 + columns {
                let numbers = place.suffix(1 + columns).map { Int($0) }
                guard !numbers.contains(nil), let line = numbers.first ?? nil else { continue }
                let file = place.dropLast(1 + columns).joined(separator: ":")
                if file.hasPrefix("/") { return ((file, line), message) }
            }
            // `linker: error: …`; inside a compiler's drawing, the same error stands a second time.
            if !text.hasPrefix(" "), text.first?.isNumber != true { return (nil, message) }
        }
        return nil
    }

    private static func limited(_ message: some StringProtocol) -> String { String(message.prefix(messageLimit)) }

    /// A line of a file.
    static func line(of file: String, number: Int) -> String? {
        guard let content = try? String(contentsOf: URL(filePath: file), encoding: .utf8) else { return nil }
        let lines = content.split(separator: "\n", maxSplits: max(number, 0), omittingEmptySubsequences: false)
        return number >= 1 && number <= lines.count ? String(lines[number - 1]) : nil
    }
}
