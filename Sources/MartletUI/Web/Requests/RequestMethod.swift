/// The method of a request, as HTTP writes it: in capitals.
public struct RequestMethod: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name as it stands in a request, in capitals.
    public let name: String

    /// The method with a name: `RequestMethod("PROPFIND")`.
    public init(_ name: String) { self.name = name }

    public init(stringLiteral name: String) { self.name = name }

    public var description: String { name }

    /// Asks for a page or data.
    public static let get: Self = "GET"
    /// Asks for what `GET` answers, without its body.
    public static let head: Self = "HEAD"
    /// Sends data to be processed.
    public static let post: Self = "POST"
    /// Sends what is to be stored under the path.
    public static let put: Self = "PUT"
    /// Sends changes of what is stored under the path.
    public static let patch: Self = "PATCH"
    /// Asks that what is stored under the path be deleted.
    public static let delete: Self = "DELETE"

    /// Whether HTTP calls it safe: a request that only reads.
    package var isSafe: Bool { self == .get || self == .head }
}
