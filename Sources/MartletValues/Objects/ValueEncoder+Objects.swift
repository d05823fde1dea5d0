/// An object that a value refers to.
struct QueuedObject {
    let object: AnyObject
    let plan: ClassPlan
    let number: Int
    let lacksInitialValue: Bool
    /// Whether only what its `encode(to:)` writes is missing.
    let isStructured: Bool
}

/// The two ways in which a record has an object.
enum ObjectForm: UInt8 {
    case properties
    case structured
}

extension ValueEncoder {
    /// Writes the number of an object, which itself is written after the value.
    mutating func encodeReference(to object: AnyObject, expected: AnyClass) throws(NotStorable) {
        let plan = ClassPlan.of(type(of: object))
        if plan.isTransient { throw NotStorable(.transient) }
        if let problem = plan.problem, !plan.isCodable { throw problem }
        if lacksInitialValue { try checkMaking(plan, expected) }
        let isStructured = plan.isCodable && (plan.problem != nil || lacksInitialValue && !plan.canBeAllocated)
        switch objects.place(of: object) {
        case .parent(let number): writer.write(count: number << 1 | 1)
        case .known(let number):
            writer.write(count: number << 1)
            if isStructured { queueStructured(object, plan, number) }
        case .new(let number):
            writer.write(count: number << 1)
            if plan.problem == nil {
                queue.append(
                    QueuedObject(
                        object: object, plan: plan, number: number, lacksInitialValue: lacksInitialValue,
                        isStructured: false))
            }
            if isStructured { queueStructured(object, plan, number) }
        }
    }

    /// An object that no initial value makes has to be made.
    private func checkMaking(_ plan: ClassPlan, _ expected: AnyClass) throws(NotStorable) {
        if plan.type != expected, !plan.isFindable { throw NotStorable(.privateSubclass(plan.name)) }
        if plan.isCodable || plan.canBeAllocated { return }
        if let needed = plan.properties.needed {
            throw NotStorable(.noInitialValue(property: needed.name), path: [plan.name])
        }
    }

    private mutating func queueStructured(_ object: AnyObject, _ plan: ClassPlan, _ number: Int) {
        guard objects.markStructured(object) else { return }
        queue.append(
            QueuedObject(
                object: object, plan: plan, number: number, lacksInitialValue: lacksInitialValue, isStructured: true))
    }

    /// Writes the objects that were referred to, and those that these refer to; one after the other, so that a long
    /// list of objects needs no deep stack.
    mutating func encodeQueue() throws(NotStorable) {
        guard !queue.isEmpty else { return }
        swap(&writer, &objectWriter)
        defer { swap(&writer, &objectWriter) }
        var position = 0
        while position < queue.count {
            let queued = queue[position]
            position += 1
            lacksInitialValue = queued.lacksInitialValue
            if queued.isStructured {
                try encodeStructured(queued)
            } else {
                try encodeProperties(queued)
            }
        }
        lacksInitialValue = false
        queue.removeAll(keepingCapacity: true)
    }

    private mutating func encodeProperties(_ queued: QueuedObject) throws(NotStorable) {
        let start = checkpoint()
        do throws(NotStorable) {
            let head = writeHead(queued, .properties)
            let address = UnsafeRawPointer(Unmanaged.passUnretained(queued.object).toOpaque())
            for (index, property) in queued.plan.properties.stored.enumerated() {
                let place = BlobCache.Place(owner: ObjectIdentifier(queued.object), field: index + 1)
                do throws(NotStorable) {
                    try encode(property, of: address, place)
                } catch {
                    throw error.inside(property.name, of: queued.plan.name)
                }
            }
            writer.patch(writer.count - head - 1, at: head)
        } catch {
            guard queued.plan.isCodable, !error.isIntended else { throw error }
            rollBack(to: start)
            guard objects.markStructured(queued.object) else { throw error }
            try encodeStructured(queued)
        }
    }

    private mutating func encodeStructured(_ queued: QueuedObject) throws(NotStorable) {
        guard let object = queued.object as? any Encodable else { return }
        let head = writeHead(queued, .structured)
        do {
            try StructuredEncoding.write(object, &self)
        } catch {
            throw NotStorable(error.reason, path: [queued.plan.name])
        }
        writer.patch(writer.count - head - 1, at: head)
    }

    /// Returns where the length of the object's bytes belongs.
    private mutating func writeHead(_ queued: QueuedObject, _ form: ObjectForm) -> Int {
        writer.write(count: queued.number)
        writer.write(byte: form.rawValue)
        let start = writer.count
        writer.write(byte: 0)
        writer.write(count: shapes.number(of: queued.plan, queued.plan.shape.bytes))
        return start
    }

    /// Writes a stored property of the value at an address. A secret is left out where the initial value has another,
    /// and so is what a lazy property has made if it cannot be stored.
    @inline(__always)
    mutating func encode(
        _ property: PropertyPlan, of address: UnsafeRawPointer, _ place: BlobCache.Place?
    ) throws(NotStorable) {
        let start = writer.count
        let (depth, lacksInitialValue) = (depth, lacksInitialValue)
        do {
            try property.plan.encodeSlot(address + property.offset, &self, place)
        } catch {
            let isLeftOut = property.isLazy || error.reason == .secret && !lacksInitialValue
            guard isLeftOut else { throw error }
            (self.depth, self.lacksInitialValue) = (depth, lacksInitialValue)
            writer.truncate(to: start)
            writer.write(byte: 0)
        }
    }
}
