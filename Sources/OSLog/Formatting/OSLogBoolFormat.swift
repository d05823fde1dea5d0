/// How a truth value is written in a message.
public enum OSLogBoolFormat: Sendable {
    /// As `true` or `false`.
    case truth
    /// As `YES` or `NO`.
    case answer

    func text(_ value: Bool) -> String {
        switch self {
        case .truth: value ? "true" : "false"
        case .answer: value ? "YES" : "NO"
        }
    }
}
