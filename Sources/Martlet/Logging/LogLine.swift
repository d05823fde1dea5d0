import FoundationEssentials
import Logging

/// The format of a message's line: text, or JSON for log collectors.
struct LogLine {
    let label: String
    let format: LogConfiguration.Format

    /// Returns one message as a line without its terminator.
    func text(_ level: Logger.Level, _ message: String, _ fields: Logger.Metadata = [:], at time: Date) -> String {
        let time = time.formatted(Self.timeStyle)
        let fields = fields.sorted { $0.key < $1.key }.map { (name: $0.key, value: "\($0.value)") }
        switch format {
        case .text:
            let shown = fields.map { " \($0.name)=\(Self.quoted($0.value))" }.joined()
            return "\(time) \(level.rawValue) \(label): \(Self.escaped(message))\(shown)"
        case .json:
            let all =
                [("time", time), ("level", level.rawValue), ("label", label), ("message", message)]
                + fields.map { (Self.taken.contains($0.name) ? "field_" + $0.name : $0.name, $0.value) }
            return "{" + all.map { "\(Self.json($0.0)):\(Self.json($0.1))" }.joined(separator: ",") + "}"
        }
    }

    private static let timeStyle = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    private static let taken: Set = ["time", "level", "label", "message"]

    private static func quoted(_ value: String) -> String {
        value.isEmpty || value.contains(where: { $0 == " " || $0 == "\"" || $0 == "=" })
            ? "\"\(escaped(value).replacing("\"", with: "\\\""))\"" : escaped(value)
    }

    /// Escapes text, because a client's input must not start a line of its own or control a terminal.
    private static func escaped(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        return text.unicodeScalars.map { isControl($0) ? "\\u{\(String($0.value, radix: 16))}" : String($0) }.joined()
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || [0x2028, 0x2029].contains(scalar.value)
    }

    private static func json(_ text: String) -> String {
        var json = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": json += "\\\""
            case "\\": json += "\\\\"
            case let scalar where isControl(scalar):
                let digits = String(scalar.value, radix: 16)
                json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: json.unicodeScalars.append(scalar)
            }
        }
        return json + "\""
    }
}
