extension Binding {
    /// Creates a binding to the value inside an optional.
    ///
    /// When the optional later becomes `nil`, the binding keeps the last value, and a write is logged and ignored.
    ///
    /// - Parameter base: A binding to the optional. The initializer returns `nil` if it has no value now.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(source: UnwrappedSource(base.source, value))
    }

    /// Creates a binding to the same value as an optional. A write of `nil` is ignored.
    ///
    /// - Parameter base: A binding to the value.
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
/// A binding follows an `Identifiable` element by its identity, any other element by its index. A binding to a removed
/// element keeps its last value, and a write is logged and ignored.
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

    /// Reports an access out of bounds and returns a binding to the nearest element. An empty collection has no value
    /// that such a binding could have.
    private func missingElement(of elements: Value, at position: Value.Index) -> Binding<Value.Element> {
        PagelessDiagnostics.report(.missingElement(collection: "\(Value.self)"))
        // An empty collection's own bounds check ends the program here, as it does for the collection itself.
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
    /// The last index of a nonempty collection.
    fileprivate var lastIndex: Index { index(startIndex, offsetBy: count - 1) }
}
