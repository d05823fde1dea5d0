/// One view of a `TupleView`: its place in the tuple and its type.
package struct TupleElement {
    package let offset: Int
    package let type: any View.Type

    /// The elements of a `TupleView` type; empty for every other.
    package static func elements(of type: any View.Type) -> [TupleElement] {
        guard let tupleView = type as? any TupleViewType.Type else { return [] }
        let tuple = tupleView.tupleType
        if let single = tuple as? any View.Type { return [TupleElement(offset: 0, type: single)] }
        return StoredField.fields(of: tuple).compactMap { field in
            (field.type as? any View.Type).map { TupleElement(offset: field.offset, type: $0) }
        }
    }
}

/// Finds the tuple of a `TupleView` whose type is known only at run time.
package protocol TupleViewType {
    static var tupleType: Any.Type { get }
}
