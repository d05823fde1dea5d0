#if Foundation || !canImport(FoundationEssentials)
import Foundation
#else
import FoundationEssentials
#endif

/// A collection: the number of its elements, and each of them.
class CollectionPlan<Value: Collection>: TypedPlan<Value>, @unchecked Sendable {
    private(set) final var element: ValuePlan?

    final override func complete(_ builder: PlanBuilder) { element = makeElement(builder) }
    func makeElement(_ builder: PlanBuilder) -> ValuePlan { child(Value.Element.self, builder) }
    override var saysTransient: Bool { element?.saysTransient ?? false }
    override var hasDefault: Bool { saysTransient }

    override func encode(_ address: UnsafeRawPointer, _ encoder: inout ValueEncoder) throws(NotStorable) {
        let values = address.value(Value.self)
        if encoder.isChunked {
            try encodeChunked(values, &encoder)
        } else {
            try encodeAll(values, &encoder)
        }
    }

    /// Writes the number of elements and each of them.
    func encodeAll(_ values: Value, _ encoder: inout ValueEncoder) throws(NotStorable) {
        guard let element else { return }
        encoder.writer.write(count: values.count)
        try encoder.nested { (encoder) throws(NotStorable) in
            for value in values {
                if encoder.stops(before: 1) { return }
                try encoder.encodeElement(value, element)
            }
        }
    }

    final override func decode(
        _ decoder: inout ValueDecoder, _ initial: UnsafeRawPointer?, _ address: UnsafeMutableRawPointer
    ) throws(NotRestorable) {
        try decoder.enter()
        address.initialize(try make(try decoder.isChunked ? decodeChunked(&decoder) : decodeAll(&decoder)))
        decoder.leave()
    }

    /// Reads the number of elements and each of them.
    func decodeAll(_ decoder: inout ValueDecoder) throws(NotRestorable) -> ContiguousArray<Value.Element> {
        var values: ContiguousArray<Value.Element> = []
        try decode(try decoder.reader.readCount(), &decoder, to: &values)
        return values
    }

    /// Adds so many elements.
    final func decode(
        _ count: Int, _ decoder: inout ValueDecoder, to values: inout ContiguousArray<Value.Element>
    ) throws(NotRestorable) {
        guard let element else { throw .damaged }
        let memory = UnsafeMutablePointer<Value.Element>.allocate(capacity: 1)
        defer { memory.deallocate() }
        for _ in 0..<count {
            try element.decode(&decoder, nil, UnsafeMutableRawPointer(memory))
            values.append(memory.move())
        }
    }

    /// Adds the elements of a chunk.
    func decodeChunk(
        _ decoder: inout ValueDecoder, to values: inout ContiguousArray<Value.Element>
    ) throws(NotRestorable) {
        while !decoder.reader.isAtEnd { try decode(1, &decoder, to: &values) }
    }

    func make(_ elements: ContiguousArray<Value.Element>) throws(NotRestorable) -> Value { throw .damaged }

    /// How many elements a chunk has, if they are numbers of which many are copied at once.
    var bulkCount: Int? { nil }
    /// Whether a collection that has changed has the same chunks as before where it has not.
    final var isDivisible: Bool { element.map { !$0.holdsReferences && !$0.isTransient } ?? false }
    final override var divides: Bool { true }
}

/// An array; one of numbers is copied at once.
final class ArrayPlan<Element>: CollectionPlan<[Element]>, @unchecked Sendable {
    private let isBulk = Element.self is any BulkElement.Type

    override var bulkCount: Int? { isBulk ? ChunkSize.target / MemoryLayout<Element>.stride : nil }
    override func makeDefault(_ address: UnsafeMutableRawPointer) { address.initialize([Element]()) }
    override func make(_ elements: ContiguousArray<Element>) throws(NotRestorable) -> [Element] { Array(elements) }

    override func encodeAll(_ values: [Element], _ encoder: inout ValueEncoder) throws(NotStorable) {
        guard isBulk else { return try super.encodeAll(values, &encoder) }
        values.withUnsafeBytes {
            if encoder.stops(before: $0.count) { return }
            encoder.writer.reserve($0.count)
            encoder.writer.write(count: $0.count)
            encoder.writer.write(raw: $0)
        }
    }

    override func decodeAll(_ decoder: inout ValueDecoder) throws(NotRestorable) -> ContiguousArray<Element> {
        guard isBulk else { return try super.decodeAll(&decoder) }
        return try decodeBulk(&decoder, try decoder.reader.readCount())
    }

    override func decodeChunk(
        _ decoder: inout ValueDecoder, to values: inout ContiguousArray<Element>
    ) throws(NotRestorable) {
        guard isBulk else { return try super.decodeChunk(&decoder, to: &values) }
        values.append(contentsOf: try decodeBulk(&decoder, decoder.reader.left))
    }

