/// Declares something about the document or the answer: `navigationTitle`, `metadata`, `httpStatus` and similar
/// modifiers.
public struct _DocumentModifier: _LifetimeModifier {
    private let content: DocumentEntryBox

    init(_ entry: DocumentEntry) { content = DocumentEntryBox(entry: entry) }

    public func makeEffect(_ place: _NodePlace) -> _Node { DocumentNode(content.entry, place) }

    public func update(_ effect: _Node, from old: Self) {
        guard old.content.entry != content.entry else { return }
        effect.typed(as: DocumentNode.self).replace(with: content.entry)
    }
}

/// Keeps the entry's cases internal to the package.
struct DocumentEntryBox {
    let entry: DocumentEntry
}

/// The node of such a modifier in the tree.
package final class DocumentNode: EffectNode {
    var entry: DocumentEntry

    init(_ entry: DocumentEntry, _ place: NodePlace) {
        self.entry = entry
        super.init(place)
        begin()
    }

    func replace(with entry: DocumentEntry) {
        end()
        self.entry = entry
        begin()
    }

    package override func didRemove() { end() }

    private func begin() {
        switch entry {
        case .nothing: break
        case .redirect(let address): graph.afterEvaluation { [unowned graph] in graph.navigate(to: address) }
        default: graph.documentContributions.add(self)
        }
    }

    private func end() {
        switch entry {
        case .nothing, .redirect: break
        default: graph.documentContributions.remove(self)
        }
    }
}
