import MartletValues

/// A view of a page as it stands, for the inspector.
package struct InspectedView: Sendable, Equatable, Identifiable {
    package struct Property: Sendable, Equatable {
        /// The name of the stored property, with the underscore of a property wrapper.
        package let name: String
        /// Its value as text; `nil` if the view does not own one.
        package let value: String?
    }

    /// The view's type.
    package let name: String
    /// How many views are around it.
    package let level: Int
    /// What tells it from its siblings.
    package let identity: String
    /// The identifiers of its first element, and of the first and the last node of its content in the document.
    package let number: UInt32
    package let first: UInt32
    package let last: UInt32
    package let properties: [Property]
    /// The state that its body has read: `Counter._count`.
    package let dependencies: [String]
    package let evaluations: Int

    package var id: UInt32 { number }
}

extension ViewGraph {
    /// The views of the page in the order of the document, those that are marked (`inspectedFirst()`) before all others: at most
    /// `limit`, and how many there are.
    package func inspectedViews(limit: Int = 500) -> (views: [InspectedView], count: Int) {
        var views: [InspectedView] = []
        var count = 0
        guard let root else { return (views, count) }
        let first = marked(in: root)
        for node in first { collect(node, level: 0, limit, &views, &count, without: []) }
        collect(root, level: 0, limit, &views, &count, without: Set(first.map(ObjectIdentifier.init)))
        return (views, count)
    }

    /// The outermost nodes that are marked.
    private func marked(in node: Node) -> [Node] {
        node.isInspectedFirst ? [node] : node.children.flatMap(marked)
    }

    private func collect(
        _ node: Node, level: Int, _ limit: Int, _ views: inout [InspectedView], _ count: inout Int,
        without omitted: Set<ObjectIdentifier>
    ) {
        if omitted.contains(ObjectIdentifier(node)) { return }
        var level = level
        if isInspected(node) {
            count += 1
            if views.count < limit { views.append(inspected(node, level: level)) }
            level += 1
        }
        for child in node.children { collect(child, level: level, limit, &views, &count, without: omitted) }
    }

    private func isInspected(_ node: Node) -> Bool { services.inspection?.shows(node) ?? (node.declaredType != nil) }

    /// Calls `body` with each value that views of the page own, the number of the view's first element, and the property's
    /// name: those of the first `limit` views, among so many nodes. It runs with every transaction, and so looks at nothing else.
    package func forEachInspectedValue(
        limit: Int = 500, nodes: Int = 5_000,
        _ body: (_ view: Node, _ number: UInt32, _ property: String, _ value: String) -> Void
    ) {
        var waiting = root.map { [$0] } ?? []
        var (count, visited) = (0, 0)
        let secrets = services.visitorStore.secrets.texts
        while count < limit, visited < nodes, let node = waiting.popLast() {
            visited += 1
            waiting.append(contentsOf: node.children.reversed())
            guard isInspected(node) else { continue }
            count += 1
            guard node.keptStorages?.isEmpty == false else { continue }
            let number = node.baseIdentifier
            for property in node.inspectedProperties(without: secrets) {
                if let value = property.value { body(node, number, property.name, value) }
            }
        }
    }

    private func inspected(_ node: Node, level: Int) -> InspectedView {
        InspectedView(
            name: node.typeName, level: level, identity: node.identityText, number: node.baseIdentifier,
            first: node.firstIdentifier, last: node.lastIdentifier,
            properties: node.inspectedProperties(without: services.visitorStore.secrets.texts),
            dependencies: node.inspectedDependencies,
            evaluations: services.inspection?.evaluationCount(of: node) ?? 0)
    }

    /// The identifiers of the first and the last node of a view's content, by the number of the view's first element.
    package func inspectedRange(of number: UInt32) -> [UInt32]? {
        guard let node = instance(with: number)?.node else { return nil }
        return [node.firstIdentifier, node.lastIdentifier]
    }

    /// The innermost view to which an element belongs.
    package func inspectedView(of element: UInt32) -> UInt32? {
        var node = instance(with: element)?.node
        while let current = node, current.declaredType == nil { node = current.parent }
        return node?.baseIdentifier
    }
}

extension Node {
    /// What tells the view from its siblings: the row's identifier, the branch, or its position.
    fileprivate var identityText: String {
        let identities = identityPath.identities
        // A view alone in a row or a branch is known by it.
        let identity =
            if identities.count > 1, case .position(0) = identities[identities.count - 1],
                case let around = identities[identities.count - 2], !around.isPosition
            { around } else { identities.last ?? .position(0) }
        switch identity {
        case .position(let position): return "position \(position)"
        case .branch(let key): return "branch \(InspectedText().short(key.base))"
        case .row(let key, let occurrence):
            return "row \(InspectedText().short(key.base))" + (occurrence > 0 ? ", occurrence \(occurrence)" : "")
        }
    }

    fileprivate func inspectedProperties(without secrets: SecretTexts) -> [InspectedView.Property] {
        guard let names = declaredType?.dynamicProperties.map(\.name) else { return [] }
        let storages = keptStorages ?? []
        return names.enumerated().map { index, name in
            InspectedView.Property(
                name: name,
                value: storages.indices.contains(index) ? storages[index]?.inspectedValue(without: secrets) : nil)
        }
    }

    fileprivate var inspectedDependencies: [String] {
        declaredType == nil ? [] : inspectedSubscriber?.inspectedSources ?? []
    }
}

extension Identity {
    fileprivate var isPosition: Bool {
        if case .position = self { true } else { false }
    }
}
