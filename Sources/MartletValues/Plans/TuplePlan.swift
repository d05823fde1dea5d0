/// A tuple: its elements.
final class TuplePlan<Value>: TypedPlan<Value>, @unchecked Sendable {
    private var elements: [(plan: ValuePlan, offset: Int)] = []

    override func complete(_ builder: PlanBuilder) {
        elements = StoredField.fields(of: Value.self).map { (child($0.type, builder), $0.offset) }
    }

    override var isSmall: Bool { elements.allSatisfy(\.plan.isSmall) }

    override var significantBytes: [Range<Int>] {
        elements.flatMap { element in
            element.plan.significantBytes.map { $0.lowerBound + element.offset..<$0.upperBound + element.offset }
        }
    }

    override func encode(_ address: UnsafeRawPointer, _ encoder: inout ValueEncoder) throws(NotStorable) {
        // Every value has a byte at least, so that no count can claim more values than there are bytes.
        encoder.writer.write(count: elements.count)
        for element in elements { try element.plan.encode(address + element.offset, &encoder) }
    }

    override func decode(
        _ decoder: inout ValueDecoder, _ initial: UnsafeRawPointer?, _ address: UnsafeMutableRawPointer
    ) throws(NotRestorable) {
        guard try decoder.reader.readNumber() == elements.count else { throw .damaged }
        var initialized = 0
        do {
            for element in elements {
                let initial = initial.map { $0 + element.offset }
                try element.plan.decode(&decoder, initial, address + element.offset)
                initialized += 1
            }
        } catch {
            for element in elements.prefix(initialized) { element.plan.destroy(address + element.offset) }
            throw error
        }
    }
}
