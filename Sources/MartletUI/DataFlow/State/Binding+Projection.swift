extension Binding {
    /// A binding to the value of an optional; `nil` if there is none now. When the value goes later, the binding keeps the
    /// last one, and writing is told in the log and ignored.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(source: UnwrappedSource(base.source, value))
    }

    /// A binding to the same value as an optional. Writing `nil` is ignored.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(source: OptionalSource(base.source))
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
}

/// Bindings to the elements, so that `ForEach($items) { $item in … }` gives each row its own.
///
/// An `Identifiable` element is followed by its identity, another by its index. A binding to an element that is gone keeps
/// its last value, and writing is told in the log and ignored.
extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias SubSequence = Slice<Binding<Value>>

    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let elements = wrappedValue
        guard elements.startIndex <= position, position < elements.endIndex else {
            return missingElement(of: elements, at: position)
        }
        return Binding<Value.Element>(
            source: ElementSource(source, position, elements[position], isSameElement: Self.identity))
    }

    /// There is no value that a binding beyond the end of an empty collection could have.
    private func missingElement(of elements: Value, at position: Value.Index) -> Binding<Value.Element> {
        PagelessDiagnostics.report(.missingElement(collection: "\(Value.self)"))
        // The collection's own check ends the program here if there is no element at all, as for the collection itself.
        let nearest = position < elements.startIndex || elements.isEmpty ? elements.startIndex : elements.lastIndex
        return .constant(elements[nearest])
    }

    private static var identity: ((Value.Element, Value.Element) -> Bool)? {
        guard let type = Value.Element.self as? any Identifiable.Type else { return nil }
        func compare<Element: Identifiable>(_ type: Element.Type) -> (Value.Element, Value.Element) -> Bool {
            { left, right in
                guard let left = left as? Element, let right = right as? Element else { return false }
                return left.id == right.id
            }
        }
        return compare(type)
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

extension Collection {
    /// The last index of a collection that is not empty.
    fileprivate var lastIndex: Index { index(startIndex, offsetBy: count - 1) }
}
