import MartletUI

/// The files of a program. They are read once, when the server starts, and served from memory: a request touches no
/// disk, and the name in it is only looked up, never resolved as a path.
struct ProgramFiles: Sendable {
    private var files: [String: ProgramFile] = [:]
    private var filter = PathFilter()
    /// A hash of all files. It is part of the addresses in pages, so that files may be cached without limit, and one
    /// file may refer to another by a relative address.
    private(set) var version = ""
    /// What was left out of the directory.
    private(set) var leftOut: [String] = []

    /// No files.
    init() {}

    /// The files of a brand. Throws if they cannot be read, are too many or too large, or if the brand names a missing
    /// one.
    init(_ brand: Brand) throws(ConfigurationError) {
        switch brand.files {
        case .none: break
        case .embedded(let contents): add(contents)
        case .directory(let path):
            let reader = try DirectoryReader(path)
            leftOut = reader.leftOut
            add(reader.files)
        }
        try check(brand.styleSheets, "The style sheet of App.brand")
        try check(brand.icon.map { [$0] } ?? [], "The icon of App.brand")
        try check(brand.manifest.map { [$0] } ?? [], "The manifest of App.brand")
        try check(brand.fontFiles.map(\.name), "The font of App.brand")
    }

    private mutating func add(_ contents: [String: [UInt8]]) {
        var names = ""
        for (name, content) in contents.sorted(by: { $0.key < $1.key }) {
            let file = ProgramFile(named: name, content)
            let path = Self.path(of: name)
            files[path] = file
            filter.insert(path.utf8)
            names += "\(path) \(file.hash)\n"
        }
        version = ContentHash.text(Array(names.utf8))
    }

    private func check(_ names: [String], _ option: String) throws(ConfigurationError) {
        for name in names where !name.hasPrefix("/") && files[Self.path(of: name)] == nil {
            throw ConfigurationError(
                option: option, value: name, allowed: "the path of one of its files, or a path that begins with /")
        }
    }

    var isEmpty: Bool { files.isEmpty }

    /// The path of a file's address, percent-encoded where necessary: `/fonts/inter.woff2`.
    static func path(of name: String) -> String {
        name.split(separator: "/").map { "/" + PercentEncoding.encode(String($0)) }.joined()
    }

    /// The address in pages of a file or, for a name that begins with `/`, of a path of the program.
    func address(of name: String, basePath: String) -> String {
        name.hasPrefix("/") ? basePath + name : "\(basePath)\(Self.place)\(version)\(Self.path(of: name))"
    }

    /// The file at a path of the program, as a request has it.
    func file(at path: String) -> ProgramFile? {
        if filter.mayContain(path.utf8), let file = files[path] { return file }
        // The same letter may be percent-encoded or not.
        guard path.utf8.contains(UInt8(ascii: "%")) else { return nil }
        var canonical = ""
        for segment in path.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            guard let name = PercentEncoding.decode(String(segment)) else { return nil }
            canonical += "/" + PercentEncoding.encode(name)
        }
        return files[canonical]
    }

    /// The file at an address below Martlet's own, `/_martlet/assets/{version}/…`, and whether that is the current
    /// version. A page from before a restart gets the current file.
    func file(atVersioned path: Substring) -> (file: ProgramFile, isCurrent: Bool)? {
        guard path.hasPrefix(Self.place) else { return nil }
        let rest = path.dropFirst(Self.place.utf8.count)
        guard let slash = rest.firstIndex(of: "/"), let file = file(at: String(rest[slash...])) else { return nil }
        return (file, rest[..<slash] == version)
    }

    private static let place = "/_martlet/assets/"
}
