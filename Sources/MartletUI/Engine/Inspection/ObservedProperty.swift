import CSwiftRuntime
import Synchronization

/// The name of an observable object's property, from the key path that its change is reported with.
///
/// Swift does not tell a key path's property on Linux, but it tells the address of its getter, which the program's file
/// has a name for. In a program without symbols, the property is the one of the object's stored properties that has the
/// key path's type; if several have, only their type is known.
enum ObservedProperty {
    static func name(of keyPath: AnyKeyPath?) -> String? {
        guard let keyPath else { return nil }
        let (root, value) = (type(of: keyPath).rootType, type(of: keyPath).valueType)
        let object = ViewType.shortName(of: root)
        if let name = PropertySymbols.name(of: keyPath) { return "\(object).\(name)" }
        let candidates = StoredField.fields(ofClass: root).filter { $0.type == value }
        guard candidates.count == 1, let field = candidates.first else {
            return "\(object).(\(ViewType.shortName(of: value)))"
        }
        return "\(object).\(field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name)"
    }
}

/// The names of properties in the program's file.
enum PropertySymbols {
    /// By the address of the getter. A fact of the program's, and never one of a visitor's.
    private static let known = Mutex<[UInt: String?]>([:])
    private static let limit = 1_000

    /// The name of the property; `nil` if the file has none.
    static func name(of keyPath: AnyKeyPath) -> String? {
        guard let getter = getter(of: "\(keyPath)") else { return nil }
        if let found = known.withLock({ $0[getter] }) { return found }
        let name = symbol(at: getter).flatMap(demangled).flatMap(property)
        known.withLock { if $0.count < limit { $0[getter] = .some(name) } }
        return name
    }

    /// The address in a description such as `\Model.<computed 0x00005635d7136b40 (String)>`.
    private static func getter(of description: String) -> UInt? {
        guard let start = description.firstRange(of: "<computed 0x")?.upperBound else { return nil }
        return UInt(description[start...].prefix { $0.isHexDigit }, radix: 16)
    }

    private static func symbol(at address: UInt) -> String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1_024) { name in
            guard let start = name.baseAddress, martlet_symbol_name(address, start, name.count) else { return nil }
            return String(cString: start)
        }
    }

    private static func demangled(_ symbol: String) -> String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4_096) { name in
            guard let start = name.baseAddress, martlet_demangle(symbol, start, name.count) else { return nil }
            return String(cString: start)
        }
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
