import CMicrohttpd
import Glibc

extension HTTPRequest {
    /// The values of all headers of one name, joined by commas; `nil` if there is none.
    func joined(_ name: String) -> String? {
        var found: [String] = []
        forEachField { other, value in
            guard other.count == name.utf8.count,
                zip(other, name.utf8).allSatisfy({ Self.lowered($0) == Self.lowered($1) })
            else { return }
            found.append(String(decoding: value, as: UTF8.self))
        }
        return found.isEmpty ? nil : found.joined(separator: ",")
    }

    /// All headers, perhaps without those of one name, as lines of `name:value`, each with a line feed at its end.
    func copyFields(without omitted: StaticString? = nil) -> [UInt8] {
        var lines: [UInt8] = []
        lines.reserveCapacity(state.request.fields.length)
        forEachField { name, value in
            if let omitted, name.is(caseless: omitted) { return }
            lines.append(contentsOf: name)
            lines.append(UInt8(ascii: ":"))
            lines.append(contentsOf: value)
            lines.append(UInt8(ascii: "\n"))
        }
        return lines
    }

    private static func lowered(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte | 0x20 : byte }

    /// Calls `body` with each header, in order.
    func forEachField(_ body: (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Void) {
        guard let connection else {
            for field in state.memory?.fields ?? [] { body(field.name, field.value) }
            return
        }
        withoutActuallyEscaping(body) { body in
            var visitor = FieldVisitor(visit: body)
            withUnsafeMutablePointer(to: &visitor) { visitor in
                _ = MHD_get_connection_values_n(
                    connection, .HEADER_KIND,
                    { context, _, name, nameLength, value, valueLength in
                        guard let visitor = context?.assumingMemoryBound(to: FieldVisitor.self) else { return .NO }
                        visitor.pointee.visit(
                            UnsafeRawBufferPointer(start: name, count: nameLength),
                            UnsafeRawBufferPointer(start: value, count: valueLength))
                        return .YES
                    }, visitor)
            }
        }
    }
}

/// Carries a closure through the library's call.
private struct FieldVisitor {
    let visit: (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Void
}

extension UnsafeRawBufferPointer {
    /// Whether the bytes are those of `text`, letters of either case counting as the same.
    func `is`(caseless text: StaticString) -> Bool {
        guard count == text.utf8CodeUnitCount else { return false }
        return baseAddress.map { strncasecmp($0.assumingMemoryBound(to: CChar.self), text.start, count) == 0 } ?? false
    }
}

extension StaticString {
    fileprivate var start: UnsafePointer<CChar> { UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self) }
}
