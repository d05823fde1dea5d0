#if Foundation || !canImport(FoundationEssentials)
import Foundation
#else
import FoundationEssentials
#endif

/// A type of the standard library or of Foundation of which it is known what values have outside of their own memory.
protocol SizedType {
    static func makeSizePlan() -> SizePlan
}

/// Bytes outside of a value of which their number is known at once.
final class LeafSizePlan<Value>: SizePlan, @unchecked Sendable {
    private let bytes: (Value) -> Int

    init(_ bytes: @escaping (Value) -> Int) { self.bytes = bytes }

    override var isContent: Bool { true }
    override var significantBytes: [Range<Int>] { [0..<MemoryLayout<Value>.size] }

    override func count(_ address: UnsafeRawPointer, _ size: inout ByteCount) {
        size.add(bytes(address.assumingMemoryBound(to: Value.self).pointee))
    }
}

/// A collection: the memory of its elements, and what they have outside of it.
class CollectionSizePlan<Value: Collection>: SizePlan, @unchecked Sendable {
    fileprivate final var element: SizePlan?

    override var isContent: Bool { true }
    override var significantBytes: [Range<Int>] { [0..<MemoryLayout<Value>.size] }
    override func complete(_ builder: SizePlanBuilder) { element = builder.child(Value.Element.self, of: self) }

    final override func count(_ address: UnsafeRawPointer, _ size: inout ByteCount) {
        let values = address.assumingMemoryBound(to: Value.self).pointee
        size.add(values.count * MemoryLayout<Value.Element>.stride)
        guard let element, element.hasContent else { return }
        size.inside { size in
            for value in values {
                if size.isOver { return }
                withUnsafePointer(to: value) { element.count(UnsafeRawPointer($0), &size) }
            }
        }
    }
}

/// An array: of one that has changed, the elements between those that are the same at its beginning and at its end.
final class ArraySizePlan<Element>: CollectionSizePlan<[Element]>, @unchecked Sendable {
    private let bytes = ElementBytes(SignificantBytes.of(Element.self), stride: MemoryLayout<Element>.stride)

    override func countChange(from old: UnsafeRawPointer, to new: UnsafeRawPointer, _ size: inout ByteCount) {
        let (old, new) = (
            old.assumingMemoryBound(to: [Element].self).pointee, new.assumingMemoryBound(to: [Element].self).pointee
        )
        old.withUnsafeBytes { old in
            new.withUnsafeBytes { new in
                if old.baseAddress == new.baseAddress, old.count == new.count { return }
                size.add(new.count)
                size.subtracting { $0.add(old.count) }
                guard let element, element.hasContent else { return }
                let (begin, end) = bytes.difference(old, new)
                size.subtracting { size in
                    count(old, begin..<old.count / MemoryLayout<Element>.stride - end, element, &size)
                }
                count(new, begin..<new.count / MemoryLayout<Element>.stride - end, element, &size)
            }
        }
    }

    private func count(
        _ memory: UnsafeRawBufferPointer, _ range: Range<Int>, _ element: SizePlan, _ size: inout ByteCount
    ) {
        guard let base = memory.baseAddress else { return }
        size.inside { size in
            for index in range {
                if size.isOver { return }
                element.count(base + index * MemoryLayout<Element>.stride, &size)
            }
        }
    }
}

extension Array: SizedType {
    static func makeSizePlan() -> SizePlan { ArraySizePlan<Element>() }
}
extension ContiguousArray: SizedType {
    static func makeSizePlan() -> SizePlan { CollectionSizePlan<Self>() }
}
extension Set: SizedType {
    static func makeSizePlan() -> SizePlan { CollectionSizePlan<Self>() }
}
extension Dictionary: SizedType {
    static func makeSizePlan() -> SizePlan { CollectionSizePlan<Self>() }
}
extension Optional: SizedType {
    static func makeSizePlan() -> SizePlan { OptionalSizePlan<Wrapped>() }
}
extension String: SizedType {
    /// Up to 15 bytes are in the value itself.
    static func makeSizePlan() -> SizePlan { LeafSizePlan<String> { $0.utf8.count > 15 ? $0.utf8.count : 0 } }
}
extension Substring: SizedType {
    static func makeSizePlan() -> SizePlan { LeafSizePlan<Substring> { $0.base.utf8.count } }
}
extension Data: SizedType {
    static func makeSizePlan() -> SizePlan { LeafSizePlan<Data> { $0.count } }
}
