/// What the views of a page say of its document and of the answer that carries it.
///
/// Each word is a node of the tree and holds while that node does. Of several the innermost counts, and of equals the
/// first.
package final class DocumentHead {
    private var nodes: ContiguousArray<DocumentNode> = []
    /// Where the answer sends the browser in place of showing the page. With the base path before it.
    package internal(set) var redirect: String?
    // Unsafe for the reason that a node's is: nodes are removed in the graph's own `deinit`, and take back their word.
    unowned(unsafe) let graph: ViewGraph

    init(_ graph: ViewGraph) { self.graph = graph }

    /// The title that the browser has.
    private var sentTitle: String { graph.client.title ?? graph.documentTitle }

    func add(_ node: DocumentNode) {
        nodes.append(node)
        apply(node.entry)
    }

    func remove(_ node: DocumentNode) {
        nodes.removeAll { $0 === node }
        apply(node.entry)
    }

    /// What the browser sees of a word that has come or gone.
    private func apply(_ entry: DocumentEntry) {
        switch entry {
        case .title: sendTitle()
        case .colorScheme: sendColorScheme()
        default: break
        }
    }

    // MARK: What holds

    package var title: String {
        innermost { if case .title(let title) = $0 { title } else { nil } } ?? graph.documentTitle
    }

    /// The document's language; `nil` if no view says it.
    package var language: String? { innermost { if case .language(let language) = $0 { language } else { nil } } }

    /// The status of the answer.
    package var status: Int { innermost { if case .status(let status) = $0 { status } else { nil } } ?? 200 }

    /// Each name once, in the order in which it was first given.
    package var metadata: [DocumentMetadata] {
        entries { if case .metadata(let metadata) = $0 { metadata } else { nil } }.uniqued(by: \.name)
    }

    /// Headers of the answer, each name once.
    package var headers: [DocumentHeader] {
        entries { if case .header(let header) = $0 { header } else { nil } }.uniqued { $0.name.lowercased() }
    }

    func innermost<Value>(_ value: (DocumentEntry) -> Value?) -> Value? { entries(value).first }

    /// The values, innermost first.
    private func entries<Value>(_ value: (DocumentEntry) -> Value?) -> [Value] {
        nodes.enumerated().sorted { ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset) }
            .compactMap { value($0.element.entry) }
    }

    // MARK: The title in the browser

    /// When the evaluation under way has ended, since several may change it.
    private func sendTitle() {
        graph.afterEvaluation { [weak self] in self?.writeTitle() }
    }

    private func writeTitle() {
        let title = title
        guard title != sentTitle else { return }
        graph.client.title = title
        if graph.client.isRendered { graph.patches.setTitle(title) }
    }

    /// A resync takes the place of every frame before it, so it says the title again.
    func sendTitleAgain() { if sentTitle != graph.documentTitle { graph.patches.setTitle(sentTitle) } }
}

extension Array {
    /// Without those whose key an earlier one has.
    fileprivate func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}

extension ViewGraph {
    /// What views say of the document.
    var documentContributions: DocumentHead {
        if let documentHead { return documentHead }
        let head = DocumentHead(self)
        documentHead = head
        return head
    }
}
