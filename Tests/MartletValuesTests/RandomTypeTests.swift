import Foundation
import MartletTesting
import TestSupport
import Testing

@testable import MartletUI
@testable import MartletValues

/// “Round trips of random types”: types that are put together of others at random, and values of them.
struct RandomTypeTests {
    @Test("A value of any type is read as it was written", arguments: Seeds.first(60))
    func roundTrips(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<6 {
            let type = RandomType.make(&generator, depth: Int.random(in: 1...4, using: &generator))
            try check(type, &generator)
        }
    }

    private func check<Value: RandomValue>(_ type: Value.Type, _ generator: inout SeededGenerator) throws {
        let store = ModelStore(Value.random(&generator))
        let size = ValueSize<Value>()
        var former = Value.random(&generator)
        var bytes = size.bytes(of: former, upTo: .max)
        for _ in 0..<4 {
            let value = Value.random(&generator)
            _ = try store.write(value)
            #expect(try store.read() == value, "\(type)")
            let (restarted, read) = try store.restarted()
            #expect(read == value, "\(type)")
            #expect(try restarted.write(read) > 0)
            #expect(try restarted.read() == value, "\(type)")
            bytes = size.bytes(of: value, madeFrom: former, of: bytes, upTo: .max)
            #expect(bytes == size.bytes(of: value, upTo: .max), "\(type)")
            former = value
        }
        // Damaged bytes are refused, or read as something.
        for _ in 0..<8 where !store.record.isEmpty {
            let record = store.record
            store.record[Int.random(in: record.indices, using: &generator)] ^= UInt8.random(
                in: 1...255, using: &generator)
            _ = try? store.read()
            store.record = record
        }
    }
}

/// A type of which there are random values.
protocol RandomValue: Hashable {
    static func random(_ generator: inout SeededGenerator) -> Self
}

enum RandomType {
    /// Puts a type together.
    static func make(_ generator: inout SeededGenerator, depth: Int) -> any RandomValue.Type {
        let leaves: [any RandomValue.Type] = [
            Int.self, Int8.self, Double.self, Bool.self, String.self, Plain.self, Raw.self, Coded.self,
        ]
        guard depth > 0 else { return leaves[Int.random(in: leaves.indices, using: &generator)] }
        let first = make(&generator, depth: depth - 1)
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: return optional(first)
        case 1: return array(first)
        case 2: return set(first)
        case 3: return dictionary(first, make(&generator, depth: depth - 1))
        case 4: return pair(first, make(&generator, depth: depth - 1))
        case 5: return either(first, make(&generator, depth: depth - 1))
        default: return chain(first)
        }
    }

    private static func optional<A: RandomValue>(_: A.Type) -> any RandomValue.Type { A?.self }
    private static func array<A: RandomValue>(_: A.Type) -> any RandomValue.Type { [A].self }
    private static func set<A: RandomValue>(_: A.Type) -> any RandomValue.Type { Set<A>.self }
    private static func chain<A: RandomValue>(_: A.Type) -> any RandomValue.Type { Chain<A>.self }
    private static func dictionary<A: RandomValue, B: RandomValue>(_: A.Type, _: B.Type) -> any RandomValue.Type {
        [A: B].self
    }
    private static func pair<A: RandomValue, B: RandomValue>(_: A.Type, _: B.Type) -> any RandomValue.Type {
        Pair<A, B>.self
    }
    private static func either<A: RandomValue, B: RandomValue>(_: A.Type, _: B.Type) -> any RandomValue.Type {
        Either<A, B>.self
    }

    enum Plain: CaseIterable, RandomValue { case first, second, third }
    enum Raw: String, CaseIterable, RandomValue { case one, two }

    struct Coded: Codable, RandomValue {
        var name: String
        var numbers: [Int]
        static func random(_ generator: inout SeededGenerator) -> Self {
            Self(name: .random(&generator), numbers: .random(&generator))
        }
    }

    struct Pair<A: RandomValue, B: RandomValue>: RandomValue {
        var flag: Bool
        var first: A
        var second: B
        static func random(_ generator: inout SeededGenerator) -> Self {
            Self(flag: .random(&generator), first: .random(&generator), second: .random(&generator))
        }
    }

    enum Either<A: RandomValue, B: RandomValue>: RandomValue {
        case none
        case first(A)
        case second(B)
        case both(A, B)
        indirect case boxed(B)
        static func random(_ generator: inout SeededGenerator) -> Self {
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: .none
            case 1: .first(.random(&generator))
            case 2: .second(.random(&generator))
            case 3: .both(.random(&generator), .random(&generator))
            default: .boxed(.random(&generator))
            }
        }
    }

    indirect enum Chain<A: RandomValue>: RandomValue {
        case end
        case link(A, Chain)
        static func random(_ generator: inout SeededGenerator) -> Self {
            (0..<Int.random(in: 0..<4, using: &generator)).reduce(.end) { chain, _ in .link(.random(&generator), chain)
            }
        }
    }
}

extension RandomValue where Self: CaseIterable {
    static func random(_ generator: inout SeededGenerator) -> Self {
        allCases.randomElement(using: &generator) ?? allCases[allCases.startIndex]
    }
}
extension RandomValue where Self: FixedWidthInteger {
    static func random(_ generator: inout SeededGenerator) -> Self {
        Self(truncatingIfNeeded: generator.next() >> UInt64.random(in: 0..<64, using: &generator))
    }
}
extension Int: RandomValue {}
extension Int8: RandomValue {}
extension Double: RandomValue {
    static func random(_ generator: inout SeededGenerator) -> Double {
        [0, -0.0, .infinity, .leastNonzeroMagnitude, 1.5].randomElement(using: &generator) ?? 0
    }
}
extension Bool: RandomValue {
    static func random(_ generator: inout SeededGenerator) -> Bool { Bool.random(using: &generator) }
}
extension String: RandomValue {
    static func random(_ generator: inout SeededGenerator) -> String {
        let length = [0, 1, 15, 16, 40, 900].randomElement(using: &generator) ?? 0
        return String((0..<length).map { _ in "abcé😀 \n\0".randomElement(using: &generator) ?? "a" })
    }
}
extension Optional: RandomValue where Wrapped: RandomValue {
    static func random(_ generator: inout SeededGenerator) -> Self {
        Bool.random(using: &generator) ? .some(.random(&generator)) : nil
    }
}
extension Array: RandomValue where Element: RandomValue {
    static func random(_ generator: inout SeededGenerator) -> Self {
        let count = [0, 1, 3, 3, 3, 40].randomElement(using: &generator) ?? 0
        return (0..<count).map { _ in .random(&generator) }
    }
}
extension Set: RandomValue where Element: RandomValue {
    static func random(_ generator: inout SeededGenerator) -> Self {
        Set((0..<Int.random(in: 0..<4, using: &generator)).map { _ in .random(&generator) })
    }
}
extension Dictionary: RandomValue where Key: RandomValue, Value: RandomValue {
    static func random(_ generator: inout SeededGenerator) -> Self {
        Dictionary(
            (0..<Int.random(in: 0..<4, using: &generator)).map { _ in (.random(&generator), .random(&generator)) }
        ) { $1 }
    }
}
