import CSwiftRuntime

/// What the plugin `BundledResources` has compiled of a module's catalogs. Programs do not name it.
@_documentation(visibility: internal)
public protocol _BundledResources {
    /// The name of the module.
    static var _module: String { get }
    /// The texts of the string catalogs, in the lines that ``StringCatalog`` reads.
    static var _texts: String { get }
    /// The colors and pictures of the asset catalogs, in the lines that ``AssetCatalog`` reads.
    static var _assets: String { get }
    /// The content of the pictures, in Base64.
    static var _files: [StaticString] { get }
}

/// The catalogs of the program's modules. They are the program's own, whoever visits, and do not change.
package struct BundledCatalogs: Sendable {
    /// The catalogs of one module.
    package struct Module: Sendable {
        package let name: String
        package let strings: StringCatalog
        package let assets: AssetCatalog
    }

    /// The modules, by their names.
    package let modules: [Module]
    /// Whether there are any texts: without, a text is what it says.
    package let haveTexts: Bool
    /// Whether there are texts in the table that is taken if none is named.
    package let haveUsualTexts: Bool

    /// The program's catalogs. Swift's runtime knows which types have them, so that no module has to name another's.
    package static let shared = BundledCatalogs(types())

    /// The catalogs of resources.
    package init(_ types: [any _BundledResources.Type]) {
        modules = types.sorted { $0._module < $1._module }.map { type in
            Module(
                name: type._module, strings: StringCatalog(lines: type._texts),
                assets: AssetCatalog(lines: type._assets, files: type._files, module: type._module))
        }
        haveTexts = modules.contains { !$0.strings.tables.isEmpty }
        haveUsualTexts = modules.contains { $0.strings.tables[Localizer.usualTable] != nil }
    }

    /// The modules in which a name is looked up: the one of a bundle, or all.
    package func modules(named name: String?) -> [Module] {
        guard let name else { return modules }
        return modules.filter { $0.name == name }
    }

    private static func types() -> [any _BundledResources.Type] {
        var found: [any _BundledResources.Type] = []
        // After the kind, the flags and the number of protocols, the metadata of an existential type has its protocols.
        let existential = unsafeBitCast((any _BundledResources).self as Any.Type, to: UnsafeRawPointer.self)
        let descriptor = existential.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
        withUnsafeMutablePointer(to: &found) { found in
            martlet_read_conforming_types(
                descriptor,
                { metadata, found in
                    guard let metadata, let found else { return }
                    let type = unsafeBitCast(metadata, to: Any.Type.self) as? any _BundledResources.Type
                    if let type {
                        found.assumingMemoryBound(to: [any _BundledResources.Type].self).pointee.append(type)
                    }
                }, found)
        }
        return found
    }
}

/// The lines that the plugin writes: fields with tabs between them, in which `\t`, `\n` and `\\` stand for the characters.
enum BundledLines {
    static func fields(_ text: String) -> [[String]] {
        text.utf8.split(separator: UInt8(ascii: "\n")).map { line in
            line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { field in
                field.contains(UInt8(ascii: "\\")) ? plain(field) : String(Substring(field))
            }
        }
    }

    private static func plain(_ field: Substring.UTF8View) -> String {
        var bytes: [UInt8] = []
        var isEscaped = false
        for byte in field {
            if isEscaped {
                bytes.append(
                    byte == UInt8(ascii: "n")
                        ? UInt8(ascii: "\n") : byte == UInt8(ascii: "t") ? UInt8(ascii: "\t") : byte)
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
