import Glibc

/// Where the developer reads what happens: the standard output, without a buffer.
enum Terminal {
    static func write(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    static func writeLine(_ text: String) { write(Array("\(text)\n".utf8)) }
}
