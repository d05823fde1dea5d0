/// Texts that are never stored: those that a `SecureField` is bound to. Holds hashes, and not the texts.
package struct SecretTexts: Sendable {
    private struct Entry: Equatable {
        let hash: Int
        let count: Int
    }

    private static let limit = 64
    private static let key = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max))
    private var entries: [Entry] = []
    /// Is another one for other texts, so that what was examined before is examined again; 0 without texts.
    package private(set) var version = 0

    package init() {}

    package var isEmpty: Bool { entries.isEmpty }

    /// Adds a text; beyond 64 the oldest goes. An empty text is no secret.
    package mutating func add(_ text: String) {
        guard !text.isEmpty else { return }
        let entry = Self.entry(text)
        if let index = entries.firstIndex(of: entry) {
            entries.remove(at: index)
        } else {
            version ^= entry.hash
            if entries.count == Self.limit { version ^= entries.removeFirst().hash }
        }
        entries.append(entry)
    }

    /// Removes a text that is no secret any more: the beginning of one that the visitor has typed on.
    package mutating func remove(_ text: String) {
        guard let index = entries.firstIndex(of: Self.entry(text)) else { return }
        // Also here: were it added again, the version would be that of a time without it, and what was examined then
        // would pass.
        version ^= entries.remove(at: index).hash
    }

    package func contains(_ text: String) -> Bool {
        guard !entries.isEmpty else { return false }
        let count = text.utf8.count
        guard entries.contains(where: { $0.count == count }) else { return false }
        return entries.contains(Self.entry(text))
    }

    private static func entry(_ text: String) -> Entry {
        var hasher = Hasher()
        hasher.combine(key.0)
        hasher.combine(key.1)
        for byte in text.utf8 { hasher.combine(byte) }
        return Entry(hash: hasher.finalize(), count: text.utf8.count)
    }
}
