/// What makes values of data.
public protocol TopLevelDecoder<Input> {
    /// What is decoded.
    associatedtype Input

    /// Decodes a value.
    ///
    /// - Throws: What is wrong with `input`.
    func decode<Value: Decodable>(_ type: Value.Type, from input: Input) throws -> Value
}

/// What makes data of values.
public protocol TopLevelEncoder<Output> {
    /// What is encoded into.
    associatedtype Output

    /// Encodes a value.
    ///
    /// - Throws: Why the value cannot be encoded.
    func encode<Value: Encodable>(_ value: Value) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}

extension Publisher {
    /// Sends what `decoder` makes of each value, and fails where it throws.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.TryMap<Self, Item> where Output == Coder.Input { tryMap { try decoder.decode(type, from: $0) } }
}

extension Publisher where Output: Encodable {
    /// Sends what `encoder` makes of each value, and fails where it throws.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.TryMap<Self, Coder.Output> {
        tryMap { try encoder.encode($0) }
    }
}
