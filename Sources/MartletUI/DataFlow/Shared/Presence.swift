import Synchronization

/// Who is here: what each open page says of its visitor, on all servers.
///
/// A page is here while it shows a view with ``View/presence(_:_:)`` and its browser is connected, and some fifteen seconds
/// longer. Pages of a server that has died are forgotten within a few seconds.
///
/// ```swift
/// struct Person: Hashable, Sendable { let name: String }
/// let people = Presence<Person>("chat")
///
/// ForEach(Set(people.elements).sorted { $0.name < $1.name }, id: \.self) { Text($0.name) }
///     .presence(people, Person(name: name))
/// ```
public final class Presence<Element: Hashable & Sendable>: Sendable {
    /// For each server, its pages.
    let pages: Shared<[UInt64: [UInt64: Element]]>
    let own = Mutex<[UInt64: Element]>([:])
    private let limit: Int

    /// Creates an empty presence.
    ///
    /// - Parameters:
    ///   - key: The name in the store, which no other presence of the program has.
    ///   - limit: How many pages may be here. Others are not counted until some have left.
    public init(_ key: String, limit: Int = 10_000) {
        pages = Shared([:], key: "presence:\(key)")
        self.limit = max(0, limit)
        Presences.add(self)
    }

    deinit { Presences.remove(ObjectIdentifier(self)) }

    /// What the pages say that are here, in no order, and as often as there are pages that say so. Views that read it are
    /// evaluated when somebody comes or leaves.
    public var elements: [Element] { pages.value.values.flatMap(\.values) }

    /// A page is here. Returns a number by which it leaves.
    package func enter(_ element: Element) -> UInt64 {
        let page = UInt64.random(in: 0...UInt64.max)
        own.withLock { $0[page] = element }
        publish()
        return page
    }

    package func leave(_ page: UInt64) {
        own.withLock { $0[page] = nil }
        publish()
    }

    /// Says which pages this server has.
    func publish() {
        let (server, isAlone) = (CurrentServer.number, CurrentServer.isAlone)
        pages.update { pages in
            // What an earlier process has left.
            if isAlone { pages = pages.filter { $0.key == server } }
            let others = pages.reduce(0) { $1.key == server ? $0 : $0 + $1.value.count }
            let own = own.withLock(\.self)
            let room = max(0, limit - others)
            let admitted =
                own.count > room ? Dictionary(uniqueKeysWithValues: own.prefix(room).map { ($0.key, $0.value) }) : own
            pages[server] = admitted.isEmpty ? nil : admitted
        }
    }
}
