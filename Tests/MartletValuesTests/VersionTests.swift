import Testing

@testable import MartletUI
@testable import MartletValues

/// “a new build finds what still fits by view type, path and property; a property whose type changed, a view that moved
/// under another type, starts anew; nothing is ever decoded into the wrong view.”
///
/// Two types stand for two versions of one: the record has the names of the newer one.
struct VersionTests {
    struct Old: Equatable {
        var title = "old"
        var lost = 1
        var changed = 2
        var kept: [Int] = [1]
    }
    struct New: Equatable {
        var gained = "gained"
        var kept: [Int] = [9]
        var title = "new"
        var changed = "text"
    }
    final class OldModel {
        var title = "old"
        var lost = 1
        var changed = 2
        var number = 3
    }
    final class NewModel {
        var gained: [String] = ["gained"]
        var number = 9
        var title = "new"
        var changed = "text"
    }
    enum OldKind { case first, second(Int), lost }
    enum NewKind: Equatable { case zero, second(Int), first }

    /// Reads a value as if its type had another name.
    private func asNew<Old, New>(_ value: Old, over initial: New) throws -> New {
        var record = try stored(value)
        record.rename(Old.self, New.self)
        var decoder = try record.decoder()
        return try decoder.decode(New.self, initial: initial)
    }

    @Test func aStructThatChanged() throws {
        let result = try asNew(Old(), over: New())
        #expect(result == New(gained: "gained", kept: [1], title: "old", changed: "text"))
    }

    @Test func anElementThatChanged() throws {
        #expect(throws: NotRestorable.missingProperty("gained")) { try asNew([Old()], over: [New]()) }
    }

    @Test func anObjectThatChanged() throws {
        let initial = NewModel()
        let result = try asNew(OldModel(), over: initial)
        #expect(result === initial)
        #expect((initial.title, initial.number, initial.changed) == ("old", 3, "text"))
        #expect(initial.gained == ["gained"])
    }

    @Test func anEnumThatChanged() throws {
        #expect(try asNew(OldKind.first, over: NewKind.zero) == .first)
        #expect(try asNew(OldKind.second(4), over: NewKind.zero) == .second(4))
        #expect(throws: NotRestorable.otherType) { try asNew(OldKind.lost, over: NewKind.zero) }
    }

    @Test func anotherTypeStartsAnew() throws {
        func check<Value, Other>(_ value: Value, _ other: Other) throws {
            var decoder = try stored(value).decoder()
            #expect(throws: NotRestorable.otherType) { try decoder.decode(Other.self, initial: other) }
            #expect(decoder.isAtEnd, "the next value can be read")
        }
        try check(1, "1")
        try check(1, 1.0)
        try check(1, Int64(1))
        try check([1], [1.0])
        try check(1 as Int?, 1)
        try check(Old(), New())
        try check(OldModel(), NewModel())
        try check(OldKind.first, NewKind.first)
    }

    @Test func anotherVersionOfTheFormatStartsAnew() throws {
        var record = try stored(1)
        record.bytes[0] = 9
        #expect(throws: NotRestorable.otherType) { try record.decoder() }
    }
}

extension StoredRecord {
    /// Gives a type in the record another name. Both have the same length.
    mutating func rename(_ old: Any.Type, _ new: Any.Type) {
        for (old, new) in [(old, new)] {
            let (from, to) = (fingerprint(old), fingerprint(new))
            replace(from, with: to)
            if let old = old as? AnyClass, let new = new as? AnyClass {
                replace(Array(ClassPlan.of(old).recordName.utf8), with: Array(ClassPlan.of(new).recordName.utf8))
            }
        }
    }

    private func fingerprint(_ type: Any.Type) -> [UInt8] {
        withUnsafeBytes(of: ValuePlan.of(type).fingerprint) { Array($0) }
    }

    private mutating func replace(_ old: [UInt8], with new: [UInt8]) {
        #expect(old.count == new.count)
        for index in bytes.indices where bytes[index...].starts(with: old) {
            bytes.replaceSubrange(index..<index + old.count, with: new)
        }
    }
}
