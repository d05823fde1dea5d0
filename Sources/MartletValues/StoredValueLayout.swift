import Synchronization

/// Checks, when a server starts, what the coding of state assumes about Swift's memory layout.
package enum StoredValueLayout {
    private static let isTrusted = Atomic<Bool>(true)

    /// Whether types are examined in memory. Otherwise only values are stored that write themselves.
    static var isKnown: Bool { isTrusted.load(ordering: .relaxed) }

    /// From now on, values are stored only if they are `Codable`, or the standard library's. Call it before any type is
    /// examined: what is known about types stays.
    package static func distrust() { isTrusted.store(false, ordering: .relaxed) }

    /// What a server's log says then.
    package static func warning(_ differences: [String]) -> String {
        "Martlet does not know how this Swift compiler lays values out in memory (\(differences.joined(separator: "; "))). Only state whose type is Codable outlives the process. Build with a compiler that the README names."
    }

    /// The assumptions that do not hold, one sentence each.
    package static func differences() -> [String] { enumerations() + references() + objects() }

    private enum Choice {
        case text(String)
        case none
        indirect case box(Int)
        case number(UInt8)
    }

    private final class Holder {
        weak var weakly: Holder?
        unowned(unsafe) var unowned: Holder?
        var strongly: Holder?
        var number = 7
    }

    private static func enumerations() -> [String] {
        let message = "the cases of an enum are not found"
        guard let cases = EnumerationCases(of: Choice.self), let witnesses = EnumerationWitnesses(of: Choice.self),
            cases.names == ["text", "box", "number", "none"], cases.isIndirect == [false, true, false, false],
            cases.payloads.map({ $0 == nil }) == [false, false, false, true], cases.payloads[2] == UInt8.self
        else { return [message] }
        let tags = [Choice.text("a"), .box(1), .number(3), .none].map { value in
            withUnsafePointer(to: value) { witnesses.tag(of: UnsafeRawPointer($0)) }
        }
        return tags == [0, 1, 2, 3] ? [] : [message]
    }

    private static func references() -> [String] {
        let ownerships = ReferenceOwnership.fields(of: Holder.self).map(\.ownership)
        return ownerships == [.weak, .unowned, .strong, .strong] ? [] : ["which references are weak is not found"]
    }

    /// The size of an object, as its class says.
    private static func objects() -> [String] {
        let fields = ReferenceOwnership.fields(of: Holder.self)
        let end = (fields.last?.field.offset ?? 0) + MemoryLayout<Int>.size
        return ObjectMemory.size(of: Holder.self) == end ? [] : ["the size of an object is not found"]
    }
}
