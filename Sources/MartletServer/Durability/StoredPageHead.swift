import MartletUI
import MartletValues

/// What the record of a page begins with: what can be read of it without the program.
struct StoredPageHead {
    let version: UInt64
    let identifier: PageIdentifier
    let path: String
    private(set) var parameters: [String: String] = [:]
    private(set) var request: Request?
    private(set) var channel: PageChannel

    init(_ number: UInt64, _ decoder: inout ValueDecoder) throws {
        version = try decoder.readUInt64()
        guard 1...StoredTree.version ~= version else { throw NotRestorable.damaged }
        identifier = PageIdentifier(number: number, code: try decoder.readUInt64())
        channel = PageChannel(CurrentDocument(html: identifier))
        path = try decoder.readString()
        for _ in 0..<(try decoder.readUInt64()) {
            let name = try decoder.readString()
            parameters[name] = try decoder.readString()
        }
        if try decoder.readBool() { request = try Request(&decoder) }
        try channel.read(from: &decoder)
    }

    /// The last post that a stored page contains; `nil` if its record cannot be read.
    static func lastPost(_ number: UInt64, in record: StoredRecord) -> UInt64? {
        guard
            var decoder = try? ValueDecoder(
                record.value, ObjectTable(parent: nil), blobs: BlobCache(), blob: { _ in nil })
        else { return nil }
        return (try? StoredPageHead(number, &decoder))?.channel.events.last
    }
}
