/// The decoder of the record that a value stands in.
private final class StructuredSource {
    let decoder: ValueDecoder

    init(_ decoder: ValueDecoder) { self.decoder = decoder }
}

/// Decodes a value as its `init(from:)` says.
struct StructuredDecoder: Decoder {
    let content: StructuredContent
    let reader: ByteReader
    let depth: Int
    /// Reads collections in chunks.
    fileprivate let source: StructuredSource?
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// Reads a value of any type.
    static func read<Value: Decodable>(
        _ type: Value.Type, _ decoder: inout ValueDecoder
    ) throws(NotRestorable) -> Value {
        try read(type, &decoder.reader, decoder)
    }

    /// Reads a value from other bytes of the decoder's record.
    static func read<Value: Decodable>(
        _ type: Value.Type, _ reader: inout ByteReader, _ decoder: ValueDecoder
    ) throws(NotRestorable) -> Value {
        let content = try StructuredContent(&reader)
        do {
            return try value(type, content, reader, decoder.depth, decoder.isChunked ? StructuredSource(decoder) : nil)
        } catch let error as NotRestorable {
            throw error
        } catch {
            throw .refused(DurableTypeName.of(type).text)
        }
    }

    fileprivate static func value<Value: Decodable>(
        _ type: Value.Type, _ content: StructuredContent, _ reader: ByteReader, _ depth: Int,
        _ source: StructuredSource?
    ) throws -> Value {
        if let leaf = type as? any StructuredLeaf.Type {
            guard let value = try leaf.init(content, reader) as? Value else { throw NotRestorable.otherType }
            return value
        }
        if content.tag == .chunks {
            guard let source, let type = type as? any ChunkedCollection.Type,
                let value = try type.readChunks(reader.part(content.range), source.decoder) as? Value
            else { throw NotRestorable.otherType }
            return value
        }
        guard depth < ValueEncoder.depthLimit else { throw NotRestorable.damaged }
        return try Value(from: Self(content: content, reader: reader, depth: depth + 1, source: source))
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(try StructuredKeyedDecoding<Key>(self))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { try StructuredListDecoding(self) }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { StructuredSingleDecoding(decoder: self) }

    fileprivate func decoder(_ content: StructuredContent) throws -> Self {
        guard depth < ValueEncoder.depthLimit else { throw NotRestorable.damaged }
        return Self(content: content, reader: reader, depth: depth + 1, source: source)
    }

    fileprivate static func mismatch(_ text: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: text))
    }
}

private struct StructuredKeyedDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: StructuredDecoder
    private var values: [String: StructuredContent] = [:]
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { values.keys.compactMap { Key(stringValue: $0) } }

    init(_ decoder: StructuredDecoder) throws {
        self.decoder = decoder
        guard decoder.content.tag == .keyed else { throw NotRestorable.otherType }
        var reader = decoder.reader.part(decoder.content.range)
        for _ in 0..<(try reader.readCount()) {
            let key = try reader.readString()
            values[key] = try StructuredContent(&reader)
        }
    }

    func contains(_ key: Key) -> Bool { values[key.stringValue] != nil }

    func decodeNil(forKey key: Key) throws -> Bool { try content(key).tag == .null }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try StructuredDecoder.value(type, try content(key), decoder.reader, decoder.depth, decoder.source)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try decoder.decoder(try content(key)).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder.decoder(try content(key)).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { try decoder.decoder(try content(SuperKey())) }
    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder.decoder(try content(key)) }

    private func content(_ key: some CodingKey) throws -> StructuredContent {
        guard let content = values[key.stringValue] else {
            throw DecodingError.keyNotFound(key, DecodingError.Context(codingPath: [], debugDescription: "not stored"))
        }
        return content
    }
}

private struct StructuredListDecoding: UnkeyedDecodingContainer {
    let decoder: StructuredDecoder
    private var reader: ByteReader
    private let total: Int
    private(set) var currentIndex = 0
    var codingPath: [any CodingKey] { [] }
    var count: Int? { total }
    var isAtEnd: Bool { currentIndex >= total }

    init(_ decoder: StructuredDecoder) throws {
        self.decoder = decoder
        guard decoder.content.tag == .list else { throw NotRestorable.otherType }
        reader = decoder.reader.part(decoder.content.range)
        total = try reader.readCount()
    }

    mutating func decodeNil() throws -> Bool {
        var ahead = reader
        guard !isAtEnd, try StructuredContent(&ahead).tag == .null else { return false }
        reader = ahead
        currentIndex += 1
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try StructuredDecoder.value(type, try next(), decoder.reader, decoder.depth, decoder.source)
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        try decoder.decoder(try next()).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        try decoder.decoder(try next()).unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder { try decoder.decoder(try next()) }

    private mutating func next() throws -> StructuredContent {
        guard !isAtEnd else { throw StructuredDecoder.mismatch("no value is left") }
        let content = try StructuredContent(&reader)
        currentIndex += 1
        return content
    }
}

private struct StructuredSingleDecoding: SingleValueDecodingContainer {
    let decoder: StructuredDecoder
    var codingPath: [any CodingKey] { [] }

    func decodeNil() -> Bool { decoder.content.tag == .null }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try StructuredDecoder.value(type, decoder.content, decoder.reader, decoder.depth, decoder.source)
    }
}
