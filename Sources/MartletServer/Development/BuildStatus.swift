import MartletUI

/// The result of the program's latest build, as a stream carries it: `build: {…}`.
///
/// `martlet dev` writes the object into a file. It has a list of errors, and is empty when the build has succeeded.
struct BuildStatus: Equatable, Sendable {
    /// A block of a stream.
    let block: [UInt8]

    static let succeeded = BuildStatus(text: Array("{}".utf8))
    static let sizeLimit = 64 << 10

    /// A message in place of a build's result, which is shown until the next one.
    init(title: String, message: String) {
        var text = Bytes("{\"title\":".utf8)
        text.writeJSON(title)
        text.write(",\"errors\":[{\"message\":")
        text.writeJSON(message)
        text.write("}]}")
        self.init(text: Array(text))
    }

    /// Reads a file's content; `nil` if it has another shape, because clients parse it unseen.
    init?(_ content: [UInt8]) {
        guard content.count <= Self.sizeLimit, content.withUnsafeBytes({ Self.isValid($0) }) else { return nil }
        // Between JSON's values, a line break is a space; inside a string, it cannot occur.
        self.init(text: content.map { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") ? UInt8(ascii: " ") : $0 })
    }

    private init(text: [UInt8]) { block = Array("build: ".utf8) + text + Array("\n\n".utf8) }

    private static func isValid(_ content: UnsafeRawBufferPointer) -> Bool {
        var reader = JSONReader(content)
        do throws(JSONError) {
            try reader.object { key, reader throws(JSONError) in
                guard key.is("errors") else { throw JSONError("The member \(key.text) is not known.") }
                try reader.array { reader throws(JSONError) in
                    try reader.object { key, reader throws(JSONError) in
                        if key.is("line") {
                            _ = try reader.unsigned("line")
                        } else if key.is("file") || key.is("message") || key.is("source") {
                            _ = try reader.string("a text", limit: sizeLimit)
                        } else {
                            throw JSONError("The member \(key.text) is not known.")
                        }
                    }
                }
            }
            try reader.end()
            return true
        } catch {
            return false
        }
    }
}
