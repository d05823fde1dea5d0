/// The path below which a program's addresses lie, when it does not have a host for itself: `/app`, or nothing.
package enum BasePath {
    /// An address of the program's as a browser needs it: a path gets the base before it, anything else stays.
    package static func place(_ address: String, below base: String) -> String {
        guard !base.isEmpty, isPath(address) else { return address }
        return base + address
    }

    /// Whether `address` is a path of this host: `//host/…` is another's.
    package static func isPath(_ address: String) -> Bool {
        guard address.utf8.first == UInt8(ascii: "/") else { return false }
        let second = address.utf8.dropFirst().first
        return second != UInt8(ascii: "/") && second != UInt8(ascii: "\\")
    }
}

extension [Attribute] {
    /// Puts the paths that attributes name below `base`.
    mutating func place(below base: String) {
        for index in indices {
            switch self[index] {
            case .attribute(let name, let value?) where AttributePolicy.isAddress(name):
                self[index] = .attribute(name, BasePath.place(value, below: base))
            case .constant(let name, let value?) where AttributePolicy.isAddress(name):
                self[index] = .constant(name, BasePath.place(value, below: base))
            default: break
            }
        }
    }
}
