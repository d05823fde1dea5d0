import Synchronization

/// Why views are evaluated, remembered for the views that print it.
struct PrintedChanges {
    /// The reason for the evaluation under way.
    var reason = EvaluationReason.identity
    private var causes: [ObjectIdentifier: [InvalidationCause]] = [:]

    mutating func add(_ cause: InvalidationCause, of node: Node) {
        causes[ObjectIdentifier(node), default: []].append(cause)
    }

    func causes(of node: Node) -> [InvalidationCause] { causes[ObjectIdentifier(node)] ?? [] }

    mutating func forget() { if !causes.isEmpty { causes.removeAll() } }
}

extension View {
    /// Prints why this view is being evaluated: `Counter: @self, @identity, _count changed.` Call it in `body`, as `let
    /// _ = Self._printChanges()`.
    ///
    /// `@identity` means that the view is new, and `@self` that its value is; `_name` names a property whose value has
    /// changed, and `@dependencies` stands for the properties of observable objects (“SwiftUI”, "View Updates and
    /// Performance").
    public static func _printChanges() {
        guard let node = CurrentEvaluation.subscriber?.evaluated, !node.graph.scheduler.isCheckingInitialValues else {
            return
        }
        node.declaredType?.printsChanges.store(true, ordering: .relaxed)
        let changes = node.changes(node.graph.reports.changes.reason, node.graph.reports.changes.causes(of: node))
        node.graph.print(
            "\(Self.self): \(changes.isEmpty ? "unchanged" : changes.joined(separator: ", ") + " changed").")
    }
}

extension Node {
    /// Why the view is evaluated. The inspector has the changed properties of observable objects by name.
    func changes(
        _ reason: EvaluationReason, _ causes: [InvalidationCause], namingObjects: Bool = false
    ) -> [String] {
        let properties = readableProperties
        switch reason {
        // A view without dynamic properties has no identity worth reporting.
        case .identity: return properties.isEmpty ? ["@self"] : ["@self", "@identity"] + properties.map(\.name)
        case .inputs, .dependency: break
        }
        var names = Set<String>()
        var others: [String] = []
        for cause in causes {
            switch cause {
            case .property(let name): names.insert(name)
            case .observable(let property):
                let name = namingObjects ? ObservedProperty.name(of: property) : nil
                if let name, !others.contains(name) {
                    others.append(name)
                } else if others.isEmpty {
                    others = ["@dependencies"]
                }
            case .source(let source):
                let subscribers = properties.filter { reading($0.read, records: source) }
                subscribers.isEmpty ? others = ["@dependencies"] : names.formUnion(subscribers.map(\.name))
            }
        }
        return (reason == .inputs ? ["@self"] : []) + properties.map(\.name).filter(names.contains) + others
    }

    private func reading(_ read: () -> Void, records source: any DependencySource) -> Bool {
        let probe = DependencySubscriber(self)
        defer { probe.end() }
        CurrentEvaluation.during(probe, read)
        return probe.records(source)
    }
}
