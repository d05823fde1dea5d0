/// The views whose bodies were evaluated, in order; one that was evaluated twice is there twice.
///
/// ```swift
/// #expect(page.evaluations == ["Counter"])
/// #expect(page.evaluations.count(of: Row.self) == 1)
/// ```
public struct Evaluations: Hashable, Sendable {
    /// The names of the types, without their modules.
    public let names: [String]

    init(_ names: [String]) { self.names = names }

    /// How often a view of the type with this name was evaluated.
    public func count(of name: String) -> Int { names.count { $0 == name } }

    /// How often a view of this type was evaluated.
    public func count(of type: Any.Type) -> Int { count(of: String(describing: type)) }
}

extension Evaluations: ExpressibleByArrayLiteral, RandomAccessCollection, CustomStringConvertible {
    public init(arrayLiteral names: String...) { self.names = names }

    public var startIndex: Int { names.startIndex }
    public var endIndex: Int { names.endIndex }
    public subscript(position: Int) -> String { names[position] }

    public var description: String { names.description }
}
