import MartletValues

/// Checks, when a server starts, the engine's assumptions about Swift's memory layout: another compiler or platform may
/// differ, and then the server must not serve anything.
package enum LayoutSelfTest {
    /// The assumptions that do not hold, one sentence each.
    package static func differences() -> [String] {
        fields() + kinds() + references() + optionals() + nodes()
    }

    /// An assumption that does not hold.
    package struct Failure: Error, CustomStringConvertible {
        package let differences: [String]
        package init(differences: [String]) { self.differences = differences }

        package var description: String {
            "Martlet does not know this Swift compiler's memory layout, and serves nothing: \(differences.joined(separator: "; ")). Build with a compiler that the README names."
        }
    }

    private protocol Marked {}
    private protocol ObjectMarked: AnyObject {}
    private enum Choice { case first, second }
    private final class Object { var value = 7 }

    private struct Sample {
        var flag = true
        var text = ""
        var number: Int?
        var choice = Choice.first
        var pair = (Int8(1), 2.0)
    }

    private static func fields() -> [String] {
        let expected = [
            ("flag", MemoryLayout<Sample>.offset(of: \.flag)), ("text", MemoryLayout<Sample>.offset(of: \.text)),
            ("number", MemoryLayout<Sample>.offset(of: \.number)),
            ("choice", MemoryLayout<Sample>.offset(of: \.choice)),
            ("pair", MemoryLayout<Sample>.offset(of: \.pair)),
        ]
        let found = StoredField.fields(of: Sample.self)
        guard found.map(\.name) == expected.map(\.0) else { return ["the stored properties of a struct are not found"] }
        return zip(found, expected).compactMap { field, expected in
            field.offset == expected.1 ? nil : "the property \(field.name) lies at another offset than reflection says"
        }
    }

    private static func kinds() -> [String] {
        let expected: [(Any.Type, StoredField.Kind)] = [
            (Sample.self, .structure), (Choice.self, .enumeration), (Int?.self, .optional), ((Int, Int).self, .tuple),
            ((() -> Void).self, .function), ((any Marked).self, .existential), (Object.self, .classReference),
        ]
        return expected.compactMap { type, kind in
            StoredField.typeKind(type) == kind ? nil : "the metadata of \(type) does not say that it is a \(kind)"
        }
    }

    private static func references() -> [String] {
        let expected: [(Any.Type, Bool)] = [
            (Object.self, true), (Object?.self, true), ((any ObjectMarked).self, true), ((any Marked).self, false),
            (Sample.self, false),
        ]
        return expected.compactMap { type, isReference in
            StoredField.isReference(type) == isReference ? nil : "whether \(type) is a reference is not found"
        }
    }

    /// The payload of an optional lies where the optional does.
    private static func optionals() -> [String] {
        let number: UInt64? = 0x0123_4567_89AB_CDEF
        let payload = withUnsafeBytes(of: number) { $0.load(as: UInt64.self) }
        return payload == 0x0123_4567_89AB_CDEF ? [] : ["the payload of an optional does not lie at its beginning"]
    }

    /// A stored property lies at the same offset in every object of its class.
    private static func nodes() -> [String] {
        let (first, second) = (Object(), Object())
        let offsets = [first, second].map { stableOffset(of: &$0.value, in: $0) }
        return offsets[0] == offsets[1] && offsets[0] > 0 ? [] : ["an object's property has no fixed offset"]
    }
}
