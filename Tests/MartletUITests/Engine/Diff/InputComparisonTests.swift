@testable import MartletUI
import Testing

private struct Parity: View, Equatable {
    let number: Int
    let action: () -> Void = {}
    static func == (left: Self, right: Self) -> Bool { left.number % 2 == right.number % 2 }
    var body: some View { Text("") }
}

private struct Point { var x: Int, y: Int }
private struct Padded { var small: Int8, large: Int64 }
private struct Floats { var value: Double, other: Float }
private enum Plain { case first, second }
private enum Payload {
    case name(String)
    case number(Int)
    case none
}
private final class Model {}
private final class EqualModel: Equatable {
    static func == (left: EqualModel, right: EqualModel) -> Bool { true }
}
private struct Mixed { var name: String, point: Point, flag: Bool, model: Model }
private struct WithClosure { var number: Int, action: () -> Void }
private struct Tuple { var pair: (Int, String) }
private struct Lists { var names: [String], numbers: [String: Int] }
private struct Existential { var value: any Sendable }
private struct Weak { weak var model: Model? }
private struct WeakEqual { weak var model: EqualModel? }
private struct Empty {}
/// Numeric, trivial, and with its own definition of equality.
private struct Modular: Numeric {
    var value: Int
    init(_ value: Int) { self.value = value }
    init(integerLiteral value: Int) { self.value = value }
    init?(exactly source: some BinaryInteger) { value = Int(source) }
    var magnitude: Int { value }
    static func + (left: Self, right: Self) -> Self { Modular(left.value + right.value) }
    static func - (left: Self, right: Self) -> Self { Modular(left.value - right.value) }
    static func * (left: Self, right: Self) -> Self { Modular(left.value * right.value) }
    static func *= (left: inout Self, right: Self) { left = left * right }
    static func == (left: Self, right: Self) -> Bool { left.value % 7 == right.value % 7 }
}
private struct HoldsModular { var value: Modular }
private struct Label: Equatable {
    var text: String, ignored: Int
    static func == (left: Self, right: Self) -> Bool { left.text == right.text }
}
private struct HoldsLabel { var label: Label, flag: Bool }
private struct Measure: Equatable { var name: String, value: Double }
private struct HoldsMeasure { var measure: Measure }

@Suite struct InputComparisonTests {
    private func areEqual<Value>(_ old: Value, _ new: Value) -> Bool {
        InputComparison(of: Value.self).areEqual(old, new)
    }

    @Test func anEquatableViewIsComparedByItsOwnOperator() {
        #expect(areEqual(Parity(number: 2), Parity(number: 4)))
        #expect(!areEqual(Parity(number: 2), Parity(number: 3)))
    }

    @Test func plainData() {
        #expect(areEqual(Point(x: 1, y: 2), Point(x: 1, y: 2)))
        #expect(!areEqual(Point(x: 1, y: 2), Point(x: 1, y: 3)))
        #expect(!areEqual(Point(x: 0, y: 2), Point(x: 1, y: 2)))
        #expect(areEqual(Empty(), Empty()))
    }

    @Test func paddingDoesNotCount() {
        func padded(filler: UInt8, _ small: Int8, _ body: (ValueAddress) -> Bool) -> Bool {
            withUnsafeTemporaryAllocation(of: Padded.self, capacity: 1) { buffer in
                UnsafeMutableRawBufferPointer(buffer).initializeMemory(as: UInt8.self, repeating: filler)
                buffer[0].small = small
                buffer[0].large = 9
                return body(ValueAddress(buffer.baseAddress!))
            }
        }
        func compare(_ left: Int8, _ right: Int8) -> Bool {
            padded(filler: 0xAA, left) { left in
                padded(filler: 0x55, right) { right in InputComparison(of: Padded.self).areEqual(left, right) }
            }
        }
        #expect(compare(1, 1))
        #expect(!compare(1, 2))
    }

