/// What a page's views declare about its document and about the answer that carries it.
///
/// Each declaration is a node of the tree and applies while that node exists. Of several the innermost counts, and of
/// equally deep ones the first.
package final class DocumentHead {
    private var nodes: ContiguousArray<DocumentNode> = []
    /// The address, with the base path, to which the answer sends the browser in place of showing the page.
    package internal(set) var redirect: String?
    // Unsafe for the same reason as a node's reference: nodes are removed in the graph's own `deinit`, and withdraw
    // their declarations.
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

    /// Updates the browser after a declaration has been added or removed.
    private func apply(_ entry: DocumentEntry) {
        switch entry {
        case .title, .pageTitle: sendTitle()
        case .colorScheme: sendColorScheme()
        default: break
        }
    }

    // MARK: Effective values

    package var title: String {
        innermost { if case .pageTitle(let title) = $0 { title } else { nil } }
            ?? innermost { if case .title(let title) = $0 { title } else { nil } } ?? graph.documentTitle
    }

    /// The document's language; `nil` if no view declares it.
    package var language: String? { innermost { if case .language(let language) = $0 { language } else { nil } } }

    /// The status of the answer.
    package var status: Int { innermost { if case .status(let status) = $0 { status } else { nil } } ?? 200 }

    /// Each name once, in the order of its first declaration.
    package var metadata: [DocumentMetadata] {
        entries { if case .metadata(let metadata) = $0 { metadata } else { nil } }.uniqued(by: \.name)
    }

    /// The headers of the answer, each name once.
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

    /// Sends the title when the evaluation under way has ended, because several views may change it.
    private func sendTitle() {
        graph.afterEvaluation { [weak self] in self?.writeTitle() }
    }

    private func writeTitle() {
        let title = title
        guard title != sentTitle else { return }
        graph.client.title = title
        if graph.client.isRendered { graph.patches.setTitle(title) }
    }

    /// Sends the title again, because a resync replaces every frame before it.
    func sendTitleAgain() { if sentTitle != graph.documentTitle { graph.patches.setTitle(sentTitle) } }
}

extension Array {
    /// The elements without those whose key an earlier element has.
    fileprivate func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
        var seen: Set<Key> = []
        return filter { seen.insert(key($0)).inserted }
    }
}

extension ViewGraph {
    /// What views declare about the document.
    var documentContributions: DocumentHead {
        if let head = page.head { return head }
        let head = DocumentHead(self)
        page.head = head
        return head
    }

    /// What views declare about the document and the answer; `nil` while none does.
    package var documentHead: DocumentHead? { page.head }
}
