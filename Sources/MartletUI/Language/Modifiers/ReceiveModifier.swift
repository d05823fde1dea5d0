/// `onReceive`: an action for what a publisher sends while the view is there.
struct ReceiveModifier<Source: Publisher>: LifetimeModifier where Source.Failure == Never {
    let publisher: Source
    let action: (Source.Output) -> Void

    func makeEffect(_ place: NodePlace) -> Node { ReceiveNode(self, place) }

    func update(_ effect: Node, from old: Self) {
        let node = unsafeDowncast(effect, to: ReceiveNode<Source>.self)
        node.action = action
        if !InputComparison.areValuesEqual(old.publisher, publisher) { node.listen(to: publisher) }
    }
}

/// Listens from the view's appearance to its end.
private final class ReceiveNode<Source: Publisher>: EffectNode where Source.Failure == Never {
    var action: (Source.Output) -> Void
    private var cancellable: AnyCancellable?

    init(_ modifier: ReceiveModifier<Source>, _ place: NodePlace) {
        action = modifier.action
        super.init(place)
        listen(to: modifier.publisher)
    }

    /// Listens to this publisher in place of the one before, when the evaluation under way has ended: what it sends at once
    /// may change anything.
    func listen(to publisher: Source) {
        end()
        graph.afterEvaluation { [weak self] in
            guard let self, !isRemoved else { return }
            end()
            cancellable = CurrentIsolation.during(graph.isolation) {
                publisher.sink { [weak self] in self?.receive($0) }
            }
        }
    }

    private func receive(_ output: Source.Output) {
        guard !isRemoved else { return }
        // A body is no place for changes.
        if CurrentEvaluation.subscriber == nil {
            action(output)
        } else {
            graph.afterEvaluation { [action] in action(output) }
        }
    }

    override func didRemove() { end() }

    private func end() {
        cancellable?.cancel()
        cancellable = nil
    }
}

extension View {
    /// Performs `action` with what `publisher` sends, from the view's appearance until it leaves the page: in the visitor's
    /// session, wherever it is sent.
    ///
    /// A publisher that is another one than at the last evaluation takes the place of the one before; one that is made with
    /// operators in `body` is another one each time, so one that a view is to keep belongs into its state or its model. A
    /// page that nobody has looked at for a while lets its views go, and listens again when somebody comes back.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never { modifier(ReceiveModifier(publisher: publisher, action: action)) }
}
