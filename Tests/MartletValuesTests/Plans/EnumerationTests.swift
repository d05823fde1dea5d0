import Testing

@testable import MartletUI
@testable import MartletValues

struct EnumerationTests {
    enum Plain: CaseIterable { case first, second, third }
    enum Sheet: Equatable {
        case none
        case edit(String, line: Int)
        case list([Sheet])
        case pair(Double)
        indirect case inside(Sheet)
        case flag(Bool)
    }
    enum Raw: String { case left, right }
    enum Numbered: Int, Codable { case one = 1, two }
    struct Options: OptionSet { let rawValue: UInt8 }
    enum Generic<Value: Equatable>: Equatable {
        case value(Value)
        case other(Value, [Value])
        case nothing
    }
    indirect enum Expression: Equatable {
        case number(Int)
        case sum(Expression, Expression)
    }

    @Test func casesWithoutValues() throws {
        for value in Plain.allCases { try roundTrip(value) }
        try roundTrip(Raw.right)
        try roundTrip(Numbered.two)
        try roundTrip(Options(rawValue: 5))
    }

    @Test func casesWithValues() throws {
        for value in [Sheet.none, .edit("text", line: 4), .pair(.pi), .flag(true), .inside(.inside(.flag(false)))] {
            try roundTrip(value)
        }
        try roundTrip(Sheet.list([.none, .edit("", line: -1), .list([])]))
        try roundTrip(Generic.value("x"))
        try roundTrip(Generic.other(1, [2, 3]))
        try roundTrip(Generic<Bool?>.nothing)
        try roundTrip(Expression.sum(.number(1), .sum(.number(2), .number(3))))
    }

    @Test func results() throws {
        struct Failure: Error, Equatable { var code = 4 }
        try roundTrip(Result<String, Failure>.success("yes"))
        try roundTrip(Result<String, Failure>.failure(Failure(code: 5)))
    }

    @Test func objectsInCases() throws {
        enum Selection {
            case none
            case one(ObjectTests.Tree)
        }
        let tree = ObjectTests.Tree("chosen")
        let result = try restored((Selection.one(tree), tree), over: (.none, ObjectTests.Tree()))
        guard case .one(let chosen) = result.0 else { throw NotRestorable.damaged }
        #expect(chosen === result.1)
        #expect(chosen.name == "chosen")
    }

    @Test func aDeepValueIsRefusedAndNotAStackOverflow() throws {
        var value = Expression.number(0)
        for number in 0..<150 { value = .sum(value, .number(number)) }
        try roundTrip(value)
        for number in 0..<500 { value = .sum(value, .number(number)) }
        let error = #expect(throws: NotStorable.self) { try stored(value) }
        #expect(error?.reason == .tooDeep)
    }
}
