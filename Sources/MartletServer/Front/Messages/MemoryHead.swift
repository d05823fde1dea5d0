import Glibc

/// The head of a request without a connection, in memory of its own: of what another server passes on, and for tests.
///
/// `@unchecked Sendable`: written once, in `init`.
final class MemoryHead: @unchecked Sendable {
    /// The path, with a zero at its end.
    let path: UnsafePointer<CChar>
    let fields: [(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer)]
    /// Bytes of its texts.
    let length: Int
    private let memory: UnsafeMutableRawBufferPointer

    /// Copies the texts of a head (``TerminatedTexts``): the path, and then the fields. What follows them may be anything. `nil` if
    /// they are none.
    init?(_ texts: UnsafeRawBufferPointer) {
        memory = .allocate(byteCount: texts.count, alignment: 1)
        memory.copyMemory(from: texts)
        var copies = TerminatedTexts(UnsafeRawBufferPointer(memory))
        guard let path = copies.next()?.baseAddress, let fields = copies.nextFields() else {
            memory.deallocate()
            return nil
        }
        (self.path, self.fields, length) = (path.assumingMemoryBound(to: CChar.self), fields, copies.place)
    }

    /// The texts of a head.
    static func texts(path: String, headers: [(name: String, value: String)]) -> [UInt8] {
        var texts: [UInt8] = []
        TerminatedTexts.append(path.utf8, to: &texts)
        for (name, value) in headers { TerminatedTexts.append(name.utf8, value.utf8, to: &texts) }
        texts.append(0)
        return texts
    }

    deinit { memory.deallocate() }

    /// The value of a header; of several the first.
    func value(of name: StaticString) -> UnsafeRawBufferPointer? {
        let start = UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
        return fields.first { field in
            guard field.name.count == name.utf8CodeUnitCount, let own = field.name.baseAddress else { return false }
            return strncasecmp(own.assumingMemoryBound(to: CChar.self), start, field.name.count) == 0
        }?.value
    }
}
