/// Finds what can be done in a retained tree: the elements that listen, with their handlers.
///
/// Handlers live in the retained descriptions; the walk that renders them finds them again, so no table of them is kept.
package final class ActionFinder: Renderer {
    /// An element that listens.
    package struct Found {
        package let number: UInt32
        package let identifier: String?
        package var label: String
        package let types: [EventType]
        package let handlers: [(type: EventType, handler: EventHandler)]
        package let isEnabled: Bool
        package let isHidden: Bool
    }

    private var found: [Found] = []
    /// The elements around, innermost last, with what they say of those inside.
    private var open: [(index: Int?, isDisabled: Bool, isHidden: Bool)] = []
    /// Only this instance's own element, if one is looked for.
    private let wanted: Int?
    private let descends: Bool

    private init(_ node: Node, wanted: Int?) {
        self.wanted = wanted
        descends = wanted == nil
        super.init(node)
    }

    /// The listening element with `number`; `nil` if there is none.
    package static func action(at number: UInt32, in graph: ViewGraph) -> Found? {
        guard let (node, index) = graph.instance(with: number), node.viewType != nil else { return nil }
        let finder = ActionFinder(node, wanted: index)
        finder.applyAncestors(of: node)
        node.render(finder)
        return finder.found.first
    }

    /// Every listening element, in the page's order.
    package static func actions(in graph: ViewGraph) -> [Found] {
        guard let root = graph.root else { return [] }
        let finder = ActionFinder(root, wanted: nil)
        finder.renderNode()
        return finder.found
    }

    /// An instance inside a disabled or hidden element is so too.
    private func applyAncestors(of node: Node) {
        guard let (owner, position) = Self.owner(of: node) else { return }
        let finder = AncestorFinder(owner, position: position)
        owner.render(finder)
        open = finder.result.map { [(nil, $0.isDisabled, $0.isHidden)] } ?? []
        let outer = ActionFinder(owner, wanted: -1)
        outer.applyAncestors(of: owner)
        open = outer.open + open
    }

    /// The instance that `node` stands in, and at which child position.
    private static func owner(of node: Node) -> (Node, Int)? {
        var node = node
        while let parent = node.parent {
            if parent.viewType != nil, let position = parent.children.firstIndex(where: { $0 === node }) {
                return (parent, position)
            }
            node = parent
        }
        return nil
    }

    package override func writeOpen(_ name: ElementName) {
        var handlers: [(EventType, EventHandler)] = []
        var identifier: String?
        var label: String?
        var (isDisabled, isHidden) = (false, false)
        for attribute in attributes {
            switch attribute {
            case .event(let type, let handler): handlers.append((type, handler))
            case .attribute(let name, let value?):
                if name.isSame(as: "id") { identifier = value }
                if name.isSame(as: "aria-label") { label = value }
                if name.isSame(as: "disabled") { isDisabled = true }
                if name.isSame(as: "hidden") { isHidden = true }
            default: break
            }
        }
        if handlers.isEmpty || (wanted != nil && wanted != index) {
            if !name.isVoid { open.append((nil, isDisabled, isHidden)) }
            return
        }
        found.append(
            Found(
                number: node.base + UInt32(index), identifier: identifier, label: label ?? "",
                types: handlers.map(\.0), handlers: handlers,
                isEnabled: !isDisabled && !open.contains { $0.isDisabled },
                isHidden: isHidden || open.contains { $0.isHidden }))
        if !name.isVoid { open.append((label == nil ? found.count - 1 : nil, isDisabled, isHidden)) }
    }

    package override func writeClose(_ name: ElementName) { if !name.isVoid { open.removeLast() } }

    package override func writeText(_ text: Text) {
        for element in open {
            guard let index = element.index else { continue }
            found[index].label += (found[index].label.isEmpty ? "" : " ") + text.resolved()
        }
    }

    package override func writeChild() { if descends { descend(node.children[nextChild]) } }

    package override func writeHole() {
        if descends { for child in node.children[nextChild].children { descend(child) } }
    }

    private func descend(_ instance: Node) { rendering(instance) { renderNode() } }
}

/// Finds whether a child position of an instance lies in disabled or hidden elements.
private final class AncestorFinder: Renderer {
    private(set) var result: (isDisabled: Bool, isHidden: Bool)?
    private var open: [(isDisabled: Bool, isHidden: Bool)] = []
    private let position: Int

    init(_ node: Node, position: Int) {
        self.position = position
        super.init(node)
    }

    override func writeOpen(_ name: ElementName) {
        guard !name.isVoid else { return }
        var (isDisabled, isHidden) = (false, false)
        for case .attribute(let name, _?) in attributes {
            if name.isSame(as: "disabled") { isDisabled = true }
            if name.isSame(as: "hidden") { isHidden = true }
        }
        open.append((isDisabled, isHidden))
    }

    override func writeClose(_ name: ElementName) { if !name.isVoid { open.removeLast() } }
    override func writeChild() { note() }
    override func writeHole() { note() }

    private func note() {
        guard nextChild == position else { return }
        result = (open.contains { $0.isDisabled }, open.contains { $0.isHidden })
    }
}
