import MartletUI

/// About how much memory the views of a page take. Swift does not attribute memory to owners; measured, views take three
/// times the bytes of their HTML, and a row of a few elements 400 bytes.
struct PageWeight {
    /// In bytes of memory; 0 for a page that is not heavy: even one for each allowed session does no harm.
    private(set) var bytes = 0
    /// The largest HTML or frame that the views stand for.
    private var content = 0

    /// The page was made or sent as a whole.
    mutating func measure(html count: Int, of tree: ViewGraph) { update(content: count, tree) }

    /// The page has changed.
    mutating func measure(frame count: Int, of tree: ViewGraph) { update(content: max(content, count), tree) }

    private mutating func update(content count: Int, _ tree: ViewGraph) {
        content = count
        bytes = Self.estimate(html: count, views: tree.viewCount)
    }

    static func estimate(html count: Int, views: Int = 0) -> Int {
        let bytes = max(count * 3, views * 400)
        return bytes > RenderCost.heavyBytes * 3 ? bytes : 0
    }
}
