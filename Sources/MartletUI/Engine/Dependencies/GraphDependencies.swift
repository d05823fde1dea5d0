/// The subscribers of nodes that have no room for one, and the views' reads of shared values.
struct GraphDependencies {
    /// A subscriber that no view uses: most views read nothing and return the one that they borrowed.
    var spare: DependencySubscriber?
    var subscribers: [ObjectIdentifier: DependencySubscriber] = [:]
    /// The views' reads of shared values, for a graph without an isolation domain to keep them.
    lazy var subscriptions = SharedSubscriptions()
}

extension ViewGraph {
    var subscriptions: SharedSubscriptions { dependencies.subscriptions }

    /// The subscriber of a node that has no room for one.
    func subscriber(of node: Node) -> DependencySubscriber? { dependencies.subscribers[ObjectIdentifier(node)] }

    func setSubscriber(_ subscriber: DependencySubscriber?, of node: Node) {
        dependencies.subscribers[ObjectIdentifier(node)] = subscriber
    }

    func spareSubscriber(for node: Node) -> DependencySubscriber {
        guard let subscriber = dependencies.spare else { return DependencySubscriber(node) }
        dependencies.spare = nil
        subscriber.serve(node)
        return subscriber
    }

    func returnSubscriber(_ subscriber: DependencySubscriber) {
        subscriber.serve(nil)
        dependencies.spare = subscriber
    }
}
