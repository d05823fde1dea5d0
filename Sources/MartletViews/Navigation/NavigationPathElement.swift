/// One value of a ``NavigationPath``, written with the name of its type.
struct NavigationPathElement: Hashable {
    let value: any Hashable

    static func == (left: Self, right: Self) -> Bool { AnyHashable(left.value) == AnyHashable(right.value) }
    func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

extension NavigationPathElement: Codable {
    /// Whether the value can be written, and its type found again by its name: that of a type that is private to a file
    /// cannot.
    var isCodable: Bool { value is any Codable && Self.name(of: type(of: value)) != nil }

    private static func name(of type: Any.Type) -> String? {
        guard let name = _mangledTypeName(type), _typeByName(name) == type else { return nil }
        return name
    }

    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "The program has no type “\(name)” that is Hashable and Codable.")
        }
        value = try container.decode(type)
    }

    func encode(to encoder: any Encoder) throws {
        guard let codable = value as? any Codable, let name = Self.name(of: type(of: value)) else {
            throw EncodingError.invalidValue(
                value,
                EncodingError.Context(
                    codingPath: encoder.codingPath,
                    debugDescription: "\(type(of: value)) is not Codable, or private to a file."))
        }
        var container = encoder.unkeyedContainer()
        try container.encode(name)
        try container.encode(codable)
    }
}

extension NavigationPath {
    /// A path whose values are all `Codable`, to be written and read.
    public struct CodableRepresentation: Codable, Equatable {
        let elements: [NavigationPathElement]

        /// Reads a path. Throws if the program has no such type as one of its values, or if that cannot be read.
        public init(from decoder: any Decoder) throws { elements = try [NavigationPathElement](from: decoder) }

        init(elements: [NavigationPathElement]) { self.elements = elements }

        /// Writes the path.
        public func encode(to encoder: any Encoder) throws { try elements.encode(to: encoder) }
    }

    /// The path in a form that can be written; `nil` if one of its values is not `Codable`.
    public var codable: CodableRepresentation? {
        elements.allSatisfy(\.isCodable) ? CodableRepresentation(elements: elements) : nil
    }

    /// Creates a path that was written.
    ///
    /// - Parameter codable: The path, as it was read.
    public init(_ codable: CodableRepresentation) { elements = codable.elements }
}
