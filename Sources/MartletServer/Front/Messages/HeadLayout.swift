import CMicrohttpd
import Glibc

/// Reads a request's head where libmicrohttpd parsed it, to find what the library hides.
///
/// libmicrohttpd 0.9.75 accepts bare line feeds, folded headers, blanks before a colon and doubled `Content-Length`s
/// even when strict (trap 8), and does not report them. But it parses in place: the head stays in the connection's pool
/// from the method's first byte to `header_size` bytes after it, and it writes a NUL over the colon and over *each*
/// byte of the line end. So if, and only if, every line ended with CR LF, was not folded, and held no NUL of its own,
/// the head reads: name NUL blanks value NUL NUL, name … and at the very end NUL NUL, and the pointers that the library
/// gives for names and values are exactly at these places. A bare LF leaves one NUL; a folded line moves the header to
/// other memory; both break the chain, and the request is refused. Only bytes inside [method, method + header_size) are
/// read. A library with another layout breaks the chain for good requests too: ``FrontSelfTest`` finds that out at
/// start-up, and the chain is not checked then.
struct HeadLayout {
    private var cursor: UnsafePointer<CChar>
    private let end: UnsafePointer<CChar>
    private(set) var isSound: Bool

    /// Begins behind the request line. `version` is the last word of it.
    init(
        connection: OpaquePointer, method: UnsafePointer<CChar>, target: UnsafePointer<CChar>, targetLength: Int,
        version: UnsafePointer<CChar>
    ) {
        end = method + martlet_head_size(connection)
        cursor = version
        // One blank between the three words; the method is a token, so its end is the first NUL.
        isSound = target == method + strlen(method) + 1 && version == target + targetLength + 1
        skipLine(length: strlen(version))
    }

    /// Follows the chain over one header.
    mutating func add(
        name: UnsafePointer<CChar>, nameLength: Int, value: UnsafePointer<CChar>, valueLength: Int
    ) {
        guard isSound, name == cursor, name + nameLength < end, name[nameLength] == 0 else {
            isSound = false
            return
        }
        var start = name + nameLength + 1
        while start < end, start.pointee == 0x20 || start.pointee == 0x09 { start += 1 }
        guard start == value else {
            isSound = false
            return
        }
        cursor = value
        skipLine(length: valueLength)
    }

    /// True if the chain ends where the head does.
    func reachesEnd() -> Bool {
        isSound && cursor + 2 == end && cursor[0] == 0 && cursor[1] == 0
    }

    private mutating func skipLine(length: Int) {
        guard isSound, cursor + length + 2 <= end, cursor[length] == 0, cursor[length + 1] == 0 else {
            isSound = false
            return
        }
        cursor += length + 2
    }
}
