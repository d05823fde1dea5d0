/// The modifier of `onReceive`.
struct ReceiveModifier<Source: Publisher>: _LifetimeModifier where Source.Failure == Never {
    let publisher: Source
    let action: (Source.Output) -> Void

    func makeEffect(_ place: _NodePlace) -> _Node { ReceiveNode(self, place) }

    func update(_ effect: _Node, from old: Self) {
        let node = effect.typed(as: ReceiveNode<Source>.self)
        node.action = action
        if !InputComparison.areValuesEqual(old.publisher, publisher) { node.listen(to: publisher) }
    }
}

/// Subscribes to the publisher from the view's appearance to its end.
private final class ReceiveNode<Source: Publisher>: EffectNode where Source.Failure == Never {
    var action: (Source.Output) -> Void
    private var cancellable: AnyCancellable?

    init(_ modifier: ReceiveModifier<Source>, _ place: _NodePlace) {
        action = modifier.action
        super.init(place)
        listen(to: modifier.publisher)
    }

    /// Replaces the subscription when the evaluation under way has ended, because whatever the publisher sends at once
    /// may change any state.
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
        // State must not change while a body is evaluated.
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
    /// Performs an action with each value that a publisher sends while the view is on the page.
    ///
    ///     Text(time, style: .time)
    ///         .onReceive(timer) { time = $0 }
    ///
    /// The action runs in the visitor's session, wherever the value is sent from. When an evaluation passes a different
    /// publisher, it replaces the previous one. A publisher made with operators in `body` is different each time, so
    /// keep a publisher that the view should hold on to in its state or model. A page that has been dehydrated, because
    /// its visitor has left it open and unused, receives nothing; its views subscribe again when the visitor returns.
    ///
    /// - Parameters:
    ///   - publisher: The publisher.
    ///   - action: The action, which receives the value.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never { modifier(ReceiveModifier(publisher: publisher, action: action)) }
}
