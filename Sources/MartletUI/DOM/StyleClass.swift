import Synchronization

/// A class for one CSS declaration, the same in every page of the process.
package struct StyleClass: Equatable, Sendable {
    private let index: UInt32

    /// The class of `property: value`. The property is a literal; the value must hold no `;`, `{` or `}`.
    package init(_ property: StaticString, _ value: String) {
        index = Table.shared.index(property.description, value)
    }

    package var name: String { Table.shared[index].name }
    /// The property: of two classes with one property only one can hold.
    package var group: String { Table.shared[index].property }
    /// The whole rule, for a style sheet.
    package var rule: String { Table.shared[index].rule }
    package var number: Int { Int(index) }

    private struct Entry: Sendable {
        let name: String
        let property: String
        let rule: String
    }

    private final class Table: Sendable {
        static let shared = Table()
        private let state = Mutex<(entries: [Entry], indices: [String: UInt32])>(([], [:]))

        subscript(index: UInt32) -> Entry { state.withLock { $0.entries[Int(index)] } }

        func index(_ property: String, _ value: String) -> UInt32 {
            let isSafe = !value.utf8.contains { [0x3B, 0x7B, 0x7D, 0x3C, 0x5C].contains($0) || $0 < 0x20 }
            let declaration = "\(property):\(isSafe ? value : "initial")"
            return state.withLock { state in
                if let known = state.indices[declaration] { return known }
                let index = UInt32(state.entries.count)
                let name = "m" + String(Self.hash(declaration), radix: 36)
                state.entries.append(Entry(name: name, property: property, rule: ".\(name){\(declaration)}"))
                state.indices[declaration] = index
                return index
            }
        }

        /// FNV-1a: the same name in every process, so that pages of two servers agree.
        private static func hash(_ string: String) -> UInt64 {
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            for byte in string.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            return hash
        }
    }
}
