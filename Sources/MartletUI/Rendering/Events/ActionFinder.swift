/// A listening element, as events and the list of actions need it.
package struct FoundAction {
    package let number: UInt32
    package let identifier: String?
    package var label: String
    package let handlers: [(type: EventType, handler: EventHandler)]
    package let isEnabled: Bool
    package let isHidden: Bool

    package var types: [EventType] { handlers.map(\.type) }
}

/// A handler, and whether it may be used now.
package struct FoundHandler {
    package let handler: EventHandler
    package let inlineExecution: InlineExecutionPolicy
    package let isEnabled: Bool
    package let isHidden: Bool
}

/// Finds handlers in a retained tree.
///
/// Handlers live in the retained descriptions, and a type's plan knows where, so no table of them is kept.
package enum ActionFinder {
    /// The listening element with the node identifier `number`; `nil` if there is none.
    package static func action(at number: UInt32, in graph: ViewGraph) -> FoundAction? {
        guard let (node, index) = graph.instance(with: number) else { return nil }
        var found: FoundAction?
        let around = restrictions(around: node)
        node.withContent { found = action(at: index, of: node, $0, around) }
        return found
    }

    /// The handler for `type` events of the element with the node identifier `number`, and whether it may be used now;
    /// `nil` if there is none.
    package static func handler(
        at number: UInt32, for type: EventType, in graph: ViewGraph
    ) -> FoundHandler? {
        guard let (node, index) = graph.instance(with: number), let plan = node.viewType?.plan,
            index < plan.elements.count
        else { return nil }
        // Cancelling a dialog presses its cancel button, if it has one.
        if type == .cancel, let button = cancelButton(of: node),
            let found = self.handler(at: button, for: .click, in: graph)
        {
            return found
        }
        var handler: (EventHandler, InlineExecutionPolicy)?
        var restrictions = restrictions(around: node)
        node.withContent { content in
            for position in plan.elements[index].attributes where plan.attributes[position].isEvent {
                let step = plan.attributes[position]
                guard case .event(type, let found) = step.attribute(in: content) else { continue }
                let next = bound(found, step, node)
                handler = (handler?.0.joined(with: next, for: type) ?? next, step.inlineExecution)
            }
            for step in plan.elements[index].restrictions { restrictions.add(step.attribute(in: content)) }
        }
        guard let (handler, inlineExecution) = handler else { return nil }
        return FoundHandler(
            handler: handler.ending(dismissal(by: type, at: node, restrictions)), inlineExecution: inlineExecution,
            isEnabled: !restrictions.isDisabled, isHidden: restrictions.isHidden)
    }

    /// `handler` together with the node that records what the browser shows, if it has one, or with its environment.
    private static func bound(_ handler: EventHandler, _ step: AttributeStep, _ node: Node) -> EventHandler {
        if case .inEnvironment(let action) = handler {
            return .action { action(EnvironmentValues(above: node.nearestEnvironmentProvider, subscriber: nil)) }
        }
        guard case .control(let part) = handler, let plan = node.viewType?.plan,
            let position = plan.children.firstIndex(where: { $0.operations.control === step.control }),
            node.children.indices.contains(position), let control = node.children[position] as? ControlNode
        else { return handler }
        return .bound(control, part)
    }

    /// The listening elements with `identifier`. The search skips instances whose type has no identifiers.
    package static func actions(identifiedBy identifier: String, in graph: ViewGraph) -> [FoundAction] {
        var found: [FoundAction] = []
        func visit(_ node: Node) {
            if let plan = node.viewType?.plan, !plan.identifiable.isEmpty {
                node.withContent { content in
                    for index in plan.identifiable where self.identifier(of: index, plan, content) == identifier {
                        if let action = action(at: node.baseIdentifier + UInt32(index), in: graph) {
                            found.append(action)
                        }
                    }
                }
            }
            for child in node.children where child.mayHoldIdentifiers { visit(child) }
        }
        if let root = graph.root { visit(root) }
        return found
    }

    private static func identifier(of index: Int, _ plan: ViewPlan, _ content: ValueAddress) -> String? {
        for position in plan.elements[index].attributes where plan.attributes[position].mayRestrict {
            guard case .named(let value) = plan.attributes[position].attribute(in: content),
                value.name.isSame(as: "id")
            else { continue }
            return value.ownText
        }
        return nil
    }

    /// Every listening element, in the page's order.
    package static func actions(in graph: ViewGraph) -> [FoundAction] {
        guard let root = graph.root else { return [] }
        let lister = ActionLister(root)
        lister.renderNode()
        return lister.found
    }

    /// How an element restricts those inside it.
    private struct Restrictions {
        var isDisabled = false
        var isHidden = false
        /// Ends the dialog that contains the buttons.
        var dismissal: (() -> Void)?

        mutating func add(_ attribute: Attribute) {
            guard case .named(let value) = attribute, value.ownText != nil else { return }
            if value.name.isSame(as: "disabled") { isDisabled = true }
            if value.name.isSame(as: "hidden") || value.name.isSame(as: "inert") { isHidden = true }
        }
    }

    private static func action(
        at index: Int, of node: Node, _ content: ValueAddress, _ around: Restrictions
    ) -> FoundAction? {
        guard let plan = node.viewType?.plan, plan.elements.indices.contains(index) else { return nil }
        var handlers: [(type: EventType, handler: EventHandler)] = []
        var identifier: String?
        for position in plan.elements[index].attributes {
            switch plan.attributes[position].attribute(in: content) {
            case .event(let type, let handler):
                let end = dismissal(by: type, at: node, around)
                handlers.append((type, bound(handler, plan.attributes[position], node).ending(end)))
            case .named(let value): if value.name.isSame(as: "id") { identifier = value.ownText }
            case .style: break
            }
        }
        guard !handlers.isEmpty else { return nil }
        var restrictions = around
        for step in plan.elements[index].restrictions { restrictions.add(step.attribute(in: content)) }
        return FoundAction(
            number: node.baseIdentifier + UInt32(index), identifier: identifier, label: "", handlers: handlers,
            isEnabled: !restrictions.isDisabled, isHidden: restrictions.isHidden)
    }

    /// Ends the dialog that an event of `type` closes: by a press of one of its buttons, or by its cancellation.
    private static func dismissal(by type: EventType, at node: Node, _ around: Restrictions) -> (() -> Void)? {
        switch type {
        case .click: around.dismissal
        case .cancel: node.children.lazy.compactMap(\.dismissal).first
        default: nil
        }
    }

    /// The restrictions on an instance from the elements of the instances around it.
    private static func restrictions(around node: Node) -> Restrictions {
        var restrictions = Restrictions()
        restrictions.dismissal = node.dismissal
        var node = node
        while let parent = node.parent {
            if restrictions.dismissal == nil { restrictions.dismissal = parent.dismissal }
            if let plan = parent.viewType?.plan, plan.restrictsChildren,
                let position = parent.children.firstIndex(where: { $0 === node }),
                let element = plan.children[position].element, !plan.elements[element].restrictions.isEmpty
            {
                parent.withContent { content in
                    for step in plan.elements[element].restrictions { restrictions.add(step.attribute(in: content)) }
                }
            }
            node = parent
        }
        return restrictions
    }
}

