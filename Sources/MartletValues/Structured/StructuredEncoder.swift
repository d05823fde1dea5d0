/// Encodes a value as its `encode(to:)` says.
enum StructuredEncoding {
    /// Writes a value that is not stored by number: objects in it are written each time they occur.
    static func write<Value: Encodable>(_ value: Value, _ encoder: inout ValueEncoder) throws(NotStorable) {
        let context = StructuredEncodingContext(encoder)
        let container = StructuredContainer(context)
        do {
            try container.write(value)
        } catch let error as NotStorable {
            throw error
        } catch {
            if context.hasSecret { throw NotStorable(.secret) }
            // An error's description may contain the value, so only its type is reported.
            throw NotStorable(.encodingFailed(DurableTypeName.of(Swift.type(of: error)).text))
        }
        if context.hasSecret { throw NotStorable(.secret) }
        if context.isAmbiguous { throw NotStorable(.encodingFailed("Swift.EncodingError")) }
        container.finish(&encoder.writer)
    }
}

final class StructuredEncodingContext {
    let secrets: SecretTexts
    /// Kept apart from the error, which the value's own code may catch.
    fileprivate(set) var hasSecret = false
    /// Whether an `encode(to:)` asked for two kinds of containers, or wrote two single values.
    fileprivate(set) var isAmbiguous = false
    fileprivate(set) var depth: Int
    /// Makes the encoders of collections in chunks, if the value is written in chunks.
    private let chunks: ValueEncoder?

    init(_ encoder: ValueEncoder) {
        (secrets, depth) = (encoder.secrets, encoder.depth)
        chunks = encoder.isChunked ? ValueEncoder(inside: encoder) : nil
    }

    /// The chunks of a large collection; `nil` if it is written as its `encode(to:)` does.
    fileprivate func chunks(of value: some Encodable) throws(NotStorable) -> [UInt8]? {
        guard var encoder = chunks, let collection = value as? any ChunkedCollection else { return nil }
        (encoder.depth, encoder.isChunked) = (depth, true)
        return try collection.writeChunks(&encoder) ? encoder.standaloneBytes : nil
    }
}

/// What one `encode(to:)`, or one nested container, has written.
final class StructuredContainer {
    private enum Kind { case single, list, keyed }

    let context: StructuredEncodingContext
    private var kind = Kind.single
    private var writer = ByteWriter()
    /// The containers inside, by where they belong in the bytes.
    private var parts: [(position: Int, container: StructuredContainer)] = []
    private(set) var count = 0

    init(_ context: StructuredEncodingContext) { self.context = context }

    func becomeList() { become(.list) }
    func becomeKeyed() { become(.keyed) }
    func becomeSingle() { if count > 0 || kind != .single { context.isAmbiguous = true } }

    private func become(_ new: Kind) {
        if kind != new, count > 0 || kind != .single { context.isAmbiguous = true }
        kind = new
    }

    func add(key: some CodingKey) { writer.write(key.stringValue) }

    func addNull() {
        writer.write(byte: StructuredTag.null.rawValue)
        count += 1
    }

    /// Adds a container for a value that is written later.
    func addContainer() -> StructuredContainer {
        let container = StructuredContainer(context)
        parts.append((writer.count, container))
        count += 1
        return container
    }

    func write<Value: Encodable>(_ value: Value) throws {
        if Value.self == String.self, let text = value as? String {
            if context.secrets.contains(text) {
                context.hasSecret = true
                throw NotStorable(.secret)
            }
            text.write(to: &writer)
            count += 1
        } else if let leaf = value as? any StructuredLeaf, Value.self is any StructuredLeaf.Type {
            leaf.write(to: &writer)
            count += 1
        } else if let chunks = try context.chunks(of: value) {
            writer.write(byte: StructuredTag.chunks.rawValue)
            writer.write(chunks)
            count += 1
        } else {
            guard context.depth < ValueEncoder.depthLimit else { throw NotStorable(.tooDeep) }
            context.depth += 1
            defer { context.depth -= 1 }
            try value.encode(to: StructuredEncoder(container: addContainer()))
        }
    }

    /// Appends the tag, the size and the content.
    func finish(_ output: inout ByteWriter) {
        switch kind {
        case .single:
            if count == 0 { return emptyKeyed(&output) }
            appendContent(&output)
        case .list, .keyed:
            output.write(byte: (kind == .list ? StructuredTag.list : .keyed).rawValue)
            let start = output.count
            output.write(byte: 0)
            output.write(count: count)
            appendContent(&output)
            output.patch(output.count - start - 1, at: start)
        }
    }

    /// A value that wrote nothing stands for an empty container.
    private func emptyKeyed(_ output: inout ByteWriter) {
        output.write(byte: StructuredTag.keyed.rawValue)
        output.write(count: 1)
        output.write(count: 0)
    }

    private func appendContent(_ output: inout ByteWriter) {
        var position = 0
        for part in parts {
            output.bytes.append(contentsOf: writer.bytes[position..<part.position])
            part.container.finish(&output)
            position = part.position
        }
        output.bytes.append(contentsOf: writer.bytes[position...])
    }
}

struct StructuredEncoder: Encoder {
    let container: StructuredContainer
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        container.becomeKeyed()
        return KeyedEncodingContainer(StructuredKeyedEncoding<Key>(container: container))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        container.becomeList()
        return StructuredListEncoding(container: container)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { StructuredSingleEncoding(container: container) }
}

private struct StructuredKeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let container: StructuredContainer
    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) {
        container.add(key: key)
        container.addNull()
    }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        container.add(key: key)
        try container.write(value)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        encoder(for: key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        encoder(for: key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { encoder(for: SuperKey()) }
    func superEncoder(forKey key: Key) -> any Encoder { encoder(for: key) }

    private func encoder(for key: some CodingKey) -> StructuredEncoder {
        container.add(key: key)
        return StructuredEncoder(container: container.addContainer())
    }
}

private struct StructuredListEncoding: UnkeyedEncodingContainer {
    let container: StructuredContainer
    var codingPath: [any CodingKey] { [] }
    var count: Int { container.count }

    func encodeNil() { container.addNull() }
    func encode<Value: Encodable>(_ value: Value) throws { try container.write(value) }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        StructuredEncoder(container: container.addContainer()).container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        StructuredEncoder(container: container.addContainer()).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { StructuredEncoder(container: container.addContainer()) }
}

private struct StructuredSingleEncoding: SingleValueEncodingContainer {
    let container: StructuredContainer
    var codingPath: [any CodingKey] { [] }

    func encodeNil() {
        container.becomeSingle()
        container.addNull()
    }

    func encode<Value: Encodable>(_ value: Value) throws {
        container.becomeSingle()
        try container.write(value)
    }
}

/// The key under which a class writes what its superclass encodes.
struct SuperKey: CodingKey {
    var stringValue: String { "super" }
    var intValue: Int? { nil }

    init() {}
    init?(stringValue: String) { nil }
    init?(intValue: Int) { nil }
}
