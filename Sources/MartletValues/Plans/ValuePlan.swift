/// How values of one type are written and read, determined once and shared by the whole process.
///
/// It holds what the type fixes, and nothing that a value has ever held. Addresses that it receives are those of
/// values of its type.
///
/// Safety of `@unchecked Sendable`: everything is fixed before ``of(_:)`` returns the plan.
package class ValuePlan: @unchecked Sendable {
    let type: Any.Type
    /// The type's name, the same in every process.
    let name: String
    /// Distinguishes the type from others.
    fileprivate(set) var fingerprint: UInt32
    /// The plans of the values inside.
    private(set) var children: [ValuePlan] = []
    /// Whether values refer to objects by number.
    private(set) var usesObjects = false
    /// Whether two values can be different although their bytes in memory are the same.
    private(set) var holdsReferences = false
    /// Whether values are not stored because the type says so.
    private(set) var isTransient = false
    /// Whether a large value may be written in chunks.
    private(set) var mayBeDivided = false

    init(_ type: Any.Type) {
        self.type = type
        name = DurableTypeName.of(type).text
        fingerprint = DurableTypeName.fingerprint(of: name)
    }

    // MARK: What a kind of plan defines

    /// Makes the plans of the values inside.
    func complete(_ builder: PlanBuilder) {}
    /// Whether the type itself refers to objects by number.
    var isObject: Bool { false }
    /// Whether the type itself has references to objects that a copy shares.
    var sharesContent: Bool { false }
    /// Whether the type itself may have chunks.
    var divides: Bool { false }
    /// Whether every value is short.
    var isSmall: Bool { false }
    var saysTransient: Bool { false }
    /// Whether ``makeDefault(_:)`` makes a value.
    var hasDefault: Bool { false }
    /// Initializes memory with the value that stands for one that was not stored.
    func makeDefault(_ address: UnsafeMutableRawPointer) {}

    func encode(_ address: UnsafeRawPointer, _ encoder: inout ValueEncoder) throws(NotStorable) {}

    /// Writes a value of a place or a property with its length; a large one becomes a blob where there is a place.
    func encodeSlot(
        _ address: UnsafeRawPointer, _ encoder: inout ValueEncoder, _ place: BlobCache.Place?
    ) throws(NotStorable) {
        if let place {
            try encoder.encodeSlot(self, address, place)
        } else {
            try encoder.encodeSlot(self, address)
        }
    }

    /// Initializes memory with a value that was read, or throws and leaves it uninitialized.
    func decode(
        _ decoder: inout ValueDecoder, _ initial: UnsafeRawPointer?, _ address: UnsafeMutableRawPointer
    ) throws(NotRestorable) { throw .damaged }

    /// The parts of a value without the gaps between properties, which may hold anything.
    var significantBytes: [Range<Int>] { [] }

    func allocate() -> UnsafeMutableRawPointer { .allocate(byteCount: 1, alignment: 1) }
    func copy(from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {}
    func move(from source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer) {}
    /// Replaces a value by one that is moved.
    func assign(from source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer) {}
    func destroy(_ address: UnsafeMutableRawPointer) {}
}

extension ValuePlan {
    private static let table = PointerTable<ValuePlan>()

    @inline(__always)
    static func of(_ type: Any.Type) -> ValuePlan {
        table.value(for: type) { PlanBuilder().finishedPlan(for: type) }
    }

    /// As a developer knows the type.
    var shortName: String { String(describing: type) }

    var mayBecomeBlob: Bool { !isSmall && !usesObjects }

    func hasSameBytes(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        significantBytes.allSatisfy {
            (first + $0.lowerBound).hasSameBytes(as: second + $0.lowerBound, $0.count)
        }
    }

    /// Notes a plan of a value inside; returns it.
    func child(_ type: Any.Type, _ builder: PlanBuilder) -> ValuePlan {
        let plan = builder.plan(for: type)
        children.append(plan)
        return plan
    }

    /// Notes a plan of a kind of its own for values inside; returns it.
    func adopt(_ plan: ValuePlan, _ builder: PlanBuilder) -> ValuePlan {
        builder.add(plan)
        children.append(plan)
        return plan
    }

    /// The type stands for another one: values of one can be read as the other.
    func standsFor(_ name: String) { fingerprint = DurableTypeName.fingerprint(of: name) }

    fileprivate func finish() {
        usesObjects = reaches(\.isObject)
        holdsReferences = reaches { $0.isObject || $0.sharesContent }
        isTransient = saysTransient
        mayBeDivided = !holdsReferences && reaches(\.divides)
    }

    private func reaches(_ condition: (ValuePlan) -> Bool) -> Bool {
        var visited: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
        var left = [self]
        while let plan = left.popLast() {
            if condition(plan) { return true }
            // What an object holds is not part of the value.
            if plan.isObject { continue }
            for child in plan.children where visited.insert(ObjectIdentifier(child)).inserted { left.append(child) }
        }
        return false
    }
}

/// Makes the plan of a type and those of the types inside, which may contain the type itself.
final class PlanBuilder {
    private var plans: [ObjectIdentifier: ValuePlan] = [:]
    private let isLayoutKnown: Bool

    init(isLayoutKnown: Bool = StoredValueLayout.isKnown) { self.isLayoutKnown = isLayoutKnown }

    func finishedPlan(for type: Any.Type) -> ValuePlan {
        let plan = plan(for: type)
        finish()
        return plan
    }

    /// Determines what depends on all the plans.
    func finish() { for plan in plans.values { plan.finish() } }

    /// Adds a plan that is not chosen by its type.
    func add(_ plan: ValuePlan) {
        plans[ObjectIdentifier(plan)] = plan
        plan.complete(self)
    }

    func plan(for type: Any.Type) -> ValuePlan {
        if let plan = plans[ObjectIdentifier(type)] { return plan }
        let plan = PlanSelection.plan(for: type, isLayoutKnown: isLayoutKnown)
        plans[ObjectIdentifier(type)] = plan
        plan.complete(self)
        return plan
    }
}

/// A plan that knows the type statically.
///
/// Values are copied and moved one at a time, never as arrays of one: these include the bytes up to the next element,
/// where another property may lie.
class TypedPlan<Value>: ValuePlan, @unchecked Sendable {
    init() { super.init(Value.self) }

    override var significantBytes: [Range<Int>] { [0..<MemoryLayout<Value>.size] }

    final override func allocate() -> UnsafeMutableRawPointer {
        .allocate(byteCount: max(MemoryLayout<Value>.size, 1), alignment: MemoryLayout<Value>.alignment)
    }

    final override func copy(from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {
        target.assumingMemoryBound(to: Value.self).initialize(to: source.assumingMemoryBound(to: Value.self).pointee)
    }

    final override func move(from source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer) {
        target.assumingMemoryBound(to: Value.self).initialize(to: source.assumingMemoryBound(to: Value.self).move())
    }

    final override func assign(from source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer) {
        target.assumingMemoryBound(to: Value.self).pointee = source.assumingMemoryBound(to: Value.self).move()
    }

    final override func destroy(_ address: UnsafeMutableRawPointer) {
        address.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
    }
}

extension ValuePlan {
    /// Reads a value of the plan's type.
    func value<Value>(
        _ type: Value.Type, _ decoder: inout ValueDecoder, initial: UnsafeRawPointer? = nil
    ) throws(NotRestorable) -> Value {
        let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { memory.deallocate() }
        try decode(&decoder, initial, UnsafeMutableRawPointer(memory))
        return memory.move()
    }
}

extension UnsafeRawPointer {
    /// The value at the address.
    @inline(__always)
    func value<Value>(_ type: Value.Type) -> Value { assumingMemoryBound(to: Value.self).pointee }
}

extension UnsafeMutableRawPointer {
    @inline(__always)
    func initialize<Value>(_ value: Value) { initializeMemory(as: Value.self, to: value) }
}
