/// The path below which a program's addresses lie, if the program has no host of its own: `/app`, or nothing.
package enum BasePath {
    /// One of the program's addresses as a browser needs it: the base precedes a path, and anything else stays.
    package static func place(_ address: String, below base: String) -> String {
        guard !base.isEmpty, isPath(address) else { return address }
        return base + address
    }

    /// Whether `address` is a path of this host: `//host/…` is a path of another.
    package static func isPath(_ address: String) -> Bool {
        guard address.utf8.first == UInt8(ascii: "/") else { return false }
        let second = address.utf8.dropFirst().first
        return second != UInt8(ascii: "/") && second != UInt8(ascii: "\\")
    }
}

extension [Attribute] {
    /// Puts the paths in the attributes below `base`.
    mutating func place(below base: String) {
        for index in indices {
            guard case .named(var value) = self[index], value.target == .attribute,
                let address = value.text
            else { continue }
            if AttributePolicy.isAddress(value.name) {
                value.text = BasePath.place(address, below: base)
            } else if AttributePolicy.isAddresses(value.name) {
                value.text = address.split(separator: ", ").map { BasePath.place(String($0), below: base) }
                    .joined(separator: ", ")
            } else {
                continue
            }
            self[index] = .named(value)
        }
    }
}
