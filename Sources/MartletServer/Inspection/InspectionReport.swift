import MartletUI

/// What an inspected page's browser reports: `{"frame":12,"milliseconds":8.5}`, or `{"picked":34}`.
struct InspectionReport: Equatable, Sendable {
    private(set) var frame: UInt64?
    private(set) var milliseconds: Double?
    private(set) var picked: UInt32?

    /// Bytes of a report.
    static let limit = 1_024

    init(_ body: UnsafeRawBufferPointer) throws(JSONError) {
        var reader = JSONReader(body)
        try reader.object { key, reader throws(JSONError) in
            if key.is("frame") {
                frame = try reader.unsigned("frame")
            } else if key.is("milliseconds") {
                milliseconds = try reader.number()
            } else if key.is("picked") {
                picked = try reader.node("picked")
            } else {
                throw JSONError("The member \(key.text) is not known; send frame and milliseconds, or picked.")
            }
        }
        try reader.end()
    }
}
