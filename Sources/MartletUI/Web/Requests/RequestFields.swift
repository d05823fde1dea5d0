/// Named values of a request, in the order of the request: its headers, the values of its query, or its cookies.
///
/// A name may occur more than once.
public struct RequestFields: Sendable, RandomAccessCollection {
    public typealias Element = (name: String, value: String)

    private let fields: [Element]
    private let ignoresCase: Bool

    package init(_ fields: [Element] = [], ignoresCase: Bool = false) {
        self.fields = fields
        self.ignoresCase = ignoresCase
    }

    /// The first value with this name; `nil` if there is none. Header names match case-insensitively.
    public subscript(name: String) -> String? { fields.first { matches($0.name, name) }?.value }

    /// Returns all values with this name, in their order.
    public func values(for name: String) -> [String] {
        fields.filter { matches($0.name, name) }.map(\.value)
    }

    public var startIndex: Int { fields.startIndex }
    public var endIndex: Int { fields.endIndex }
    public subscript(position: Int) -> Element { fields[position] }

    private func matches(_ one: String, _ other: String) -> Bool {
        guard ignoresCase else { return one == other }
        return one.utf8.elementsEqual(other.utf8) { Self.lowered($0) == Self.lowered($1) }
    }

    private static func lowered(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte | 0x20 : byte }
}
