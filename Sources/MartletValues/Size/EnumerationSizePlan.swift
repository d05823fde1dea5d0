/// An enum: what its case carries.
final class EnumerationSizePlan<Value>: SizePlan, @unchecked Sendable {
    private let cases: EnumerationCases
    private let witnesses: EnumerationWitnesses
    private var payloads: [SizePlan?] = []

    init(_ cases: EnumerationCases, _ witnesses: EnumerationWitnesses) {
        (self.cases, self.witnesses) = (cases, witnesses)
    }

    override func complete(_ builder: SizePlanBuilder) {
        payloads = cases.payloads.map { payload in payload.map { builder.child($0, of: self) } }
    }

    override var significantBytes: [Range<Int>] { [0..<MemoryLayout<Value>.size] }
    /// A box is memory outside of the value.
    override var isContent: Bool { cases.isIndirect.contains(true) }

    override func count(_ address: UnsafeRawPointer, _ size: inout ByteCount) {
        let tag = witnesses.tag(of: address)
        guard payloads.indices.contains(tag), let plan = payloads[tag], let type = cases.payloads[tag] else { return }
        let isIndirect = cases.isIndirect[tag]
        if isIndirect { size.add(Self.size(of: type)) }
        guard plan.hasContent, !size.isOver else { return }
        size.inside { size in
            let value = address.assumingMemoryBound(to: Value.self)
            witnesses.withPayload(of: value, tag, isIndirect: isIndirect) { plan.count($0, &size) }
        }
    }

    private static func size(of type: Any.Type) -> Int {
        func size<Payload>(_ type: Payload.Type) -> Int { MemoryLayout<Payload>.size }
        return _openExistential(type, do: size)
    }
}
