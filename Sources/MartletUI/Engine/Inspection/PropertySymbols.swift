import CSwiftRuntime

/// The names of properties in the symbols of the program's file, by the addresses of the getters that key paths call.
///
/// They are facts of the program, read once. A server whose pages may be inspected reads them before it serves, so that
/// no visitor waits for the file.
package enum PropertySymbols {
    private static let names = readNames()

    /// Reads the file, unless that has been done.
    package static func prepare() { _ = names }

    /// The name of the property; `nil` if the file has none.
    static func name(of keyPath: AnyKeyPath) -> String? { getter(of: "\(keyPath)").flatMap { names[$0] } }

    /// The address in a description such as `\Model.<computed 0x00005635d7136b40 (String)>`.
    private static func getter(of description: String) -> UInt? {
        guard let start = description.firstRange(of: "<computed 0x")?.upperBound else { return nil }
        return UInt(description[start...].prefix { $0.isHexDigit }, radix: 16)
    }

    private static func readNames() -> [UInt: String] {
        var names: [UInt: String] = [:]
        withUnsafeMutablePointer(to: &names) { names in
            // Safety: the function calls back before it returns, with the pointer that it was given.
            martlet_read_key_path_getters(
                { address, text, names in
                    guard let text, let name = PropertySymbols.property(String(cString: text)) else { return }
                    names?.assumingMemoryBound(to: [UInt: String].self).pointee[address] = name
                }, names)
        }
        return names
    }

    /// The property in `key path getter for a.Model.name : Swift.String : a.Model`, or `a.Model.(name in _8EC5D1)`.
    private static func property(_ symbol: String) -> String? {
        guard let range = symbol.firstRange(of: "key path getter for "),
            let end = symbol[range.upperBound...].firstRange(of: " : ")
        else { return nil }
        let last = symbol[range.upperBound..<end.lowerBound].split(separator: ".").last ?? ""
        let name = last.drop { $0 == "(" }.prefix { $0 != " " && $0 != ")" }
        return name.isEmpty ? nil : String(name)
    }
}
