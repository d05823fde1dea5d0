import MartletUI

/// The part of a page's address that names one page of a navigation stack, as in `/recipes?path=Recipe.12`.
///
/// A value that is `Codable` is in the address itself, behind its type's name unless all values of the path have one type.
/// What has no such form gets a number, which is known to this page alone: `?path=~3`.
enum PathSegment {
    /// The name of the parameter of the query.
    static let parameter = "path"
    /// Values that are longer get a number: an address has its bounds.
    static let longest = 500

    /// The segment of a value; `nil` if the value has none.
    static func text(of value: any Hashable, in elementType: (any Hashable.Type)?) -> String? {
        guard let value = value as? any Encodable, value is any Decodable, let text = PathValue.encode(value) else {
            return nil
        }
        let segment = elementType == nil ? name(of: type(of: value)) + "." + text : text
        return segment.utf8.count <= longest && !segment.hasPrefix("~") ? segment : nil
    }

    /// The value of `type` that a segment stands for; `nil` if there is none.
    static func value(of text: String, as type: any Hashable.Type, named isNamed: Bool) -> (any Hashable)? {
        guard text.utf8.count <= longest, let type = type as? any (Hashable & Decodable).Type else { return nil }
        guard isNamed else { return PathValue.decode(type, from: text) }
        let prefix = name(of: type) + "."
        return text.hasPrefix(prefix) ? PathValue.decode(type, from: String(text.dropFirst(prefix.count))) : nil
    }

    /// The query for the segments of a place in a tab or column; empty for the root of a stack that is in none, or in the first.
    static func query(_ segments: [String], in tab: TabPlace?) -> String {
        guard !segments.isEmpty else { return tab?.query ?? "" }
        let path = segments.map { parameter + "=" + PercentEncoding.encode($0) }
        return ((tab?.parts ?? []) + path).joined(separator: "&")
    }

    private static func name(of type: Any.Type) -> String { ViewType.shortName(of: type) }

    /// The segments in a query such as `path=Recipe.12&path=Step.1`; `nil` if it is a place in another tab or column.
    static func segments(_ fields: RequestFields, in tab: TabPlace?) -> [String]? {
        if let tab, !tab.contains(fields) { return nil }
        return fields.values(for: parameter).filter { $0.utf8.count <= longest }
    }
}
