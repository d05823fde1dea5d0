/// Patches that apply together: the changes of one flush of the page.
public struct Frame: Hashable, Sendable, CustomStringConvertible {
    /// The frame's number. The frames of a page are numbered from 1.
    public let number: UInt64
    /// What changed, in order.
    public let patches: [Patch]
    /// The JSON of the patches, as it was sent.
    public let description: String
    /// The patches as values, for the model.
    let values: [JSONValue]

    /// Parses the JSON array of a frame.
    init(_ number: UInt64, _ json: some Sequence<UInt8>) throws {
        let bytes = Array(json)
        let elements = try JSONValue.elements(bytes)
        self.number = number
        description = String(decoding: bytes, as: UTF8.self)
        patches = elements.map { Patch($0.value, text: $0.text) }
        values = elements.map(\.value)
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.number == right.number && left.description == right.description
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(number)
        hasher.combine(description)
    }
}
