/// How wide a value is in a message, and on which side of that width it stands.
public struct OSLogStringAlignment: Equatable, Sendable {
    private enum Edge { case left, right }

    /// The widest that a value is made: a line of a log is not longer for a number that came from somewhere.
    private static let limit = 1_000

    private let edge: Edge
    private let columns: Int

    /// As wide as the value.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(edge: .left, columns: 0) }

    /// At least as many columns, at most 1,000, with the value on the left.
    public static func left(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(edge: .left, columns: columns)
    }

    /// At least as many columns, at most 1,000, with the value on the right.
    public static func right(columns: Int) -> OSLogStringAlignment {
        OSLogStringAlignment(edge: .right, columns: columns)
    }

    func applied(to text: String) -> String {
        guard columns > 0 else { return text }
        let space = String(repeating: " ", count: max(min(columns, Self.limit) - text.count, 0))
        return edge == .left ? text + space : space + text
    }
}
