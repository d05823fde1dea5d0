import MartletUI
import MartletValues

/// What a page's records say.
struct StoredPage {
    let identifier: PageIdentifier
    private(set) var content: PageTree
    private(set) var channel: PageChannel
    let durability: PageDurability

    /// Reads the records of one page; `nil` if they are damaged, or if the program has no such page any more.
    init?(_ records: [StoredRecord], _ app: AppInstance, _ session: OwnSession, _ context: ServerContext) {
        guard let record = records.first(where: { RecordName.isOfPage($0.name) }),
            let number = RecordName.page(in: record.name),
            let durable = session.durable
        else { return nil }
        let objects = ObjectTable(parent: durable.objects)
        let blobs = BlobCache()
        let reader = BlobReader(records, prefix: "\(record.name):b:")
        guard var decoder = try? ValueDecoder(record.value, objects, blobs: blobs, blob: reader.read),
            let head = try? StoredPageHead(number, &decoder)
        else { return nil }
        guard let position = context.outline.scene(withPath: head.path), let scene = app.page(position) else {
            context.durability?.restorations.add(
                [LostState(owner: "the page \(head.path)", property: "all")], of: durable)
            return nil
        }
        identifier = head.identifier
        content = PageTree(app, scene)
        (content.parameters, content.request) = (head.parameters, head.request)
        channel = head.channel
        let prefix = RecordName.tables(of: record.name)
        let tables = records.filter { $0.name.hasPrefix(prefix) }.sorted { $0.version < $1.version }
        durability = PageDurability(
            restored: objects, blobs,
            blobNames: Set(records.lazy.map(\.name).filter { $0 != record.name && !$0.hasPrefix(prefix) }),
            tables: tables.compactMap { Int(Substring($0.name.utf8.dropFirst(prefix.utf8.count))) })
        do {
            try content.readStore(from: &decoder, session.executor)
            let record = try StoredTree(&decoder, version: head.version, numbers: tables.map(\.value))
            _ = content.change { $0.load(record) }
        } catch {
            return nil
        }
    }
}

/// Finds large values among a session's records.
struct BlobReader: Sendable {
    private let values: [String: [UInt8]]
    private let prefix: String

    init(_ records: [StoredRecord], prefix: String) {
        self.prefix = prefix
        values = Dictionary(
            records.lazy.filter { $0.name.hasPrefix(prefix) }.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    }

    func read(_ name: BlobName) -> [UInt8]? { values["\(prefix)\(name)"] }
}
