import Synchronization

/// A type's full name, which is the same in every process that runs the program, with its hash.
///
/// It is made once for each type, because that takes tens of microseconds. Types are facts of the program.
package final class DurableTypeName: Sendable {
    /// The full name. Swift's description of a private type contains an address, which differs from process to process:
    /// without it, two private types of one name in one module share one name.
    package let text: String
    package let hash: DurableHash
    /// A short hash, by which records name the type.
    package let fingerprint: UInt32
    private let isUsed = Atomic<Bool>(false)

    /// `true` for the first caller.
    package var isFirstUse: Bool {
        !isUsed.load(ordering: .relaxed) && !isUsed.exchange(true, ordering: .relaxed)
    }

    private static let table = PointerTable<DurableTypeName>()

    package static func of(_ type: Any.Type) -> DurableTypeName {
        table.value(for: type) { DurableTypeName(type) }
    }

    private init(_ type: Any.Type) {
        let name = _typeName(type, qualified: true)
        let isPrivate = name.contains("(unknown context at ")
        let constant = isPrivate ? name.replacing(/\(unknown context at \$[0-9a-f]+\)/, with: "private") : name
        // Publishers were in that module when stores began to name types.
        text = constant.replacing("MartletPublishers.", with: "MartletUI.")
        var hasher = DurableHasher()
        hasher.combine(text)
        hash = hasher.finish()
        fingerprint = Self.fingerprint(of: text)
    }

    /// The module in which a type is declared.
    package static func module(of type: Any.Type) -> Substring { of(type).text.prefix { $0 != "." } }

    /// A short hash, for records that begin with one for each type.
    package static func fingerprint(of name: String) -> UInt32 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
    }
}
