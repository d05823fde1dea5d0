package import Synchronization

/// A grow-only table from pointers (type metadata, literals) to objects that live for the whole process.
///
/// Reading takes no lock: it is on the path of every tuple and every node of the modules above.
///
/// Safety of `@unchecked Sendable`: a slot's value is written before its key is published with release
/// ordering, keys are never changed or removed, and a table that was outgrown is kept, so a reader that
/// still holds it reads valid memory and at worst falls through to the lock.
package final class PointerTable<Value: AnyObject & Sendable>: @unchecked Sendable {
    @usableFromInline let current: Atomic<UInt>
    private let lock = Mutex<[(UInt, Unmanaged<Value>)]>([])

    package init() { current = Atomic(PointerSlots(capacity: 256).word) }

    /// The object of `key`, made by `make` at its first use.
    @inlinable @inline(__always)
    package func value(for key: UnsafeRawPointer, make: () -> Value) -> Value {
        reference(for: key, make: make).takeUnretainedValue()
    }

    /// The same without counting a reference: the objects live for the whole process.
    @inlinable @inline(__always)
    package func reference(for key: UnsafeRawPointer, make: () -> Value) -> Unmanaged<Value> {
        let key = UInt(bitPattern: key)
        guard let found = PointerSlots(current.load(ordering: .acquiring)).find(key) else {
            return .passUnretained(insert(key, make: make))
        }
        return .fromOpaque(found)
    }

    /// The object of a type.
    @inlinable @inline(__always)
    package func value(for type: Any.Type, make: () -> Value) -> Value {
        value(for: unsafeBitCast(type, to: UnsafeRawPointer.self), make: make)
    }

    @inlinable @inline(__always)
    package func reference(for type: Any.Type, make: () -> Value) -> Unmanaged<Value> {
        reference(for: unsafeBitCast(type, to: UnsafeRawPointer.self), make: make)
    }

    /// The object of a literal that has a pointer representation.
    @inlinable @inline(__always)
    package func value(for literal: StaticString, make: () -> Value) -> Value {
        value(for: UnsafeRawPointer(literal.utf8Start), make: make)
    }

    @usableFromInline @inline(never)
    func insert(_ key: UInt, make: () -> Value) -> Value {
        // Making a value may look up others, so it happens outside the lock; the first value inserted stays.
        let made = make()
        return lock.withLock { entries in
            if let known = entries.first(where: { $0.0 == key }) { return known.1.takeUnretainedValue() }
            makeImmortal(made)
            entries.append((key, Unmanaged.passRetained(made)))
            let slots = PointerSlots(current.load(ordering: .acquiring))
            if entries.count * 2 > slots.mask {
                let larger = PointerSlots(capacity: (slots.mask + 1) * 4)
                for (key, value) in entries { larger.insert(key, value.toOpaque()) }
                current.store(larger.word, ordering: .releasing)
            } else {
                slots.insert(key, Unmanaged.passUnretained(made).toOpaque())
            }
            return made
        }
    }
}
