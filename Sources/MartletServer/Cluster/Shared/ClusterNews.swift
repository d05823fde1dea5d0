/// What the servers of a cluster tell each other, in one order for all. It is a hint at what is in the store by then: who
/// has missed some reads there.
package enum ClusterNews: Equatable, Sendable {
    /// The owner has been written.
    case changed(StoreKey)
    /// The owner has been claimed, by itself or because its server has passed it on.
    case claimed(StoreKey, server: UInt64)
    /// A server needs the owner, which another one has.
    case wanted(StoreKey, server: UInt64, from: UInt64)
}

/// Where news are kept for a while. Its functions may block.
package protocol NewsStore: Sendable {
    /// The number of the last news.
    func last() throws(StoreError) -> UInt64

    func publish(_ news: ClusterNews) throws(StoreError)

    /// The news after those with this number. Waits for some, but not longer than this.
    func next(after number: UInt64, milliseconds: Int) throws(StoreError) -> NewsPart

    func close()
}

/// Some news in a row.
package struct NewsPart: Equatable, Sendable {
    package var news: [ClusterNews]
    /// The number of the last one.
    package var last: UInt64
    /// Whether some before these are not kept any more.
    package var hasGap: Bool

    package init(_ news: [ClusterNews] = [], last: UInt64, hasGap: Bool = false) {
        (self.news, self.last, self.hasGap) = (news, last, hasGap)
    }
}

extension ClusterNews {
    /// `c KEY`, `t KEY SERVER` or `w KEY SERVER FROM`: the first two are written by the scripts of a store.
    package var text: String {
        switch self {
        case .changed(let key): "c \(key.text)"
        case .claimed(let key, let server): "t \(key.text) \(server)"
        case .wanted(let key, let server, let other): "w \(key.text) \(server) \(other)"
        }
    }

    package init?(text: String) {
        let parts = text.split(separator: " ")
        let key = parts.count > 1 ? StoreKey(text: String(parts[1])) : nil
        let server = parts.count > 2 ? UInt64(parts[2]) : nil
        let other = parts.count > 3 ? UInt64(parts[3]) : nil
        switch (parts.first, key, server, other) {
        case ("c", let key?, _, _): self = .changed(key)
        case ("t", let key?, let server?, _): self = .claimed(key, server: server)
        case ("w", let key?, let server?, let other?): self = .wanted(key, server: server, from: other)
        default: return nil
        }
    }
}
