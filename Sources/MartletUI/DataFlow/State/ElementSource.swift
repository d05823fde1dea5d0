/// An element of a collection that another binding is bound to.
///
/// The source finds an element that has an identity by that identity, wherever it has moved; any other by its index.
/// For a removed element a read returns the last value, and a write is reported and ignored: a row's closure can
/// outlive the row.
final class ElementSource<Base: MutableCollection>: BindingSource {
    typealias Value = Base.Element

    private let base: any BindingSource<Base>
    private var index: Base.Index
    private var last: Base.Element
    /// Whether two elements have the same identity; `nil` for elements without one.
    private let isSameElement: ((Base.Element, Base.Element) -> Bool)?

    init(
        _ base: any BindingSource<Base>, _ index: Base.Index, _ element: Base.Element,
        isSameElement: ((Base.Element, Base.Element) -> Bool)?
    ) {
        self.base = base
        self.index = index
        last = element
        self.isSameElement = isSameElement
    }

    func get() -> Base.Element {
        guard let state else { return element(of: base.get()) ?? last }
        ProjectionSubscription.record(self, of: state)
        return peek()
    }

    func peek() -> Base.Element { element(of: base.peek()) ?? last }

    func set(_ value: Base.Element) {
        var elements = base.peek()
        guard element(of: elements) != nil else {
            PagelessDiagnostics.report(.missingElement(collection: "\(Base.self)"))
            return
        }
        elements[index] = value
        last = value
        base.set(elements)
    }

    func isSame(as other: any BindingSource) -> Bool {
        guard let other = other as? ElementSource<Base>, base.isSame(as: other.base) else { return false }
        guard let isSameElement else { return index == other.index }
        guard isSameElement(last, other.last) else { return false }
        // The other source is newer and knows the element's place.
        index = other.index
        return true
    }

    func snapshot() -> Base.Element? { base.snapshot().flatMap { element(of: $0) } }

    var notifiesSubscribers: Bool { base.notifiesSubscribers }
    var state: (any WatchedState)? { base.state }

    /// The current element; `nil` if it was removed.
    private func element(of elements: Base) -> Base.Element? {
        if elements.startIndex <= index, index < elements.endIndex {
            let found = elements[index]
            if isSameElement?(found, last) ?? true {
                last = found
                return found
            }
        }
        guard let isSameElement, let moved = elements.firstIndex(where: { isSameElement($0, last) }) else { return nil }
        index = moved
        last = elements[moved]
        return last
    }
}

/// The value inside an optional that another binding is bound to.
final class UnwrappedSource<Wrapped>: BindingSource {
    typealias Value = Wrapped

    private let base: any BindingSource<Wrapped?>
    private var last: Wrapped

    init(_ base: any BindingSource<Wrapped?>, _ value: Wrapped) {
        self.base = base
        last = value
    }

    func get() -> Wrapped {
        guard let state else { return remember(base.get()) }
        ProjectionSubscription.record(self, of: state)
        return peek()
    }

    func peek() -> Wrapped { remember(base.peek()) }

    func set(_ value: Wrapped) {
        guard base.peek() != nil else {
            PagelessDiagnostics.report(.missingElement(collection: "\(Wrapped?.self)"))
            return
        }
        last = value
        base.set(value)
    }

    func isSame(as other: any BindingSource) -> Bool {
        guard let other = other as? UnwrappedSource<Wrapped> else { return false }
        return base.isSame(as: other.base)
    }

    func snapshot() -> Wrapped? { base.snapshot().flatMap { $0 } }

    var notifiesSubscribers: Bool { base.notifiesSubscribers }
    var state: (any WatchedState)? { base.state }

    private func remember(_ value: Wrapped?) -> Wrapped {
        if let value { last = value }
        return last
    }
}

/// The value of another binding, as an optional.
final class OptionalSource<Wrapped>: BindingSource {
    typealias Value = Wrapped?

    private let base: any BindingSource<Wrapped>

    init(_ base: any BindingSource<Wrapped>) { self.base = base }

    func get() -> Wrapped? { base.get() }
    func peek() -> Wrapped? { base.peek() }
    // The base cannot store `nil`.
    func set(_ value: Wrapped?) { if let value { base.set(value) } }

    func isSame(as other: any BindingSource) -> Bool {
        guard let other = other as? OptionalSource<Wrapped> else { return false }
        return base.isSame(as: other.base)
    }

    func snapshot() -> Wrapped?? { base.snapshot().map { .some($0) } }

    var notifiesSubscribers: Bool { base.notifiesSubscribers }
}
