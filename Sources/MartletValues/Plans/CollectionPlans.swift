#if Foundation || !canImport(FoundationEssentials)
import Foundation
#else
import FoundationEssentials
#endif

/// A collection: the number of its elements, and each of them.
class CollectionPlan<Value: Collection>: TypedPlan<Value>, @unchecked Sendable {
    fileprivate final var element: ValuePlan?

    override func complete(_ builder: PlanBuilder) { element = child(Value.Element.self, builder) }
    override var saysTransient: Bool { element?.saysTransient ?? false }
    override var hasDefault: Bool { saysTransient }

    override func encode(_ address: UnsafeRawPointer, _ encoder: inout ValueEncoder) throws(NotStorable) {
        guard let element else { return }
        let values = address.value(Value.self)
        encoder.writer.write(count: values.count)
        try encoder.nested { (encoder) throws(NotStorable) in
            for value in values {
                if encoder.stops(before: 1) { return }
                try encoder.encodeElement(value, element)
            }
        }
    }

    override func decode(
        _ decoder: inout ValueDecoder, _ initial: UnsafeRawPointer?, _ address: UnsafeMutableRawPointer
    ) throws(NotRestorable) {
        guard let element else { throw .damaged }
        let count = try decoder.reader.readCount()
        try decoder.enter()
        let memory = UnsafeMutablePointer<Value.Element>.allocate(capacity: 1)
        defer { memory.deallocate() }
        var values: [Value.Element] = []
        for _ in 0..<count {
            try element.decode(&decoder, nil, UnsafeMutableRawPointer(memory))
            values.append(memory.move())
        }
        decoder.leave()
        address.initialize(try make(values))
    }

    func make(_ elements: [Value.Element]) throws(NotRestorable) -> Value { throw .damaged }
}

/// An array; one of numbers is copied at once.
final class ArrayPlan<Element>: CollectionPlan<[Element]>, @unchecked Sendable {
    private let isBulk = Element.self is any BulkElement.Type

    override func makeDefault(_ address: UnsafeMutableRawPointer) { address.initialize([Element]()) }
    override func make(_ elements: [Element]) throws(NotRestorable) -> [Element] { elements }

    override func encode(_ address: UnsafeRawPointer, _ encoder: inout ValueEncoder) throws(NotStorable) {
        guard isBulk else { return try super.encode(address, &encoder) }
        address.value([Element].self).withUnsafeBytes {
            if encoder.stops(before: $0.count) { return }
            encoder.writer.reserve($0.count)
            encoder.writer.write(count: $0.count)
            encoder.writer.write(raw: $0)
        }
    }

    override func decode(
        _ decoder: inout ValueDecoder, _ initial: UnsafeRawPointer?, _ address: UnsafeMutableRawPointer
    ) throws(NotRestorable) {
        guard isBulk else { return try super.decode(&decoder, initial, address) }
        let size = try decoder.reader.readCount()
        let (count, rest) = size.quotientAndRemainder(dividingBy: MemoryLayout<Element>.stride)
        guard rest == 0 else { throw .damaged }
        let range = try decoder.reader.readRange(size)
        address.initialize(
            [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
                if let base = buffer.baseAddress { decoder.reader.copy(range, to: UnsafeMutableRawPointer(base)) }
                initialized = count
            })
    }
}

final class ContiguousArrayPlan<Element>: CollectionPlan<ContiguousArray<Element>>, @unchecked Sendable {
    override func makeDefault(_ address: UnsafeMutableRawPointer) { address.initialize(ContiguousArray<Element>()) }

    override func make(_ elements: [Element]) throws(NotRestorable) -> ContiguousArray<Element> {
        ContiguousArray(elements)
    }
}

final class SetPlan<Element: Hashable>: CollectionPlan<Set<Element>>, @unchecked Sendable {
    override func makeDefault(_ address: UnsafeMutableRawPointer) { address.initialize(Set<Element>()) }
    override func make(_ elements: [Element]) throws(NotRestorable) -> Set<Element> { Set(elements) }

    override func encode(_ address: UnsafeRawPointer, _ encoder: inout ValueEncoder) throws(NotStorable) {
        // The hash of an object may depend on properties that are not yet restored.
        if usesObjects, !address.value(Set<Element>.self).isEmpty {
            throw NotStorable(.hashedObjects(DurableTypeName.of(Element.self).text))
        }
        try super.encode(address, &encoder)
    }
}

final class DictionaryPlan<Key: Hashable, Element>: TypedPlan<[Key: Element]>, @unchecked Sendable {
    private var key: ValuePlan?
    private var element: ValuePlan?

    override func complete(_ builder: PlanBuilder) {
        key = child(Key.self, builder)
        element = child(Element.self, builder)
    }

    override var saysTransient: Bool { element?.saysTransient ?? false }
    override var hasDefault: Bool { saysTransient }
    override func makeDefault(_ address: UnsafeMutableRawPointer) { address.initialize([Key: Element]()) }

    override func encode(_ address: UnsafeRawPointer, _ encoder: inout ValueEncoder) throws(NotStorable) {
        guard let key, let element else { return }
        let values = address.value([Key: Element].self)
        if key.usesObjects, !values.isEmpty { throw NotStorable(.hashedObjects(key.name)) }
        encoder.writer.write(count: values.count)
        try encoder.nested { (encoder) throws(NotStorable) in
            for value in values {
                if encoder.stops(before: 1) { return }
                try encoder.encodeElement(value.key, key)
                try encoder.encodeElement(value.value, element)
            }
        }
    }

    override func decode(
        _ decoder: inout ValueDecoder, _ initial: UnsafeRawPointer?, _ address: UnsafeMutableRawPointer
    ) throws(NotRestorable) {
        guard let key, let element else { throw .damaged }
        let count = try decoder.reader.readCount()
        try decoder.enter()
        var values: [Key: Element] = [:]
        for _ in 0..<count {
            let name = try key.value(Key.self, &decoder)
            values[name] = try element.value(Element.self, &decoder)
        }
        decoder.leave()
        address.initialize(values)
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
