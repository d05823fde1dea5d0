import MartletUI
@testable import MartletValues

extension EnginePage {
    /// The record that a store would have of the page.
    func record() -> (bytes: [UInt8], blobs: [BlobName: [UInt8]]) {
        var encoder = ValueEncoder(ObjectTable(), blobs: BlobCache())
        graph.store(in: &encoder)
        let record = encoder.finish()
        return (record.bytes, Dictionary(record.newBlobs, uniquingKeysWith: { $1 }))
    }

    /// The page as another process makes it out of its record.
    func restored<Content: View>(as content: Content) throws -> EnginePage {
        let (bytes, blobs) = record()
        var decoder = try ValueDecoder(bytes, ObjectTable(), blob: { blobs[$0] })
        let tree = try StoredTree(&decoder, numbers: [])
        return try EnginePage(content) {
            $0.storingProcess = 1
            $0.storedTree = tree
        } whenMade: {
            $0.finishRestoration()
            // The browser is sent the whole page.
            _ = $0.patches.take()
            $0.forgetBrowser()
        }
    }
}
