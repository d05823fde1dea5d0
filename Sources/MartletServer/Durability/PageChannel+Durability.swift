import MartletUI
import MartletValues

/// What of a page's channel outlives the process.
extension PageChannel {
    /// Frames up to so many above the last stored one may have been sent.
    private static let frameReserve: UInt64 = 1 << 24

    func write(to encoder: inout ValueEncoder) {
        encoder.write(document.html.number)
        encoder.write(document.html.code)
        encoder.write(document.number != nil)
        encoder.write(document.number ?? 0)
        encoder.write(document.hasLeft)
        encoder.write(stream.last)
        encoder.write(events.last)
        encoder.write(UInt64(events.lastStatus))
        encoder.write(formPosts)
    }

    mutating func read(from decoder: inout ValueDecoder) throws {
        let html = PageIdentifier(number: try decoder.readUInt64(), code: try decoder.readUInt64())
        let isNamed = try decoder.readBool()
        let number = try decoder.readUInt64()
        document = CurrentDocument(html: html, number: isNamed ? number : nil)
        document.hasLeft = try decoder.readBool()
        resume(after: try decoder.readUInt64() &+ Self.frameReserve)
        let last = try decoder.readUInt64()
        events = EventSequence(last: last, status: Int(clamping: try decoder.readUInt64()))
        formPosts = try decoder.readUInt64()
        durable = last
    }

    /// The posts up to `number` are durable: the browser need not keep them.
    mutating func didBecomeDurable(_ number: UInt64) {
        guard number > durable ?? 0 || durable == nil else { return }
        durable = number
        sendMark()
    }
}
