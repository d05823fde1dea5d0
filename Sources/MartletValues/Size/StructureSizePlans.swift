/// A struct or a tuple: its parts.
final class FieldsSizePlan: SizePlan, @unchecked Sendable {
    private let type: Any.Type
    private var fields: [(plan: SizePlan, offset: Int)] = []

    init(_ type: Any.Type) { self.type = type }

    override func complete(_ builder: SizePlanBuilder) {
        fields = StoredField.fields(of: type).map { (builder.child($0.type, of: self), $0.offset) }
    }

    override func count(_ address: UnsafeRawPointer, _ size: inout ByteCount) {
        for field in fields where field.plan.hasContent {
            if size.isOver { return }
            field.plan.count(address + field.offset, &size)
        }
    }

    override func countChange(from old: UnsafeRawPointer, to new: UnsafeRawPointer, _ size: inout ByteCount) {
        for field in fields where field.plan.hasContent {
            if size.isOver { return }
            field.plan.countChange(from: old + field.offset, to: new + field.offset, &size)
        }
    }
}

/// An optional: its value, which lies where the optional does.
final class OptionalSizePlan<Wrapped>: SizePlan, @unchecked Sendable {
    private var wrapped: SizePlan?

    override func complete(_ builder: SizePlanBuilder) { wrapped = builder.child(Wrapped.self, of: self) }
    override var significantBytes: [Range<Int>] { SignificantBytes.of(Wrapped?.self) }

    override func count(_ address: UnsafeRawPointer, _ size: inout ByteCount) {
        guard !isNil(address) else { return }
        wrapped?.count(address, &size)
    }

    override func countChange(from old: UnsafeRawPointer, to new: UnsafeRawPointer, _ size: inout ByteCount) {
        switch (isNil(old), isNil(new)) {
        case (false, false): wrapped?.countChange(from: old, to: new, &size)
        case (true, false): count(new, &size)
        case (false, true): size.subtracting { count(old, &$0) }
        case (true, true): break
        }
    }

    private func isNil(_ address: UnsafeRawPointer) -> Bool {
        address.assumingMemoryBound(to: Wrapped?.self).pointee == nil
    }
}
