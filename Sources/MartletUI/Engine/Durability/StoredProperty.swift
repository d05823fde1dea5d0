package import MartletValues

/// The value of a property in a record, not decoded yet.
package indirect enum StoredProperty {
    /// One value, whose type the property knows.
    case value(ValueDecoder.StoredValue)
    /// The properties inside a program's own `DynamicProperty`.
    case properties(StoredProperties)
    /// A record of its own.
    case record([UInt8])

    fileprivate enum Kind: UInt, CaseIterable { case value, properties, record }

    fileprivate init(_ decoder: inout ValueDecoder) throws(NotRestorable) {
        switch Kind(rawValue: try decoder.readUnsigned()) {
        case .value?: self = .value(try decoder.readValue())
        case .properties?: self = .properties(try StoredProperties(&decoder))
        case .record?: self = .record(try decoder.readBytes())
        case nil: throw .damaged
        }
    }
}

/// The values of a view's properties in a record, by name.
package struct StoredProperties {
    private var properties: [(name: String, property: StoredProperty)] = []

    package init(_ decoder: inout ValueDecoder) throws(NotRestorable) {
        while try decoder.readBool() {
            properties.append((try decoder.readString(), try StoredProperty(&decoder)))
        }
    }

    var names: [String] { properties.map(\.name) }

    /// Restores those that are there. `lose` is called with the names of the others: a property of another type begins
    /// anew, and one that is no more has no use for its value.
    func restore(
        _ storages: [(name: String, storage: PropertyStorage)], from decoder: inout ValueDecoder,
        losing lose: (String) -> Void
    ) {
        for (name, property) in properties {
            do throws(NotRestorable) {
                guard let storage = storages.first(where: { $0.name == name })?.storage else {
                    throw .missingProperty(name)
                }
                try storage.restore(property, from: &decoder)
            } catch {
                lose(name)
            }
        }
    }
}

extension ValueEncoder {
    /// Writes the values of properties by name. Those that cannot be stored are left out.
    mutating func write(
        _ properties: [(name: String, storage: PropertyStorage)], _ report: (NotStorable, String) -> Void
    ) {
        for (name, storage) in properties {
            let start = checkpoint()
            write(true)
            write(name)
            do throws(NotStorable) {
                try storage.store(in: &self)
            } catch {
                rollBack(to: start)
                report(error, name)
            }
        }
        write(false)
    }

    /// Writes one value as a property's.
    mutating func store<Value>(_ value: Value, at place: ObjectIdentifier) throws(NotStorable) {
        write(StoredProperty.Kind.value.rawValue)
        try encode(value, at: place)
    }

    /// Writes properties as one property.
    mutating func store(
        _ properties: [(name: String, storage: PropertyStorage)], _ report: (NotStorable, String) -> Void
    ) {
        write(StoredProperty.Kind.properties.rawValue)
        write(properties, report)
    }

    /// Writes a record of its own as a property.
    mutating func store(record: [UInt8]) {
        write(StoredProperty.Kind.record.rawValue)
        write(record)
    }

    mutating func write(_ size: CGSize) {
        write(fixed: Double(size.width).bitPattern)
        write(fixed: Double(size.height).bitPattern)
    }
}

extension ValueDecoder {
    mutating func readSize() throws(NotRestorable) -> CGSize {
        CGSize(
            width: Double(bitPattern: try readFixed64()),
            height: Double(bitPattern: try readFixed64()))
    }
}
