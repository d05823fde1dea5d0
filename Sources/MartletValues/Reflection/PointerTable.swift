package import Synchronization

/// A grow-only table from pointers (type metadata, literals) to objects that live for the whole process.
///
/// Reading takes no lock, and is inlinable: it is on the path of every tuple and every node of the modules above.
///
/// Safety of `@unchecked Sendable`: a slot's value is written before its key is published with release
/// ordering, keys are never changed or removed, and a table that was outgrown is kept, so a reader that
/// still holds it reads valid memory and at worst falls through to the lock.
package final class PointerTable<Value: AnyObject & Sendable>: @unchecked Sendable {
    @usableFromInline
    struct Slots {
        @usableFromInline let mask: Int
        @usableFromInline let keys: UnsafeMutablePointer<Atomic<UInt>>
        @usableFromInline let values: UnsafeMutablePointer<Unmanaged<Value>?>

        init(capacity: Int) {
            mask = capacity - 1
            keys = .allocate(capacity: capacity)
            values = .allocate(capacity: capacity)
            for index in 0..<capacity {
                (keys + index).initialize(to: Atomic(0))
                (values + index).initialize(to: nil)
            }
        }

        @inlinable @inline(__always)
        func find(_ key: UInt) -> Unmanaged<Value>? {
            var index = Self.hash(key) & mask
            while true {
                let found = keys[index].load(ordering: .acquiring)
                if found == key { return values[index] }
                if found == 0 { return nil }
                index = (index + 1) & mask
            }
        }

        func insert(_ key: UInt, _ value: Unmanaged<Value>) {
            var index = Self.hash(key) & mask
            while keys[index].load(ordering: .relaxed) != 0 { index = (index + 1) & mask }
            values[index] = value
            keys[index].store(key, ordering: .releasing)
        }

        @inlinable
        static func hash(_ key: UInt) -> Int {
            Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32)
        }
    }

    @usableFromInline let current: Atomic<UnsafeMutableRawPointer?>
    private let lock = Mutex<[(UInt, Unmanaged<Value>)]>([])

    package init() {
        let slots = UnsafeMutablePointer<Slots>.allocate(capacity: 1)
        slots.initialize(to: Slots(capacity: 256))
        current = Atomic(UnsafeMutableRawPointer(slots))
    }

    /// The object of `key`, made by `make` at its first use.
    @inlinable @inline(__always)
    package func value(for key: UnsafeRawPointer, make: () -> Value) -> Value {
        let key = UInt(bitPattern: key)
        if let table = current.load(ordering: .acquiring)?.assumingMemoryBound(to: Slots.self),
            let found = table.pointee.find(key)
        {
            return found._withUnsafeGuaranteedRef { $0 }
        }
        return insert(key, make: make)
    }

    /// The object of a type.
    @inlinable @inline(__always)
    package func value(for type: Any.Type, make: () -> Value) -> Value {
        value(for: unsafeBitCast(type, to: UnsafeRawPointer.self), make: make)
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
            entries.append((key, Unmanaged.passRetained(made)))
            guard let table = current.load(ordering: .acquiring)?.assumingMemoryBound(to: Slots.self) else {
                return made
            }
            if entries.count * 2 > table.pointee.mask {
                let larger = UnsafeMutablePointer<Slots>.allocate(capacity: 1)
                larger.initialize(to: Slots(capacity: (table.pointee.mask + 1) * 4))
                for (key, value) in entries { larger.pointee.insert(key, value) }
                current.store(UnsafeMutableRawPointer(larger), ordering: .releasing)
            } else {
                table.pointee.insert(key, Unmanaged.passUnretained(made))
            }
            return made
        }
    }
}
