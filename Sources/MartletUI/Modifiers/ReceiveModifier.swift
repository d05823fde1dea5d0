/// `onReceive`: an action for what a publisher sends while the view is there.
struct ReceiveModifier<Output>: LifetimeModifier {
    let subscription: PublisherSubscription<Output>
    let action: (Output) -> Void

    func makeEffect(_ place: NodePlace) -> Node { ReceiveNode(self, place) }

    func update(_ effect: Node, from old: Self) {
        let node = unsafeDowncast(effect, to: ReceiveNode<Output>.self)
        node.action = action
        if subscription.publisher !== old.subscription.publisher { node.listen(to: subscription) }
    }
}

/// How to listen to a publisher.
struct PublisherSubscription<Output> {
    /// What tells one publisher from another.
    let publisher: AnyObject
    /// Begins to listen for `owner`, in the isolation of `executor`; gives how to stop.
    let begin: (_ owner: AnyObject, (any WorkExecutor)?, @escaping (Output) -> Void) -> () -> Void

    init(
        publisher: AnyObject,
        begin: @escaping (_ owner: AnyObject, (any WorkExecutor)?, @escaping (Output) -> Void) -> () -> Void
    ) {
        self.publisher = publisher
        self.begin = begin
    }

    /// Listens to those that a program tells what to send.
    init(_ subscribers: Subscribers<Output>, first: (() -> Output)?) {
        self.init(publisher: subscribers) { owner, _, receive in
            subscribers.add(owner, receive)
            if let first { receive(first()) }
            return { [weak owner] in if let owner { subscribers.remove(owner) } }
        }
    }
}

/// Listens from the view's appearance to its end.
private final class ReceiveNode<Output>: EffectNode {
    var action: (Output) -> Void
    private var stop: (() -> Void)?

    init(_ modifier: ReceiveModifier<Output>, _ place: NodePlace) {
        action = modifier.action
        super.init(place)
        listen(to: modifier.subscription)
    }

    /// Listens to this publisher in place of the one before, when the evaluation under way has ended: what it sends at once
    /// may change anything.
    func listen(to subscription: PublisherSubscription<Output>) {
        end()
        graph.afterEvaluation { [weak self] in
            guard let self, !isRemoved else { return }
            end()
            stop = subscription.begin(self, graph.executor) { [weak self] in self?.receive($0) }
        }
    }

    private func receive(_ output: Output) {
        guard !isRemoved else { return }
        // A body is no place for changes.
        if CurrentEvaluation.reader == nil {
            action(output)
        } else {
            graph.afterEvaluation { [action] in action(output) }
        }
    }

    override func didRemove() { end() }

    private func end() {
        stop?()
        stop = nil
    }
}

extension View {
    /// Performs `action` with what `publisher` sends, from the view's appearance until it leaves the page: what it sends is
    /// received where it is sent, in the visitor's session.
    ///
    /// Another publisher takes the place of the one before, so one that a view is to keep belongs into its state or its model. A
    /// page that nobody has looked at for a while lets its views go, and listens again when somebody comes back.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(
            ReceiveModifier(
                subscription: PublisherSubscription(publisher._subscribers, first: publisher._subscribers.first),
                action: action))
    }

    /// Performs `action` with the values of a ``Published`` property, `$name`, the present one first.
    ///
    /// As with all publishers, it is told of a value before the object has it.
    public func onReceive<Value>(
        _ values: PublisherSequence<Value>, perform action: @escaping (Value) -> Void
    ) -> some View { modifier(ReceiveModifier(subscription: values.subscription, action: action)) }
}