    private func decodeBulk(
        _ decoder: inout ValueDecoder, _ size: Int
    ) throws(NotRestorable) -> ContiguousArray<Element> {
        let (count, rest) = size.quotientAndRemainder(dividingBy: MemoryLayout<Element>.stride)
        guard rest == 0 else { throw .damaged }
        let range = try decoder.reader.readRange(size)
        return ContiguousArray(unsafeUninitializedCapacity: count) { buffer, initialized in
            if let base = buffer.baseAddress { decoder.reader.copy(range, to: UnsafeMutableRawPointer(base)) }
            initialized = count
        }
    }
}

final class ContiguousArrayPlan<Element>: CollectionPlan<ContiguousArray<Element>>, @unchecked Sendable {
    override func makeDefault(_ address: UnsafeMutableRawPointer) { address.initialize(ContiguousArray<Element>()) }
    override func make(_ elements: ContiguousArray<Element>) throws(NotRestorable) -> ContiguousArray<Element> {
        elements
    }
}

final class SetPlan<Element: Hashable>: CollectionPlan<Set<Element>>, @unchecked Sendable {
    override func makeDefault(_ address: UnsafeMutableRawPointer) { address.initialize(Set<Element>()) }
    override func make(_ elements: ContiguousArray<Element>) throws(NotRestorable) -> Set<Element> { Set(elements) }

    override func encode(_ address: UnsafeRawPointer, _ encoder: inout ValueEncoder) throws(NotStorable) {
        // The hash of an object may depend on properties that are not yet restored.
        if usesObjects, !address.value(Set<Element>.self).isEmpty {
            throw NotStorable(.hashedObjects(DurableTypeName.of(Element.self).text))
        }
        try super.encode(address, &encoder)
    }
}

final class DictionaryPlan<Key: Hashable, Element>: CollectionPlan<[Key: Element]>, @unchecked Sendable {
    private let pair = PairPlan<Key, Element>()

    override func makeElement(_ builder: PlanBuilder) -> ValuePlan { adopt(pair, builder) }

    override func makeDefault(_ address: UnsafeMutableRawPointer) { address.initialize([Key: Element]()) }
    override func make(
        _ elements: ContiguousArray<(key: Key, value: Element)>
    ) throws(NotRestorable) -> [Key: Element] {
        Dictionary(elements.lazy.map { ($0.key, $0.value) }) { $1 }
    }

    override func encode(_ address: UnsafeRawPointer, _ encoder: inout ValueEncoder) throws(NotStorable) {
        if let key = pair.key, key.usesObjects, !address.value([Key: Element].self).isEmpty {
            throw NotStorable(.hashedObjects(key.name))
        }
        try super.encode(address, &encoder)
    }
}

/// A key of a dictionary and its value, one after the other.
final class PairPlan<Key, Element>: TypedPlan<(key: Key, value: Element)>, @unchecked Sendable {
    private(set) var key: ValuePlan?
    private var value: ValuePlan?
    private let offset = StoredField.fields(of: (key: Key, value: Element).self).last?.offset ?? 0

    override func complete(_ builder: PlanBuilder) {
        (key, value) = (child(Key.self, builder), child(Element.self, builder))
    }

    override var saysTransient: Bool { value?.saysTransient ?? false }

    override var significantBytes: [Range<Int>] {
        guard let key, let value else { return super.significantBytes }
        return key.significantBytes
            + value.significantBytes.map { $0.lowerBound + offset..<$0.upperBound + offset }
    }

    override func encode(_ address: UnsafeRawPointer, _ encoder: inout ValueEncoder) throws(NotStorable) {
        guard let key, let value else { return }
        try key.encode(address, &encoder)
        try value.encode(address + offset, &encoder)
    }

    override func decode(
        _ decoder: inout ValueDecoder, _ initial: UnsafeRawPointer?, _ address: UnsafeMutableRawPointer
    ) throws(NotRestorable) {
        guard let key, let value else { throw .damaged }
        address.initialize(
            (key: try key.value(Key.self, &decoder), value: try value.value(Element.self, &decoder)))
    }
}

/// A number of which every pattern of bits is a value, so that many can be copied at once.
private protocol BulkElement {}
extension Int: BulkElement {}
extension Int8: BulkElement {}
extension Int16: BulkElement {}
extension Int32: BulkElement {}
extension Int64: BulkElement {}
extension UInt: BulkElement {}
extension UInt8: BulkElement {}
extension UInt16: BulkElement {}
extension UInt32: BulkElement {}
extension UInt64: BulkElement {}
extension Double: BulkElement {}
extension Float: BulkElement {}
extension UUID: BulkElement {}

extension Array: PlannedType {
    static func makePlan() -> ValuePlan { ArrayPlan<Element>() }
}
extension ContiguousArray: PlannedType {
    static func makePlan() -> ValuePlan { ContiguousArrayPlan<Element>() }
}
extension Set: PlannedType {
    static func makePlan() -> ValuePlan { SetPlan<Element>() }
}
extension Dictionary: PlannedType {
    static func makePlan() -> ValuePlan { DictionaryPlan<Key, Value>() }
}
