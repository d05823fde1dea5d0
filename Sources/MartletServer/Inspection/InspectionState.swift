import MartletUI

/// What an inspected page's browser is to do for its inspectors.
package struct InspectionState: Sendable, Equatable {
    /// Whether views flash when they have been evaluated.
    package var flashes = true
    /// Milliseconds by which requests, and frames, are held back.
    package var latency = 0
    /// How often the stream was cut.
    package var cuts = 0
    /// Whether the next element that is pressed is reported instead.
    package var isPicking = false
    /// The first and the last node of the view that is looked at.
    package var highlight: [UInt32]?

    /// Milliseconds that an inspector may ask for.
    package static let latencies = 0...2_000

    var json: Bytes {
        var json = Bytes("{\"flashes\":\(flashes),\"latency\":\(latency),\"cuts\":\(cuts),\"picks\":\(isPicking)".utf8)
        if let highlight { json.write(",\"highlight\":\(highlight)") }
        json.write("}")
        return json
    }
}
