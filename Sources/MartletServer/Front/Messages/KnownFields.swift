import Glibc

/// A header field that is read in most requests.
package enum KnownField {
    case contentType, cookie, fetchSite, host, origin, prefer
}

/// The values of such fields, recorded while the head is checked, so that they need not be searched for. They point
/// into the connection's memory and are valid until the request has ended.
struct KnownFields {
    private var contentType, cookie, fetchSite, host, origin, prefer: UnsafeRawBufferPointer?
    /// The bytes of all fields of the head, these and others, with a colon and a line feed for each.
    private(set) var length = 0

    subscript(field: KnownField) -> UnsafeRawBufferPointer? {
        switch field {
        case .contentType: contentType
        case .cookie: cookie
        case .fetchSite: fetchSite
        case .host: host
        case .origin: origin
        case .prefer: prefer
        }
    }

    /// Counts a field, and records it if it is one of these; of several with one name, the first.
    mutating func add(_ name: UnsafePointer<CChar>, _ nameLength: Int, _ value: UnsafeRawBufferPointer) {
        length += nameLength + value.count + 2
        switch nameLength {
        case 4: add(name, "Host", value, in: &host)
        case 6:
            add(name, "Cookie", value, in: &cookie)
            add(name, "Origin", value, in: &origin)
            add(name, "Prefer", value, in: &prefer)
        case 12: add(name, "Content-Type", value, in: &contentType)
        case 14: add(name, "Sec-Fetch-Site", value, in: &fetchSite)
        default: break
        }
    }

    private func add(
        _ name: UnsafePointer<CChar>, _ known: StaticString, _ value: UnsafeRawBufferPointer,
        in place: inout UnsafeRawBufferPointer?
    ) {
        guard place == nil else { return }
        let known = UnsafeRawPointer(known.utf8Start).assumingMemoryBound(to: CChar.self)
        // Most names differ in the first letter.
        guard (name[0] | 0x20) == (known[0] | 0x20), strcasecmp(name, known) == 0 else { return }
        place = value
    }
}