    @Test func thePayloadOfNilDoesNotCount() {
        func compare<Payload>(_ type: Payload?.Type) -> Bool {
            func empty(filler: UInt8, _ body: (ValueAddress) -> Bool) -> Bool {
                withUnsafeTemporaryAllocation(of: Payload?.self, capacity: 1) { buffer in
                    UnsafeMutableRawBufferPointer(buffer).initializeMemory(as: UInt8.self, repeating: filler)
                    buffer[0] = nil
                    return body(ValueAddress(buffer.baseAddress!))
                }
            }
            return empty(filler: 0xAA) { left in
                empty(filler: 0x55) { right in InputComparison(of: Payload?.self).areEqual(left, right) }
            }
        }
        #expect(compare(Int?.self))
        #expect(compare(Point?.self))
        #expect(compare(Padded?.self))
        #expect(compare((Int8, Int64, Int8)?.self))
    }

    @Test func optionals() {
        #expect(areEqual(Optional(Point(x: 1, y: 2)), Point(x: 1, y: 2)))
        #expect(!areEqual(Optional(Point(x: 1, y: 2)), Point(x: 1, y: 3)))
        #expect(!areEqual(Optional(Point(x: 1, y: 2)), nil))
        #expect(!areEqual(nil, Optional(Point(x: 1, y: 2))))
        let model = Model()
        #expect(areEqual(Optional(model), model))
        #expect(!areEqual(Optional(model), Model()))
        #expect(
            areEqual(
                Optional(Mixed(name: "a", point: Point(x: 1, y: 1), flag: true, model: model)),
                Mixed(name: "a", point: Point(x: 1, y: 1), flag: true, model: model)))
        #expect(areEqual(nil as (() -> Void)?, nil))
        let action: (() -> Void)? = { print(model) }
        #expect(!areEqual(action, action))
    }

    @Test func enumerations() {
        #expect(areEqual(Plain.first, .first))
        #expect(!areEqual(Plain.first, .second))
        #expect(areEqual(Payload.name("a"), .name("a")))
        #expect(areEqual(Payload.none, .none))
        #expect(!areEqual(Payload.name("a"), .name("b")))
        #expect(!areEqual(Payload.number(1), .number(2)))
        #expect(!areEqual(Payload.number(0), .none))
    }

    @Test func floatsAreComparedByValue() {
        #expect(areEqual(Floats(value: -0.0, other: 0), Floats(value: 0.0, other: -0.0)))
        #expect(!areEqual(Floats(value: 1, other: 0), Floats(value: 1, other: 0.5)))
    }

    @Test func numbersOfTheProgramAreComparedByTheirOperator() {
        #expect(areEqual(HoldsModular(value: Modular(1)), HoldsModular(value: Modular(8))))
        #expect(!areEqual(HoldsModular(value: Modular(1)), HoldsModular(value: Modular(2))))
    }

    @Test func partsWithTheSameBytesNeedNotBeAsked() {
        let long = String(repeating: "long ", count: 20)
        let copy = String(long.reversed().reversed())
        #expect(
            areEqual(
                HoldsLabel(label: Label(text: long, ignored: 1), flag: true),
                HoldsLabel(label: Label(text: long, ignored: 1), flag: true)))
        #expect(
            areEqual(
                HoldsLabel(label: Label(text: long, ignored: 1), flag: true),
                HoldsLabel(label: Label(text: copy, ignored: 2), flag: true)))
        #expect(
            !areEqual(
                HoldsLabel(label: Label(text: "a", ignored: 1), flag: true),
                HoldsLabel(label: Label(text: "b", ignored: 1), flag: true)))
        #expect(
            !areEqual(
                HoldsLabel(label: Label(text: "a", ignored: 1), flag: true),
                HoldsLabel(label: Label(text: "a", ignored: 1), flag: false)))
        // The same bytes, but not equal.
        let measure = Measure(name: "a", value: .nan)
        #expect(!areEqual(HoldsMeasure(measure: measure), HoldsMeasure(measure: measure)))
    }

    @Test func stringsAndCollections() {
        let long = String(repeating: "x", count: 40)
        #expect(areEqual(long, String(repeating: "x", count: 40)))
        #expect(areEqual("\u{E9}", "e\u{301}"))
        #expect(areEqual(Lists(names: [long], numbers: ["a": 1]), Lists(names: [long + ""], numbers: ["a": 1])))
        #expect(!areEqual(Lists(names: ["a"], numbers: [:]), Lists(names: ["b"], numbers: [:])))
        #expect(!areEqual(Lists(names: [], numbers: ["a": 1]), Lists(names: [], numbers: ["a": 2])))
        let points = [Point(x: 1, y: 1)]
        #expect(areEqual(points, points))
        #expect(!areEqual(points, [Point(x: 2, y: 1)]))
        #expect(areEqual(Tuple(pair: (1, "a")), Tuple(pair: (1, "a"))))
        #expect(!areEqual(Tuple(pair: (1, "a")), Tuple(pair: (1, "b"))))
    }

    @Test func objectsAreComparedByIdentity() {
        let model = Model()
        #expect(areEqual(model, model))
        #expect(!areEqual(model, Model()))
        // Another object that is equal now need not stay equal, and the view would keep the wrong one.
        #expect(!areEqual(EqualModel(), EqualModel()))
        #expect(!areEqual(Optional(EqualModel()), EqualModel()))
    }

    @Test func weakReferencesAreReadAsSuch() {
        let (model, equal) = (Model(), EqualModel())
        #expect(areEqual(Weak(model: model), Weak(model: model)))
        #expect(!areEqual(Weak(model: model), Weak(model: nil)))
        #expect(areEqual(WeakEqual(model: equal), WeakEqual(model: equal)))
        #expect(!areEqual(WeakEqual(model: equal), WeakEqual(model: nil)))
        withExtendedLifetime((model, equal)) {}
    }

    @Test func aClosureIsAlwaysDifferent() {
        let value = WithClosure(number: 1) {}
        #expect(!areEqual(value, value))
    }

    @Test func nestedStructs() {
        let model = Model()
        let value = Mixed(name: "a", point: Point(x: 1, y: 2), flag: true, model: model)
        #expect(areEqual(value, Mixed(name: "a", point: Point(x: 1, y: 2), flag: true, model: model)))
        #expect(!areEqual(value, Mixed(name: "b", point: Point(x: 1, y: 2), flag: true, model: model)))
        #expect(!areEqual(value, Mixed(name: "a", point: Point(x: 1, y: 3), flag: true, model: model)))
        #expect(!areEqual(value, Mixed(name: "a", point: Point(x: 1, y: 2), flag: false, model: model)))
        #expect(!areEqual(value, Mixed(name: "a", point: Point(x: 1, y: 2), flag: true, model: Model())))
    }

    @Test func existentials() {
        #expect(areEqual(Existential(value: 1), Existential(value: 1)))
        #expect(!areEqual(Existential(value: 1), Existential(value: 2)))
        #expect(!areEqual(Existential(value: 1), Existential(value: "1")))
        let model = Model()
        #expect(areEqual(model as AnyObject, model as AnyObject))
        #expect(!areEqual(model as AnyObject, Model() as AnyObject))
        #expect(areEqual(model as Any, model as Any))
        #expect(!areEqual(EqualModel() as Any, EqualModel() as Any))
        #expect(areEqual(Int.self as Any.Type, Int.self))
        #expect(!areEqual(Int.self as Any.Type, String.self))
    }

    @Test func valuesOfAnyTypeAreComparedAsInputsAre() {
        #expect(InputComparison.areValuesEqual(Point(x: 1, y: 2), Point(x: 1, y: 2)))
        #expect(!InputComparison.areValuesEqual(EqualModel(), EqualModel()))
    }
}
