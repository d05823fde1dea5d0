import MartletTesting
import TestSupport
import Testing

@testable import MartletUI
@testable import MartletValues

/// Bytes that are not those of an encoder: “nothing is ever decoded into the wrong view”, and nothing ends the process.
struct DamageTests {
    @Test(arguments: Seeds.first(20)) func randomValues(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<5 {
            let sample = Sample.random(&generator)
            let result = try restored(sample, over: Sample())
            #expect(result == sample)
            #expect(result.others.first === result.tree)
            #expect(try restored([sample], over: []) == [sample])
        }
    }

    /// Decodes bytes and looks at everything in the value.
    private func decode<Value: Equatable>(_ record: StoredRecord, over initial: Value, unchanged: Value) {
        guard var decoder = try? record.decoder() else { return }
        do {
            let value = try decoder.decode(Value.self, initial: initial)
            // Encoding reads every part of the value; objects may form a cycle now.
            let again = try stored(value)
            #expect(!again.bytes.isEmpty)
        } catch is NotStorable {
            return
        } catch {
            #expect(initial == unchanged, "a value that cannot be read changes nothing")
        }
    }

    @Test(arguments: Seeds.first(6)) func flippedBits(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let sample = Sample.random(&generator)
        let record = try stored(sample)
        let list = try stored([sample])
        for step in 0..<500 {
            var damaged = step.isMultiple(of: 2) ? record : list
            for _ in 0..<Int.random(in: 1..<4, using: &generator) {
                let index = Int.random(in: 1..<damaged.bytes.count, using: &generator)
                damaged.bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
            }
            if step.isMultiple(of: 2) {
                decode(damaged, over: Sample(), unchanged: Sample())
            } else {
                decode(damaged, over: [], unchanged: [Sample]())
            }
        }
    }

    @Test func everyTruncation() throws {
        var generator = SeededGenerator(seed: 4)
        let sample = Sample.random(&generator)
        let record = try stored(sample)
        for count in record.bytes.indices {
            let part = StoredRecord(bytes: Array(record.bytes.prefix(count)))
            #expect(throws: NotRestorable.self) {
                var decoder = try part.decoder()
                _ = try decoder.decode(Sample.self, initial: Sample())
            }
        }
    }

    @Test(arguments: 0..<5) func damagedBlobs(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let values = (0..<20).map { _ in
            var sample = VersionTests.Old()
            sample.title = String(repeating: "é", count: Int.random(in: 100..<300, using: &generator))
            return sample
        }
        let record = try stored(values + values)
        let name = try #require(record.blobs.keys.first)
        for step in 0..<100 {
            var damaged = record
            let count = damaged.blobs[name]?.count ?? 0
            let index = Int.random(in: 0..<count, using: &generator)
            if step.isMultiple(of: 4) {
                damaged.blobs[name]?.removeLast(index)
            } else {
                damaged.blobs[name]?[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
            }
            decode(damaged, over: [], unchanged: [VersionTests.Old]())
        }
    }

    @Test func randomBytes() {
        var generator = SeededGenerator(seed: 9)
        for count in 0..<2000 {
            let bytes = (0..<count % 97).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
            decode(StoredRecord(bytes: [ValueEncoder.version] + bytes), over: [], unchanged: [Sample]())
        }
    }

    /// A count that claims more than there is reserves no memory.
    @Test func aHugeCountIsRefused() throws {
        var writer = ByteWriter()
        writer.write(UInt64.max)
        var reader = ByteReader(writer.bytes)
        #expect(throws: NotRestorable.damaged) { try reader.readCount() }
        var record = try stored([Void]())
        let index = record.bytes.count - 1
        #expect(record.bytes[index] == 0)
        record.bytes[index] = 100
        var decoder = try record.decoder()
        #expect(throws: NotRestorable.damaged) { try decoder.decode([Void].self, initial: []) }
    }

    @Test func aDamagedClassNameIsNotLookedUp() throws {
        let record = try stored([ObjectTests.Bird() as ObjectTests.Animal])
        let name = Array(ClassPlan.of(ObjectTests.Bird.self).recordName.utf8)
        let start = try #require(record.bytes.indices.first { record.bytes[$0...].starts(with: name) })
        for index in start..<start + name.count {
            var damaged = record
            damaged.bytes[index] ^= 1
            var decoder = try damaged.decoder()
            #expect(throws: NotRestorable.otherType) { try decoder.decode([ObjectTests.Animal].self, initial: []) }
        }
    }

    @Test func aClassThatDoesNotInheritIsRefused() throws {
        // The record says that the object is a bird; the property expects a tree.
        var record = try stored([ObjectTests.Bird() as ObjectTests.Animal])
        record.rename([ObjectTests.Animal].self, [ObjectTests.Tree].self)
        var decoder = try record.decoder()
        #expect(throws: NotRestorable.otherType) { try decoder.decode([ObjectTests.Tree].self, initial: []) }
    }
}
