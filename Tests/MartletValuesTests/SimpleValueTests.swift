import Testing

@testable import MartletUI
@testable import MartletValues

/// “fixed-width numbers … strings … Optional, Array … tuples, structs whose stored properties can all be kept”
struct SimpleValueTests {
    struct Draft: Equatable {
        struct Line: Equatable {
            var text = "a"
            var count: Int? = 4
        }
        var title = "Title"
        var lines = [Line(), Line(text: "b", count: nil)]
        var range = 1..<4
        var pairs: [String: [Double]] = ["x": [1, .infinity], "": []]
    }

    @Test func numbers() throws {
        for value in [Int.min, -1, 0, 1, 63, 64, 127, 128, 300, Int.max] { try roundTrip(value) }
        try roundTrip(UInt64.max)
        try roundTrip(UInt8.max)
        try roundTrip(Int8.min)
        try roundTrip(1.5)
        try roundTrip(Float.leastNonzeroMagnitude)
        try roundTrip(Int128.min)
        try roundTrip(true)
    }

    @Test func texts() throws {
        for value in ["", "a", "😀é", String(repeating: "x", count: 1_000_000)] {
            try roundTrip(value)
            try roundTrip(Substring(value))
        }
        try roundTrip(Character("👨‍👩‍👧"))
    }

    @Test func collections() throws {
        try roundTrip([Int]())
        try roundTrip(Array(0..<1000))
        try roundTrip(["a", nil])
        try roundTrip(Set([1, 2, 3]))
        try roundTrip(["a": [1], "b": []])
        try roundTrip(ContiguousArray(["x"]))
    }

    @Test func structures() throws {
        try roundTrip(Draft())
        var draft = Draft()
        draft.lines = (0..<2000).map { Draft.Line(text: "line", count: $0) }
        try roundTrip(draft)
    }
}
