import Foundation
import Testing

@testable import MartletUI
@testable import MartletValues

/// “State of 10 MB in one property must not stall its session at every press.”
struct BlobTests {
    /// Counts how often it is encoded.
    struct Large: Codable {
        nonisolated(unsafe) static var encodings = 0
        var text: String
        init(_ text: String) { self.text = text }
        init(from decoder: any Decoder) throws { text = try decoder.singleValueContainer().decode(String.self) }
        func encode(to encoder: any Encoder) throws {
            Self.encodings += 1
            var container = encoder.singleValueContainer()
            try container.encode(text)
        }
    }

    final class Page {
        var title = "title"
        var rows: [Int] = Array(0..<2000)
    }

    private let cache = BlobCache()
    private let table = ObjectTable()
    private let place = Page()
    private let other = Page()

    private func encode(_ body: (inout ValueEncoder) throws -> Void) rethrows -> EncodedRecord {
        var encoder = ValueEncoder(table, blobs: cache)
        try body(&encoder)
        return encoder.finish()
    }

    @Test func aLargeValueIsEncodedOnlyWhenItHasChanged() throws {
        var value = Large(String(repeating: "x", count: 10_000))
        Large.encodings = 0
        let first = try encode { try $0.encode(value, at: ObjectIdentifier(place)) }
        #expect(first.newBlobs.count == 1)
        #expect(first.bytes.count < 100)
        #expect(Large.encodings == 1)
        for _ in 0..<3 {
            let next = try encode { try $0.encode(value, at: ObjectIdentifier(place)) }
            #expect(next.bytes == first.bytes)
            #expect(next.newBlobs.isEmpty && next.unusedBlobs.isEmpty)
        }
        #expect(Large.encodings == 1)
        value.text += "y"
        let changed = try encode { try $0.encode(value, at: ObjectIdentifier(place)) }
        #expect(Large.encodings == 2)
        #expect(changed.newBlobs.count == 1)
        #expect(changed.unusedBlobs == [first.newBlobs[0].0])
        let small = try encode { try $0.encode(Large("z"), at: ObjectIdentifier(place)) }
        #expect(small.unusedBlobs == [changed.newBlobs[0].0])
        #expect(small.newBlobs.isEmpty)
    }

    @Test func aValueChangedInPlaceIsSeen() throws {
        var rows = Array(0..<3_000)
        let first = try encode { try $0.encode(rows, at: ObjectIdentifier(place)) }
        rows[2000] = -1
        let second = try encode { try $0.encode(rows, at: ObjectIdentifier(place)) }
        #expect(second.newBlobs.count == 1)
        #expect(second.unusedBlobs.count == 1)
        #expect(first.newBlobs[0].0 != second.newBlobs[0].0)
        var decoder = try ValueDecoder(second.bytes, ObjectTable()) { name in
            second.newBlobs.first { $0.0 == name }?.1
        }
        #expect(try decoder.decode([Int].self, initial: []) == rows)
    }

    @Test func aPropertyOfAnObjectIsABlobOfItsOwn() throws {
        let page = Page()
        let first = try encode { try $0.encode(page, at: ObjectIdentifier(place)) }
        #expect(first.newBlobs.count == 1)
        page.title = "next"
        let second = try encode { try $0.encode(page, at: ObjectIdentifier(place)) }
        #expect(second.newBlobs.isEmpty && second.unusedBlobs.isEmpty)
        #expect(second.bytes != first.bytes)
        page.rows.append(1)
        let third = try encode { try $0.encode(page, at: ObjectIdentifier(place)) }
        #expect(third.newBlobs.count == 1 && third.unusedBlobs.count == 1)
    }

    @Test func largeStructsAreReadFromTheirBlob() throws {
        struct Row: Equatable {
            var name = "name"
            var number: Int
        }
        let rows = (0..<3000).map { Row(number: $0) }
        let record = try stored(rows)
        #expect(record.blobs.count == 1)
        #expect(record.bytes.count < 100)
        var decoder = try record.decoder()
        #expect(try decoder.decode([Row].self, initial: []) == rows)
        var missing = try StoredRecord(bytes: record.bytes).decoder()
        #expect(throws: NotRestorable.missingBlob) { try missing.decode([Row].self, initial: []) }
    }

    @Test func equalContentAtTwoPlacesIsOneBlob() throws {
        let text = String(repeating: "x", count: 5000)
        let record = try encode {
            try $0.encode(text, at: ObjectIdentifier(place))
            try $0.encode(text + "", at: ObjectIdentifier(other))
        }
        #expect(record.newBlobs.count == 1)
    }

