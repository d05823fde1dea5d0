/// The method of a request, in capitals as in HTTP.
public struct RequestMethod: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name as in the request, in capitals.
    public let name: String

    /// Creates a method with a name: `RequestMethod("PROPFIND")`.
    public init(_ name: String) { self.name = name }

    public init(stringLiteral name: String) { self.name = name }

    public var description: String { name }

    /// Requests a page or data.
    public static let get: Self = "GET"
    /// Requests the answer to `GET` without its body.
    public static let head: Self = "HEAD"
    /// Sends data for processing.
    public static let post: Self = "POST"
    /// Sends content to store under the path.
    public static let put: Self = "PUT"
    /// Sends changes to the content under the path.
    public static let patch: Self = "PATCH"
    /// Requests the deletion of the content under the path.
    public static let delete: Self = "DELETE"

    /// Whether HTTP defines the method as safe: the request only reads.
    package var isSafe: Bool { self == .get || self == .head }
}
