import MartletValues

/// The offset of a view whose type is known only at run time.
package protocol ViewOffset {
    associatedtype Content: View
    var offset: Offset<Content> { get }
}

/// One view of a `TupleView`.
private struct TupleElement<Content: View>: ViewOffset {
    let offset: Offset<Content>
}

extension TupleView {
    /// The offsets of the views in the tuple, which reflection finds.
    package static func elements(at tuple: Offset<T>) -> [any ViewOffset] {
        func element<Content: View>(_ type: Content.Type, _ distance: Int) -> any ViewOffset {
            TupleElement<Content>(offset: Offset(uncheckedBytes: tuple.bytes + distance))
        }
        if let single = T.self as? any View.Type { return [element(single, 0)] }
        return StoredField.fields(of: T.self).compactMap { field in
            (field.type as? any View.Type).map { element($0, field.offset) }
        }
    }

    /// Calls `body` with the offset of each view in `value`, and the address that it counts from.
    package static func withElements<Result>(
        of value: T, _ body: (ValueAddress, [any ViewOffset]) -> Result
    ) -> Result {
        withAddress(of: value) { body($0, elements(at: .start)) }
    }
}