    @Test func aRestoredRecordKnowsItsBlobs() throws {
        let rows = Array(0..<3_000)
        let first = try encode { try $0.encode(rows, at: ObjectIdentifier(place)) }
        let restoredCache = BlobCache()
        let restoredTable = ObjectTable()
        var decoder = try ValueDecoder(first.bytes, restoredTable, blobs: restoredCache) { _ in
            first.newBlobs[0].1
        }
        let value = try decoder.decode([Int].self, initial: [], at: ObjectIdentifier(place))
        var encoder = ValueEncoder(restoredTable, blobs: restoredCache)
        try encoder.encode(value, at: ObjectIdentifier(place))
        let again = encoder.finish()
        #expect(again.newBlobs.isEmpty && again.unusedBlobs.isEmpty)
        #expect(again.bytes == first.bytes)
        var next = ValueEncoder(restoredTable, blobs: restoredCache)
        try next.encode([1], at: ObjectIdentifier(place))
        #expect(next.finish().unusedBlobs == [first.newBlobs[0].0])
    }

    @Test func theBlobOfAValueThatCouldNotBeStoredIsWrittenLater() throws {
        final class Fallible {
            var rows = Array(0..<3_000)
            var onSave: (() -> Void)? = {}
        }
        let value = Fallible()
        let first = encode { encoder in
            #expect(throws: NotStorable.self) { try encoder.encode(value, at: ObjectIdentifier(place)) }
        }
        #expect(first.newBlobs.isEmpty)
        value.onSave = nil
        let second = try encode { try $0.encode(value, at: ObjectIdentifier(place)) }
        #expect(second.newBlobs.count == 1)
    }

    @Test func aRecordThatWasNotFinishedHasStoredNothing() throws {
        let rows = Array(0..<3_000)
        var abandoned = ValueEncoder(table, blobs: cache)
        try abandoned.encode(rows, at: ObjectIdentifier(place))
        let record = try encode { try $0.encode(rows, at: ObjectIdentifier(place)) }
        #expect(record.newBlobs.count == 1)
    }

    @Test func afterAFailedCommitTheBlobsAreNewAgain() throws {
        let rows = Array(0..<3_000)
        let first = try encode { try $0.encode(rows, at: ObjectIdentifier(place)) }
        cache.forget()
        let second = try encode { try $0.encode(rows, at: ObjectIdentifier(place)) }
        #expect(second.newBlobs.map(\.0) == first.newBlobs.map(\.0))
    }

    @Test func aValueWithHiddenReferencesIsEncodedEachTime() throws {
        final class Box: Codable { var text = String(repeating: "x", count: 5000) }
        struct Sharing: Codable { var box = Box() }
        let value = Sharing()
        let first = try encode { try $0.encode(value, at: ObjectIdentifier(place)) }
        value.box.text += "y"
        let second = try encode { try $0.encode(value, at: ObjectIdentifier(place)) }
        #expect(first.newBlobs.count == 1 && second.newBlobs.count == 1)
        #expect(second.unusedBlobs == [first.newBlobs[0].0])
    }

    @Test func numbersAreCopiedAtOnce() throws {
        let bytes = [UInt8](repeating: 7, count: 30_000)
        let record = try stored(bytes)
        #expect(record.blobs.first?.value.count == 30_000 + 7)
        let numbers = (0..<4_000).map { Double($0) }
        #expect(try stored(numbers).blobs.first?.value.count == 32_000 + 7)
        try roundTrip(bytes)
        try roundTrip(numbers)
    }
}

/// Values around the size at which they become a blob.
struct BlobLimitTests {
    @Test func everySizeAroundTheLimit() throws {
        for count in ValueEncoder.blobLimit - 20...ValueEncoder.blobLimit + 20 {
            try roundTrip([Bool](repeating: true, count: count))
            try roundTrip([UInt8](repeating: 1, count: count))
            try roundTrip(String(repeating: "x", count: count))
            try roundTrip(Data(repeating: 1, count: count))
            try roundTrip([String](repeating: "", count: count))
            try roundTrip(Dictionary(uniqueKeysWithValues: (0..<count / 3).map { ($0, true) }))
            try roundTrip([CodableTests.Kind](repeating: .plain, count: count / 12))
            try roundTrip(ContiguousArray(repeating: Optional(true), count: count / 2))
        }
    }

    @Test func theLimitItself() throws {
        // The count takes two bytes.
        #expect(try stored([Bool](repeating: true, count: ValueEncoder.blobLimit - 2)).blobs.isEmpty)
        #expect(try stored([Bool](repeating: true, count: ValueEncoder.blobLimit - 1)).blobs.count == 1)
        #expect(try stored(String(repeating: "x", count: ValueEncoder.blobLimit - 2)).blobs.isEmpty)
        #expect(try stored(String(repeating: "x", count: ValueEncoder.blobLimit - 1)).blobs.count == 1)
    }
}
