extension Node {
    /// Where this node stands, from the root: positions, branches and explicit identities. It is the same for the same
    /// place in every process that runs the same program, so that state can be kept by it.
    package var identityPath: String {
        var parts: [String] = []
        var node = self
        while let parent = node.parent {
            if let index = parent.children.firstIndex(where: { $0 === node }) {
                parts.append(parent.identity(at: index) ?? String(index))
            } else {
                // The node is being made: it will be the next child.
                parts.append(parent.identityOfNext ?? String(parent.children.count))
            }
            node = parent
        }
        return "/" + parts.reversed().joined(separator: "/")
    }
}

package enum IdentityPath {
    /// An identity as one part of a path: `/` and `%` do not stand in it.
    static func escaped(_ identity: String) -> String {
        guard identity.utf8.contains(where: { $0 == 0x2F || $0 == 0x25 }) else { return identity }
        var escaped = ""
        for character in identity.unicodeScalars {
            switch character {
            case "/": escaped += "%2F"
            case "%": escaped += "%25"
            default: escaped.unicodeScalars.append(character)
            }
        }
        return escaped
    }
}
