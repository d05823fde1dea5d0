import Foundation
import Testing

@testable import MartletUI
@testable import MartletValues

/// “A value is kept if it is `Codable`”
struct CodableTests {
    struct Address: Codable, Equatable {
        var street = "Lane"
        var numbers: [Int: String] = [1: "a"]
        var other: [String: Double?] = ["x": nil, "y": 2]
    }
    class Base: Codable {
        var base = 1
    }
    enum Kind: Codable, Equatable {
        case plain
        case named(String, count: Int)
    }
    struct Everything: Codable, Equatable {
        var bool = true
        var int8 = Int8.min
        var uint64 = UInt64.max
        var float = Float.pi
        var double = -Double.zero
        var text = "é😀"
        var data = Data([0, 255])
        var date = Date(timeIntervalSinceReferenceDate: 1.25)
        var identifier = UUID()
        var url = URL(string: "https://example.org/a?b=c#d")
        var decimal = Decimal(string: "3.14159265358979323846")
        var address: Address? = Address()
        var addresses = [Address(), Address(street: "")]
        var kind = Kind.named("k", count: 3)
        var kinds: [Kind] = [.plain]
        var nothing: Int?
        var set: Set<Int> = [1, 2]
        var range = 1..<5
    }

    @Test func everything() throws { try roundTrip(Everything()) }

    @Test func foundation() throws {
        try roundTrip(Date.distantPast)
        try roundTrip(UUID())
        try roundTrip(Data())
        try roundTrip(Data((0..<5000).map { UInt8(truncatingIfNeeded: $0) }))
        try roundTrip(try #require(URL(string: "relative", relativeTo: URL(string: "https://example.org/x/"))))
        try roundTrip(try #require(Decimal(string: "1e40")))
        try roundTrip(DateComponents(year: 2026, month: 2))
        try roundTrip(TimeZone(secondsFromGMT: 3600))
        try roundTrip(Locale(identifier: "de_AT"))
    }

    struct Nested: Codable, Equatable {
        var first = 1
        var second = "two"
        var third: [Bool] = [true]
        enum Keys: String, CodingKey { case list, map, inner }

        init() {}
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Keys.self)
            var list = try container.nestedUnkeyedContainer(forKey: .list)
            first = try list.decode(Int.self)
            #expect(try list.decodeNil())
            #expect(list.isAtEnd)
            let map = try container.nestedContainer(keyedBy: Keys.self, forKey: .map)
            second = try map.decode(String.self, forKey: .inner)
            third = try [Bool](from: container.superDecoder())
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            // Both are filled in turn.
            var list = container.nestedUnkeyedContainer(forKey: .list)
            var map = container.nestedContainer(keyedBy: Keys.self, forKey: .map)
            try list.encode(first)
            try map.encode(second, forKey: .inner)
            try list.encodeNil()
            try third.encode(to: container.superEncoder())
        }
    }

    @Test func nestedContainers() throws { try roundTrip(Nested()) }

    struct Refusing: Codable {
        struct Password: Error { let value = "hunter2" }
        init() {}
        init(from decoder: any Decoder) throws { throw Password() }
        func encode(to encoder: any Encoder) throws { throw Password() }
    }

    @Test func anErrorNamesItsTypeAndNotTheValue() throws {
        let error = #expect(throws: NotStorable.self) { try stored(Refusing()) }
        #expect(error?.description.contains("CodableTests.Refusing.Password") == true)
        #expect(error?.description.contains("hunter2") == false)
    }

    @Test func aValueThatWritesTwiceIsRefused() throws {
        struct Twice: Codable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(1)
                try container.encode(2)
            }
        }
        #expect(throws: NotStorable.self) { try stored([Twice()]) }
    }

    @Test func anotherTypeIsReadByItsOwnRules() throws {
        struct Wrapper: Codable {
            var value: Int64
            init(_ value: Int64) { self.value = value }
            init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode(Int64.self) }
            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                try container.encode(UInt8(clamping: value))
            }
        }
        #expect(try restored(Wrapper(200), over: Wrapper(0)).value == 200)
    }
}
