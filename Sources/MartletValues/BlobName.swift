/// The name of a large value that is stored apart from its record: a hash of its bytes under the key of its cache.
package struct BlobName: Hashable, Sendable {
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// `nil` if the text is not 32 hexadecimal digits.
    package init?(text: some StringProtocol) {
        guard text.utf8.count == 32, let high = UInt64(text.prefix(16), radix: 16),
            let low = UInt64(text.suffix(16), radix: 16)
        else { return nil }
        self.init(high: high, low: low)
    }

    /// 32 hexadecimal digits.
    package var text: String { Self.digits(high) + Self.digits(low) }

    private static func digits(_ value: UInt64) -> String {
        let text = String(value, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }
}

/// The secret key of the names: nobody who does not know it can find two values of one name.
struct BlobKey {
    private let first = UInt64.random(in: .min ... .max)
    private let second = UInt64.random(in: .min ... .max)

    /// Multiplies 16 bytes at a time into two numbers: 10 MB take a few milliseconds.
    func name(of bytes: [UInt8]) -> BlobName {
        bytes.withUnsafeBytes { bytes in
            var (high, low) = (first ^ UInt64(bytes.count), second)
            var position = 0
            while position + 16 <= bytes.count {
                let left = bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
                let right = bytes.loadUnaligned(fromByteOffset: position + 8, as: UInt64.self)
                high = Self.mix(high ^ left, second ^ right) &+ low
                low = Self.mix(low ^ right, first ^ left) ^ high
                position += 16
            }
            var rest = (UInt64(0), UInt64(0))
            withUnsafeMutableBytes(of: &rest) { rest in
                rest.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[position...]))
            }
            high = Self.mix(high ^ rest.0, second ^ rest.1) &+ low
            low = Self.mix(low ^ rest.1, first ^ rest.0) ^ high
            return BlobName(
                high: Self.mix(high, first ^ 0x9E37_79B9_7F4A_7C15), low: Self.mix(low, second ^ 0xD1B5_4A32_D192_ED03))
        }
    }

    @inline(__always)
    private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
        let product = left.multipliedFullWidth(by: right)
        return product.high ^ product.low
    }
}
