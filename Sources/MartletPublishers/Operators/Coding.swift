/// A type that decodes values from data.
public protocol TopLevelDecoder<Input> {
    /// The type of the data.
    associatedtype Input

    /// Decodes a value.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - input: The data.
    /// - Returns: The value.
    /// - Throws: An error that describes what is wrong with `input`.
    func decode<Value: Decodable>(_ type: Value.Type, from input: Input) throws -> Value
}

/// A type that encodes values as data.
public protocol TopLevelEncoder<Output> {
    /// The type of the data.
    associatedtype Output

    /// Encodes a value.
    ///
    /// - Parameter value: The value.
    /// - Returns: The data.
    /// - Throws: An error that describes why the value cannot be encoded.
    func encode<Value: Encodable>(_ value: Value) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}

extension Publisher {
    /// Decodes each value with `decoder`, and fails if that throws.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.TryMap<Self, Item> where Output == Coder.Input { tryMap { try decoder.decode(type, from: $0) } }
}

extension Publisher where Output: Encodable {
    /// Encodes each value with `encoder`, and fails if that throws.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.TryMap<Self, Coder.Output> {
        tryMap { try encoder.encode($0) }
    }
}
