import Glibc

/// Finds out whether a global or static property of the program refers to an object.
///
/// Global variables lie in the writable parts of the executable, where the object's address is looked for. That takes
/// some microseconds for each 100 KB, and is done once for each object.
///
/// The memory is read as words while other threads may write to it; a word that is just being written belongs to
/// another variable.
enum GlobalReferences {
    /// The writable parts of the executable: initialized variables, and directly behind them the others.
    private static let parts: [Range<UInt>] = {
        guard let file = fopen("/proc/self/maps", "r") else { return [] }
        defer { fclose(file) }
        var path = [CChar](repeating: 0, count: 4_096)
        let length = readlink("/proc/self/exe", &path, path.count - 1)
        guard length > 0 else { return [] }
        let executable = String(decoding: path.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
        var parts: [Range<UInt>] = []
        var end: UInt = 0
        var line = [CChar](repeating: 0, count: 8_192)
        while fgets(&line, Int32(line.count), file) != nil {
            let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            let fields = text.split { $0 == " " || $0 == "\n" }
            let bounds = fields.first?.split(separator: "-").compactMap { UInt($0, radix: 16) } ?? []
            guard fields.count >= 5, bounds.count == 2 else { continue }
            let isOwn = text.hasSuffix(executable + "\n") || fields.count == 5 && bounds[0] == end
            guard isOwn else { continue }
            end = bounds[1]
            guard fields[1].hasPrefix("rw") else { continue }
            if bounds[0] < bounds[1] { parts.append(bounds[0]..<bounds[1]) }
        }
        return parts
    }()

    static func contain(_ object: AnyObject) -> Bool {
        let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
        return parts.contains { part in
            UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: part.lowerBound), count: part.count)
                .withMemoryRebound(to: UInt.self) { $0.contains(address) }
        }
    }
}
