extension ValueEncoder {
    /// Writes a value of a collection.
    @inline(__always)
    mutating func encodeElement<Element>(_ element: Element, _ plan: ValuePlan) throws(NotStorable) {
        try withUnsafePointer(to: element) { (pointer) throws(NotStorable) in
            try plan.encode(UnsafeRawPointer(pointer), &self)
        }
    }

    /// Writes a value of a collection that no initial value makes on decoding.
    mutating func encodeMade<Element>(_ element: Element, _ plan: ValuePlan?) throws(NotStorable) {
        guard let plan else { return }
        try withoutInitialValue { (encoder) throws(NotStorable) in try encoder.encodeElement(element, plan) }
    }

    /// Writes values that no initial value makes on decoding.
    @inline(__always)
    mutating func withoutInitialValue(_ body: (inout Self) throws(NotStorable) -> Void) throws(NotStorable) {
        let outer = lacksInitialValue
        lacksInitialValue = true
        defer { lacksInitialValue = outer }
        try body(&self)
    }

    /// Writes the values of a collection: the only values that can contain others of their own type.
    @inline(__always)
    mutating func nested(_ body: (inout Self) throws(NotStorable) -> Void) throws(NotStorable) {
        guard depth < Self.depthLimit else { throw NotStorable(.tooDeep) }
        depth += 1
        defer { depth -= 1 }
        try withoutInitialValue(body)
    }
}
