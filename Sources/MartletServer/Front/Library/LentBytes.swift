import CMicrohttpd

/// The bytes of an answer, which the library sends from where they are.
///
/// Safety: the library uses the address until it frees the response, and only reads, whatever its type says. The bytes stay there so
/// long: an array's elements are moved or changed by nobody while this object refers to them as well.
final class LentBytes {
    private let bytes: [UInt8]

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Whether a response keeps these bytes where they are. An array that has grown may have room for as much again: of such an
    /// answer only the bytes are kept.
    private static func lends(_ bytes: [UInt8]) -> Bool { bytes.capacity - bytes.count <= min(bytes.count, 4_096) }

    /// How much memory a response of these bytes takes.
    static func size(of bytes: [UInt8]) -> Int { lends(bytes) ? bytes.capacity : bytes.count }

    /// A response with one reference, which the caller owns; `nil` if there is no memory.
    static func response(of bytes: [UInt8]) -> OpaquePointer? {
        bytes.withUnsafeBytes { buffer in
            let address = UnsafeMutableRawPointer(mutating: buffer.baseAddress)
            guard lends(bytes), !buffer.isEmpty else {
                return MHD_create_response_from_buffer(buffer.count, address, .RESPMEM_MUST_COPY)
            }
            let lent = Unmanaged.passRetained(LentBytes(bytes))
            let response = MHD_create_response_from_buffer_with_free_callback_cls(
                buffer.count, address, { $0.map { Unmanaged<LentBytes>.fromOpaque($0).release() } }, lent.toOpaque())
            if response == nil { lent.release() }
            return response
        }
    }
}
