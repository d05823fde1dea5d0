package import MartletServer

/// News in a Redis: a stream whose entries are numbered one after another by a key beside it. It keeps the last ten thousand.
package final class RedisNews: NewsStore {
    /// One waits for news, and is busy meanwhile.
    private let (listening, telling): (RedisLink, RedisLink)
    private let address: RedisAddress
    private var keys: [String] { Self.keys(address) }

    package init(_ address: RedisAddress, password: String?, _ patience: RedisConnection.Patience = .init()) {
        self.address = address
        (listening, telling) = (
            RedisLink(address, password: password, patience), RedisLink(address, password: password, patience)
        )
    }

    /// The stream, and the number of its last entry.
    static func keys(_ address: RedisAddress) -> [String] { [address.prefix + "news", address.prefix + "news:last"] }

    package func last() throws(StoreError) -> UInt64 {
        let number = try telling.ask(["GET", keys[1]]).text
        return number.flatMap { UInt64($0) } ?? 0
    }

    package func publish(_ news: ClusterNews) throws(StoreError) {
        _ = try telling.run([RedisCall(script: .tell, keys: keys, arguments: [.text(news.text)])])
    }

    package func next(after number: UInt64, milliseconds: Int) throws(StoreError) -> NewsPart {
        let streams = try listening.ask([
            "XREAD", "COUNT", "500", "BLOCK", String(milliseconds), "STREAMS", keys[0], "\(number)-1",
        ]).elements
        let entries = streams.first?.elements.last?.elements ?? []
        guard !entries.isEmpty else {
            // Nothing is new, or Redis has gone back and counts anew.
            let last = try last()
            return NewsPart(last: min(last, number), hasGap: last < number)
        }
        var part = NewsPart(last: number)
        for entry in entries {
            let id = entry.elements.first?.text?.split(separator: "-").first
            guard let found = id.flatMap({ UInt64($0) }) else { continue }
            part.hasGap = part.hasGap || found != part.last + 1
            part.last = found
            if let text = entry.elements.last?.elements.last?.text, let news = ClusterNews(text: text) {
                part.news.append(news)
            }
        }
        return part
    }

    package func close() {
        listening.close()
        telling.close()
    }
}
