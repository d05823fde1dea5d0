import MartletValues

/// For each page, its last post that has changed a shared value, unless the page is known to be stored since.
struct SharedPosts {
    private(set) var numbers: [UInt64: SharedPost] = [:]
    /// A post that does not fit waits until pages are stored: forgotten too early, it could change the value twice.
    static let limit = 50_000
    /// Marks a record that says of each page who has it in the store.
    private static let ownersMark: UInt = 1 << 40

    init(_ posts: some Sequence<SharedPost> = []) { for post in posts { add(post) } }

    var isEmpty: Bool { numbers.isEmpty }
    var count: Int { numbers.count }

    mutating func add(_ post: SharedPost) { numbers[post.page] = post }

    func contains(_ page: UInt64) -> Bool { numbers[page] != nil }

    /// Whether the page has changed the value with this post, or with a later one.
    func includes(_ post: SharedPost) -> Bool { numbers[post.page].map { post.number <= $0.number } ?? false }

    mutating func keep(_ isKept: (SharedPost) -> Bool) {
        guard !isEmpty else { return }
        numbers = numbers.filter { isKept($0.value) }
    }

    /// These posts, and those of earlier processes and of other servers.
    func adding(_ former: SharedPosts) -> SharedPosts {
        var all = self
        all.numbers.merge(former.numbers) { $0.number >= $1.number ? $0 : $1 }
        return all
    }

    // MARK: In the store

    func write(to encoder: inout ValueEncoder) {
        let hasOwners = numbers.values.contains { $0.owner != .none }
        encoder.write(UInt(count) | (hasOwners ? Self.ownersMark : 0))
        for post in numbers.values {
            encoder.write(post.page)
            encoder.write(post.number)
            guard hasOwners else { continue }
            encoder.write(post.owner.high)
            encoder.write(post.owner.low)
        }
    }

    init(_ decoder: inout ValueDecoder) throws(NotRestorable) {
        let mark = UInt(try decoder.readUnsigned())
        let hasOwners = mark & Self.ownersMark != 0
        for _ in 0..<(mark & (Self.ownersMark - 1)) {
            let (page, number) = (try decoder.readUInt64(), try decoder.readUInt64())
            var owner = PageOwner.none
            if hasOwners { owner = PageOwner(high: try decoder.readUInt64(), low: try decoder.readUInt64()) }
            add(SharedPost(page: page, number: number, owner: owner))
        }
    }
}
