@_spi(SwiftUI) import Observation
import Synchronization

/// The reads of `@Observable` objects by one view, cancellable.
///
/// `withObservationTracking` hands over a registration to cancel only when something changes. A view that reads
/// observable objects therefore also reads a sentinel of its own, and changing the sentinel hands over the
/// registration. Most views read no observable object and should not pay for this. The first evaluation of a type shows
/// whether it reads any; that registration is not cancellable, is ignored once the evaluation is obsolete, and ends at
/// the next change.
package final class ObservationScope {
    private let token: Token
    private let sentinel = Sentinel()
    /// The registration of a type's first evaluation, if that was an evaluation of this view.
    private var uncancellable: Token?

    private init(_ token: Token) { self.token = token }

    /// Runs `body` and records its reads of observable objects for `subscriber`.
    static func recording<Result>(
        for subscriber: DependencySubscriber, _ type: ViewType, _ body: () -> Result
    ) -> Result {
        if type.readsObservables.load(ordering: .relaxed) || subscriber.isInspected {
            let scope = scope(of: subscriber)
            let token = scope.token
            return withObservationTracking {
                scope.sentinel.read()
                return body()
            } didSet: {
                token.didSet($0)
            }
        }
        return withObservationTracking(body, onChange: register(subscriber, type))
    }

    /// Called only if something was read: a body that reads nothing registers nothing.
    private static func register(_ subscriber: DependencySubscriber, _ type: ViewType) -> @Sendable () -> Void {
        let token = Token(subscriber)
        type.readsObservables.store(true, ordering: .relaxed)
        scope(of: subscriber).uncancellable = token
        return { token.willSet() }
    }

    private static func scope(of subscriber: DependencySubscriber) -> ObservationScope {
        if let scope = subscriber.observation { return scope }
        let made = ObservationScope(Token(subscriber))
        subscriber.observation = made
        return made
    }

    /// Ends every registration made through this scope.
    func cancel() {
        token.isCancelling = true
        sentinel.change()
        token.isCancelling = false
        // No change can reach it through a sentinel, so it ends at the next change of what it read.
        uncancellable?.isCancelling = true
        uncancellable = nil
    }

    /// The properties that the view has read, for the inspector. Only a registration tells them, when something changes.
    func inspectedProperties() -> [AnyKeyPath] {
        token.isListing = true
        sentinel.change()
        token.isListing = false
        defer { token.listed = [] }
        return token.listed
    }

    /// The state that a registration's closure holds: never the view itself.
    ///
    /// Safety of `@unchecked Sendable`: Observation calls back on the thread that changes the object. An object of a
    /// session is changed on that session's executor only (the compiler proves it, because neither it nor the views are
    /// `Sendable`); for an object that is `Sendable` and changed elsewhere, the change is handed over to the session
    /// before anything else of the token is used.
    private final class Token: @unchecked Sendable {
        private let subscriber: DependencySubscriber
        private let isolation: (any GraphIsolation)?
        var isCancelling = false
        var isListing = false
        var listed: [AnyKeyPath] = []
        /// Whether the view's isolation domain is about to be notified of a change made elsewhere: changes that come
        /// meanwhile are covered by that notification.
        private let isWaiting = Atomic<Bool>(false)
        /// Whether a change of objects elsewhere has been reported.
        private let hasReported = Atomic<Bool>(false)

        init(_ subscriber: DependencySubscriber) {
            self.subscriber = subscriber
            isolation = subscriber.isolation
        }

        func didSet(_ tracking: ObservationTracking) {
            if isCancelling, isolation?.isCurrent ?? true {
                tracking.cancel()
            } else if isListing, isolation?.isCurrent ?? true {
                listed = Self.properties(in: tracking)
            } else {
                invalidate(tracking.changed)
            }
        }

        /// What a registration is for has no interface: it is reflected on, and the inspector shows nothing if it changes.
        private static func properties(in tracking: ObservationTracking) -> [AnyKeyPath] {
            guard let list = Mirror(reflecting: tracking).descendant("list", "entries") else { return [] }
            return Mirror(reflecting: list).children.flatMap { _, entry in
                let properties = Mirror(reflecting: entry).descendant("value", "properties") as? Set<AnyKeyPath>
                return properties?.filter { type(of: $0).rootType != Sentinel.self } ?? []
            }
        }

        /// Something that a type's first evaluation has read is about to change. If the type is evaluated on another
        /// thread before the change is complete, that evaluation is notified when it is complete.
        func willSet() { invalidate(nil) }

        private func invalidate(_ property: AnyKeyPath?) {
            if let isolation, !isolation.isCurrent {
                guard !isWaiting.exchange(true, ordering: .acquiringAndReleasing) else { return }
                let isFirst = !hasReported.exchange(true, ordering: .relaxed)
                let caller = isFirst ? CallingFunction.name() : nil
                isolation.mark {
                    self.isWaiting.store(false, ordering: .releasing)
                    self.subscriber.invalidate(.observable(nil))
                    if isFirst { self.subscriber.reportChangeOutside(of: "An @Observable object", by: caller) }
                }
            } else if !isCancelling {
                subscriber.invalidate(.observable(property))
            }
        }
    }

    private final class Sentinel: Observable {
        private let registrar = ObservationRegistrar()
        private let value = 0

        func read() { registrar.access(self, keyPath: \.value) }

        func change() { registrar.didSet(self, keyPath: \.value) }
    }
}
