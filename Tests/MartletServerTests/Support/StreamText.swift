/// What has come of a stream, and is not a whole event yet.
struct StreamText {
    private var partial = ""
    private var hasHead = false

    /// Adds bytes, and returns the events that are complete.
    mutating func events(adding bytes: [UInt8]) -> [String] {
        partial += String(decoding: bytes, as: UTF8.self)
        var events: [String] = []
        while let end = partial.firstRange(of: hasHead ? "\n\n" : "\r\n\r\n") {
            if hasHead { events.append(String(partial[..<end.lowerBound])) }
            partial.removeSubrange(..<end.upperBound)
            hasHead = true
        }
        return events
    }
}
