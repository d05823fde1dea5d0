package import MartletValues
import Synchronization

/// A view's node keeps this for an object whose changes the view follows.
package final class ObjectSubscription: PropertyStorage, DependencySource {
    package private(set) var object: AnyObject?
    /// The view's node, until its removal.
    private unowned var node: Node?
    private let name: String
    private let isolation: (any GraphIsolation)?
    private var unsubscribe: (() -> Void)?
    /// Whether the view owns the object, so that it is stored with the view's state.
    private let ownsObject: Bool
    /// Whether a diagnostic about changes outside the session has been reported.
    private let hasReported = Atomic<Bool>(false)
    /// Other views that have read the object, through a closure of this view.
    private var subscribers = SubscriberList()

    init(_ place: PropertyPlace, ownsObject: Bool = false) {
        self.ownsObject = ownsObject
        node = place.node
        name = place.name
        isolation = place.node.graph.isolation
    }

    /// Follows `object` from now on, and no other.
    func follow<Object: ObservableObject>(_ object: Object) {
        guard self.object !== object else { return }
        unsubscribe?()
        self.object = object
        let publisher = object.objectWillChange
        let announcer = publisher as? ObservableObjectPublisher
        let listener = ChangeListener<Object.ObjectWillChangePublisher.Output> { [unowned self, unowned announcer] in
            if self.isOutside { announcer?.markReceivedOutside() }
            self.objectWillChange()
        }
        publisher.receive(subscriber: listener)
        unsubscribe = { listener.cancel() }
    }

    package override func inspectedValue(without secrets: SecretTexts) -> String? {
        object.map { ViewType.shortName(of: type(of: $0)) }
    }

    package var inspectedName: String? { node.map { "\($0.typeName).\(name)" } }

    /// Records that the current view depends on the object, unless the view follows the object anyway.
    func recordRead() {
        guard let subscriber = CurrentEvaluation.subscriber, let node, !subscriber.serves(node) else { return }
        subscriber.record(self)
    }

    // The object may have changed.
    package override var isAsNew: Bool { object == nil }

    package override func reattach(to place: PropertyPlace) -> Bool {
        guard let object = object as? any ObservableObject else { return false }
        node = place.node
        self.object = nil
        follow(object)
        return true
    }

    package override var isDurable: Bool { ownsObject }

    package override func store(in encoder: inout ValueEncoder) throws(NotStorable) {
        guard let object = object as? any ObservableObject else { return }
        try encoder.encode(object: object, at: ObjectIdentifier(self))
    }

    package override func restore(
        _ stored: StoredProperty, from decoder: inout ValueDecoder
    ) throws(NotRestorable) {
        guard case .value(let stored) = stored, let object = object as? any ObservableObject else { throw .otherType }
        follow(try decoder.decode(stored, inPlaceOf: object, at: ObjectIdentifier(self)))
    }

    package override func disconnect() {
        unsubscribe?()
        unsubscribe = nil
        node = nil
    }

    package func add(_ subscriber: DependencySubscriber) { subscribers.add(subscriber) }

    package func remove(_ subscriber: DependencySubscriber) { subscribers.remove(subscriber) }

    private var isOutside: Bool { isolation.map { !$0.isCurrent } ?? false }

    private func objectWillChange() {
        if let isolation, isOutside { return changesElsewhere(isolation) }
        if let node {
            if CurrentEvaluation.subscriber != nil { node.graph.report(.writeDuringBody(property: name)) }
            node.graph.invalidate(node, .property(name))
        }
        for subscriber in subscribers.all { subscriber.invalidate(.source(self)) }
    }

    /// Handles a change outside the session, which is a misuse by the program: the views receive it in the session.
    private func changesElsewhere(_ isolation: any GraphIsolation) {
        let subscription = Carried(self)
        let isFirst = !hasReported.exchange(true, ordering: .relaxed)
        let caller = isFirst ? CallingFunction.name() : nil
        isolation.perform {
            let subscription = subscription.value
            subscription.objectWillChange()
            if isFirst { subscription.node?.reportChangeOutside(of: subscription.name, by: caller) }
        }
    }
}

extension ValueEncoder {
    fileprivate mutating func encode<Object: ObservableObject>(
        object: Object, at place: ObjectIdentifier
    ) throws(NotStorable) {
        try store(object, at: place)
    }
}

extension ValueDecoder {
    fileprivate mutating func decode<Object: ObservableObject>(
        _ stored: StoredValue, inPlaceOf object: Object, at place: ObjectIdentifier
    ) throws(NotRestorable) -> any ObservableObject {
        try decode(Object.self, initial: object, at: place, from: stored)
    }
}
