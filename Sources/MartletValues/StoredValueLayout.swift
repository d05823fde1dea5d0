/// Checks, when a server starts, what the coding of state assumes about Swift's memory layout.
package enum StoredValueLayout {
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
