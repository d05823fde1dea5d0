import MartletUI
import MartletValues

/// How a page becomes records.
extension Page {
    private var recordName: String { RecordName.page(identifier.number) }

    /// The changes of the page's records since the last call.
    func captureChanges(_ durable: SessionDurability) -> [StoreBatch.Change] {
        // Without views, the page is as it was when they went.
        guard let tree else { return stored.capturePending(recordName, durable) }
        tree.flush()
        let others = stored.captureOthers()
        let numbers = stored.changes(tree.captureNumbers(), of: recordName, durable)
        let (record, blobs) = makeRecord(tree, durable)
        return others + numbers + blobs + durable.put(recordName, record, instead: &stored.written)
    }

    /// What was taken last is not in the store: the next changes contain it again.
    func forgetTaken() {
        stored.forgetTaken()
        tree?.forgetNumbers()
    }

    /// Keeps the record of a page whose views are about to go.
    func keepRecord() {
        guard let durable = session.durable, let tree else { return }
        let numbers = stored.changes(tree.captureNumbers(), of: recordName, durable)
        let (record, blobs) = makeRecord(tree, durable)
        stored.keep(record, numbers + blobs)
    }

    private func makeRecord(
        _ tree: ViewGraph, _ durable: SessionDurability
    ) -> (record: [UInt8], blobs: [StoreBatch.Change]) {
        var encoder = ValueEncoder(stored.objects(below: durable.objects), blobs: stored.blobs)
        let secrets = session.store.secrets
        encoder.secrets = secrets.texts
        encoder.write(StoredTree.version)
        writeHead(to: &encoder)
        content.writeStore(to: &encoder, secrets)
        tree.store(in: &encoder)
        let record = encoder.finish()
        return (record.bytes, stored.changes(of: record, of: recordName, durable))
    }

    private func writeHead(to encoder: inout ValueEncoder) {
        encoder.write(identifier.code)
        encoder.write(scene.path.text)
        encoder.write(UInt64(content.parameters.count))
        for (name, value) in content.parameters.sorted(by: { $0.key < $1.key }) {
            encoder.write(name)
            encoder.write(value)
        }
        encoder.write(content.request != nil)
        content.request?.write(to: &encoder)
        channel.write(to: &encoder)
    }
}