/// Lists the actions on a page, with the labels that a person sees.
private final class ActionLister: Renderer {
    private(set) var found: [FoundAction] = []
    /// The elements around, innermost last; `action` is the index in `found` of an action that still gathers its label.
    private var open: [(action: Int?, isDisabled: Bool, isHidden: Bool)] = []
    /// Where the actions of the rows around begin in `found`.
    private var rows: [Int] = []

    override func writeOpen(_ name: ElementName) {
        var handlers: [(type: EventType, handler: EventHandler)] = []
        var identifier: String?
        var label: String?
        var (isDisabled, isHidden) = (open.last?.isDisabled ?? false, open.last?.isHidden ?? false)
        for attribute in attributes {
            switch attribute {
            case .event(.link, _), .event(.resize, _), .event(.measure, _), .event(.scroll, _), .event(.hover, _),
                .event(.error, _):
                break
            case .event(let type, let handler): handlers.append((type, handler))
            case .named(let value):
                if value.isPartOfTemplate, value.name.isSame(as: RowLabel.attribute), let pattern = value.text,
                    let first = rows.last, first < found.count
                {
                    label = RowLabel.text(pattern, found[first].label)
                }
                guard let text = value.ownText else { continue }
                if value.name.isSame(as: "id") { identifier = text }
                if value.name.isSame(as: "aria-label") { label = text }
                if value.name.isSame(as: "disabled") { isDisabled = true }
                if value.name.isSame(as: "hidden") || value.name.isSame(as: "inert") { isHidden = true }
            case .style: break
            }
        }
        if name.info.isRow { rows.append(found.count) }
        var action: Int?
        if !handlers.isEmpty {
            found.append(
                FoundAction(
                    number: node.baseIdentifier + UInt32(index), identifier: identifier, label: label ?? "",
                    handlers: handlers, isEnabled: !isDisabled, isHidden: isHidden))
            if label == nil { action = found.count - 1 }
        }
        if !name.isVoid { open.append((action, isDisabled, isHidden)) }
    }

    override func writeClose(_ name: ElementName) {
        if !name.isVoid { open.removeLast() }
        if name.info.isRow { rows.removeLast() }
    }

    override func writeText(_ text: Text) {
        for element in open {
            guard let action = element.action else { continue }
            found[action].label += (found[action].label.isEmpty ? "" : " ") + text.resolved()
        }
    }

    override func writeChild() { descend(node.children[nextChild]) }

    override func writeDynamicSlot() { for child in node.children[nextChild].slotInstances { descend(child) } }

    private func descend(_ instance: Node) { rendering(instance) { renderNode() } }
}
