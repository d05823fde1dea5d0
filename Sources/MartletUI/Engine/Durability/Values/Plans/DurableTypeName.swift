/// Names of types that are the same in every process.
enum DurableTypeName {
    /// The type's full name. Swift's description of a private type contains an address, which differs from process to
    /// process: without it, two private types of one name in one module share one name here, too.
    static func name(of type: Any.Type) -> String {
        let name = _typeName(type, qualified: true)
        guard name.contains("(unknown context at ") else { return name }
        return name.replacing(/\(unknown context at \$[0-9a-f]+\)/, with: "private")
    }

    /// The module in which a type is declared.
    static func module(of type: Any.Type) -> Substring { name(of: type).prefix { $0 != "." } }

    /// A hash that is the same in every process.
    static func fingerprint(of name: String) -> UInt32 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
    }
}
