import Glibc

/// The head of a request without a connection, in memory of its own: for tests.
///
/// `@unchecked Sendable`: written once, in `init`.
final class MemoryHead: @unchecked Sendable {
    /// The path, with a zero at its end.
    let path: UnsafePointer<CChar>
    let fields: [(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer)]
    private let memory: UnsafeMutablePointer<CChar>

    init(path: String, headers: [(name: String, value: String)]) {
        let length = headers.reduce(path.utf8.count + 1) { $0 + $1.name.utf8.count + $1.value.utf8.count + 2 }
        let memory = UnsafeMutablePointer<CChar>.allocate(capacity: length)
        var used = 0
        func keep(_ text: String) -> UnsafeRawBufferPointer {
            let start = memory + used
            let count = text.utf8.count
            for (index, byte) in text.utf8.enumerated() { start[index] = CChar(bitPattern: byte) }
            start[count] = 0
            used += count + 1
            return UnsafeRawBufferPointer(start: start, count: count)
        }
        _ = keep(path)
        fields = headers.map { (keep($0.name), keep($0.value)) }
        (self.memory, self.path) = (memory, UnsafePointer(memory))
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
