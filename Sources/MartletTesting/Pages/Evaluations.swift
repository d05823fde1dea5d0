/// The views whose bodies were evaluated, in order. A view that was evaluated twice appears twice.
///
/// ```swift
/// #expect(page.evaluations == ["Counter"])
/// #expect(page.evaluations.count(of: Row.self) == 1)
/// ```
public struct Evaluations: Hashable, Sendable {
    /// The names of the views' types, without their modules.
    public let names: [String]

    init(_ names: [String]) { self.names = names }

    /// Returns how often views of the type with this name were evaluated.
    public func count(of name: String) -> Int { names.count { $0 == name } }

    /// Returns how often views of this type were evaluated.
    public func count(of type: Any.Type) -> Int { count(of: String(describing: type)) }
}

extension Evaluations: ExpressibleByArrayLiteral, RandomAccessCollection, CustomStringConvertible {
    public init(arrayLiteral names: String...) { self.names = names }

    public var startIndex: Int { names.startIndex }
    public var endIndex: Int { names.endIndex }
    public subscript(position: Int) -> String { names[position] }

    public var description: String { names.description }
}
