import Logging

/// The kinds of log lines that visitors can cause as often as they like. No kind depends on the content of a request.
enum LogKind: Int, CaseIterable, Sendable {
    // Refused requests, by cause: in the order of ``RejectionCause``.
    case malformed, crossOrigin, notFound, conflict, gone, tooLarge, tooMany, other
    case event, mismatches, header, failure, diagnostic, slowHandler

    /// A refused request.
    init(refused status: Int) { self = LogKind(rawValue: RejectionCause(status: status).rawValue) ?? .other }

    /// Lines a second.
    var limit: UInt32 {
        switch self {
        // They carry a reference that a visitor has seen, or report an error in the program.
        case .failure, .diagnostic: 50
        default: 5
        }
    }

    var level: Logger.Level {
        switch self {
        case .mismatches: .info
        case .failure: .error
        case .diagnostic, .header, .slowHandler: .warning
        default: .notice
        }
    }

    /// The line that reports how many lines were left out.
    func summary(_ count: Int) -> String {
        let what =
            switch self {
            case .event: "Event refused"
            case .mismatches: "Patches did not fit a browser's document"
            case .header: "A header of an answer is not allowed"
            case .failure: "An action or a route failed"
            case .diagnostic: "A view has a mistake"
            case .slowHandler: "A handler has held up all visitors"
            default: "Request refused"
            }
        return "\(what): \(count) more like it in the last second"
    }

    /// The cause of a refused request.
    var cause: String? { RejectionCause(rawValue: rawValue)?.name }
}
