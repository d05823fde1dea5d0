/// The method of a request, as HTTP writes it: in capitals.
public struct RequestMethod: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let name: String

    public init(_ name: String) { self.name = name }

    public init(stringLiteral name: String) { self.name = name }

    public var description: String { name }

    public static let get: Self = "GET"
    public static let head: Self = "HEAD"
    public static let post: Self = "POST"
    public static let put: Self = "PUT"
    public static let patch: Self = "PATCH"
    public static let delete: Self = "DELETE"

    /// Whether HTTP calls it safe: a request that only reads.
    package var isSafe: Bool { self == .get || self == .head }
}
