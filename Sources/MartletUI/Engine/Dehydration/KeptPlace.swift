import MartletValues

/// The place of a node that is kept: its durable place as one number, told from those of the nodes that are grouped with it there.
struct KeptPlace: Hashable, Comparable {
    private let value: UInt64

    init(_ found: PlacesOfNewNodes.Found, of node: Node) {
        let kind = UInt64(UInt(bitPattern: ObjectIdentifier(type(of: node)))) &* 0x9E37_79B9_7F4A_7C15
        value = found.place.path.low ^ (kind &+ UInt64(found.level)) &* 0xD6E8_FEB8_6659_FD93
    }

    static func < (first: Self, second: Self) -> Bool { first.value < second.value }
}
