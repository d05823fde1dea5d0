import Glibc

@testable import MartletServer

/// A folder that ends with this object.
final class TestFolder: Sendable {
    let path: String

    init() {
        var template = Array("/tmp/martlet-store-XXXXXX".utf8CString)
        path = mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
    }

    deinit { remove(path) }

    /// The path of a file in the folder.
    func file(_ name: String = "state.sqlite") -> String { path + "/" + name }

    var names: [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    private func remove(_ path: String) {
        for name in names { unlink(path + "/" + name) }
        rmdir(path)
    }
}

/// Reads and writes whole files. Do not read a database that this process has open: closing the file would release
/// SQLite's locks.
enum TestFile {
    static func bytes(_ path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var information = stat()
        fstat(descriptor, &information)
        return [UInt8](unsafeUninitializedCapacity: Int(information.st_size)) { buffer, count in
            count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
        }
    }

    static func write(_ bytes: [UInt8], to path: String) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        _ = Glibc.write(descriptor, bytes, bytes.count)
        close(descriptor)
    }

    static func mode(_ path: String) -> mode_t? {
        var information = stat()
        return stat(path, &information) == 0 ? information.st_mode & 0o777 : nil
    }
}

extension StoreKey {
    init(_ number: UInt64) { self.init(high: number &* 0x9E37_79B9_7F4A_7C15, low: number) }
}

extension Store {
    /// Puts a record of a text.
    func put(
        _ owner: StoreKey, _ name: String, _ text: String, version: Int64 = 1, expires: Int64 = 600
    ) throws(StoreError) {
        var batch = StoreBatch()
        batch.change(owner, expires: expires, [.put(name: name, version: version, value: Array(text.utf8))])
        try apply(batch)
    }

    func delete(_ owner: StoreKey) throws(StoreError) {
        var batch = StoreBatch()
        batch.delete(owner)
        try apply(batch)
    }

    /// An owner's records, as `name=text`.
    func texts(_ owner: StoreKey) throws(StoreError) -> [String] {
        try records(of: owner).map { "\($0.name)=\(String(decoding: $0.value, as: UTF8.self))" }
    }
}
