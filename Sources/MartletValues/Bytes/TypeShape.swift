/// The names and types of the parts of a type: the properties of a struct, the cases of an enum.
struct TypeShape {
    struct Part: Hashable {
        let name: String
        let fingerprint: UInt32
    }

    /// Distinguishes the shapes of a program from each other.
    let identifier: ObjectIdentifier
    let parts: [Part]
    /// As a record has it.
    let bytes: [UInt8]
    private let identity = Identity()

    private final class Identity: Sendable {}

    init(_ name: String = "", _ parts: [Part] = []) {
        identifier = ObjectIdentifier(identity)
        self.parts = parts
        var shape = ByteWriter()
        shape.write(name)
        shape.write(count: parts.count)
        for part in parts {
            shape.write(part.name)
            shape.write(fixed: part.fingerprint)
        }
        bytes = shape.bytes
    }
}

/// The shapes of a record that is read.
final class RecordShapes {
    struct Entry {
        let name: String
        let parts: [TypeShape.Part]
    }

    private struct Key: Hashable {
        let number: Int
        let shape: ObjectIdentifier
    }

    private(set) var entries: [Entry] = []
    private var mappings: [Key: [Int?]] = [:]

    init(_ reader: ByteReader) throws(NotRestorable) {
        var reader = reader
        while !reader.isAtEnd {
            let name = try reader.readString()
            var parts: [TypeShape.Part] = []
            for _ in 0..<(try reader.readCount()) {
                parts.append(
                    TypeShape.Part(name: try reader.readString(), fingerprint: try reader.readFixed(UInt32.self)))
            }
            entries.append(Entry(name: name, parts: parts))
        }
    }

    func entry(_ number: Int) throws(NotRestorable) -> Entry {
        guard entries.indices.contains(number) else { throw .damaged }
        return entries[number]
    }

    /// For each stored part, which one of `shape` it is: none if the name has gone or its type has changed.
    func mapping(_ number: Int, to shape: TypeShape) throws(NotRestorable) -> [Int?] {
        let key = Key(number: number, shape: shape.identifier)
        if let known = mappings[key] { return known }
        let entry = try entry(number)
        let mapping: [Int?] =
            entry.parts == shape.parts
            ? shape.parts.indices.map { $0 } : entry.parts.map { shape.parts.firstIndex(of: $0) }
        mappings[key] = mapping
        return mapping
    }
}
