import CSwiftRuntime

/// An enum that is neither `Codable` nor `RawRepresentable`: the name of the case, and what it carries.
final class EnumerationPlan<Value>: TypedPlan<Value>, @unchecked Sendable {
    private struct Case {
        let name: String
        let payload: ValuePlan?
        let isIndirect: Bool
    }

    private let names: EnumerationCases
    private let witnesses: EnumerationWitnesses
    private var cases: [Case] = []
    private var shape = TypeShape()

    init(_ names: EnumerationCases, _ witnesses: EnumerationWitnesses) {
        self.names = names
        self.witnesses = witnesses
    }

    override func complete(_ builder: PlanBuilder) {
        cases = names.names.indices.map { index in
            Case(
                name: names.names[index], payload: names.payloads[index].map { child($0, builder) },
                isIndirect: names.isIndirect[index])
        }
        shape = TypeShape(
            name, cases.map { TypeShape.Part(name: $0.name, fingerprint: $0.payload?.fingerprint ?? 0) })
    }

    override func encode(_ address: UnsafeRawPointer, _ encoder: inout ValueEncoder) throws(NotStorable) {
        let tag = witnesses.tag(of: address)
        guard cases.indices.contains(tag) else { throw NotStorable(.unsupportedType(name)) }
        encoder.writer.write(count: encoder.shapes.number(of: self, shape.bytes))
        encoder.writer.write(count: tag)
        guard let payload = cases[tag].payload else { return }
        do {
            try encoder.nested { (encoder) throws(NotStorable) in
                try witnesses.withPayload(
                    of: address.assumingMemoryBound(to: Value.self), tag, isIndirect: cases[tag].isIndirect
                ) { (address) throws(NotStorable) in try payload.encode(address, &encoder) }
            }
        } catch {
            throw error.inside(cases[tag].name, of: shortName)
        }
    }

    override func decode(
        _ decoder: inout ValueDecoder, _ initial: UnsafeRawPointer?, _ address: UnsafeMutableRawPointer
    ) throws(NotRestorable) {
        let mapping = try decoder.readShape(shape)
        let stored = try decoder.reader.readNumber()
        guard mapping.indices.contains(stored) else { throw .damaged }
        guard let tag = mapping[stored] else { throw .otherType }
        if let payload = cases[tag].payload {
            try decoder.enter()
            if cases[tag].isIndirect {
                try decodeBox(&decoder, payload, address)
            } else {
                try payload.decode(&decoder, nil, address)
            }
            decoder.leave()
        }
        witnesses.inject(tag, address)
    }

    private func decodeBox(
        _ decoder: inout ValueDecoder, _ payload: ValuePlan, _ address: UnsafeMutableRawPointer
    ) throws(NotRestorable) {
        let allocation = martlet_allocate_box(unsafeBitCast(payload.type, to: UnsafeRawPointer.self))
        guard let box = allocation.box, let content = allocation.content else { throw .damaged }
        do {
            try payload.decode(&decoder, nil, content)
        } catch {
            martlet_deallocate_box(box)
            throw error
        }
        address.storeBytes(of: box, as: UnsafeMutableRawPointer.self)
    }
}
