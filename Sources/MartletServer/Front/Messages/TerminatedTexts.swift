/// Texts one after another, each with a zero at its end, so that they can be used where they are.
struct TerminatedTexts {
    private let bytes: UnsafeRawBufferPointer
    private(set) var place = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// The next text, without its zero; `nil` if there is none.
    mutating func next() -> UnsafeRawBufferPointer? {
        guard let end = bytes.firstIndex(of: 0, from: place) else { return nil }
        defer { place = end + 1 }
        return UnsafeRawBufferPointer(rebasing: bytes[place..<end])
    }

    mutating func nextString() -> String? { next().map { String(decoding: $0, as: UTF8.self) } }

    /// Names and values, until an empty name.
    mutating func nextFields() -> [(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer)]? {
        var fields: [(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer)] = []
        fields.reserveCapacity(16)
        while let name = next() {
            if name.isEmpty { return fields }
            guard let value = next() else { return nil }
            fields.append((name, value))
        }
        return nil
    }

    /// What is behind the last text.
    var rest: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: bytes[place...]) }

    static func append(_ text: some Sequence<UInt8>, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: text)
        bytes.append(0)
    }

    /// Appends a field. One that cannot be had in this form is left out.
    static func append(
        _ name: some Collection<UInt8>, _ value: some Collection<UInt8>, to bytes: inout [UInt8]
    ) {
        guard !name.isEmpty, !name.contains(0), !value.contains(0) else { return }
        append(name, to: &bytes)
        append(value, to: &bytes)
    }
}
