/// Reads `Accept-Encoding`.
enum AcceptedEncodings {
    /// Whether it names gzip, and not with a weight of 0, which refuses it.
    static func acceptGzip(_ header: UnsafeRawBufferPointer) -> Bool {
        header.split(separator: UInt8(ascii: ",")).contains { entry in
            let name = entry.drop(while: isBlank).prefix { !isBlank($0) && $0 != UInt8(ascii: ";") }
            guard isGzip(name) else { return false }
            let parameters = String(decoding: entry, as: UTF8.self).split(separator: ";").dropFirst()
            let weight = parameters.lazy.map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
                .first { $0.hasPrefix("q=") }
            return weight.map { Double($0.dropFirst(2)) ?? 0 > 0 } ?? true
        }
    }

    private static func isGzip(_ name: Slice<UnsafeRawBufferPointer>) -> Bool {
        let lowered = name.lazy.map { (65...90).contains($0) ? $0 | 0x20 : $0 }
        return lowered.elementsEqual("gzip".utf8) || lowered.elementsEqual("x-gzip".utf8)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
