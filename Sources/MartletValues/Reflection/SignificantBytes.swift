/// The bytes of values of a type in memory without the gaps between properties, which may hold anything.
enum SignificantBytes {
    static func of(_ type: Any.Type) -> [Range<Int>] {
        switch StoredField.typeKind(type) {
        case .structure, .tuple:
            let fields = StoredField.fields(of: type)
            if fields.isEmpty { return whole(type) }
            return fields.flatMap { field in
                of(field.type).map { $0.lowerBound + field.offset..<$0.upperBound + field.offset }
            }
        default: return whole(type)
        }
    }

    private static func whole(_ type: Any.Type) -> [Range<Int>] {
        func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
        return [0..<_openExistential(type, do: size)]
    }
}
