/// An event as the browser's client sends it.
struct PageEvent: Sendable {
    let target: UInt32
    let type: String
    var value: JSONValue?

    /// The body of a POST request with this event.
    func body(sequence: UInt64, acknowledged: UInt64) -> String {
        let value = value.map { ",\"value\":\($0)" } ?? ""
        return
            "{\"seq\":\(sequence),\"ack\":\(acknowledged),\"events\":[{\"target\":\(target),\"type\":\"\(type)\"\(value)}]}"
    }
}
