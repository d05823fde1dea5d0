import MartletUI
import TestSupport
import Testing

/// No value of a program, which often comes from a visitor, may end the process or reach CSS in an invalid form.
@Suite struct ValueSweepTests {
    @Test(arguments: NumberTrials.all) func numbers(_ trial: ValueTrial<Double>) throws {
        try sweep(Extremes.numbers, trial)
    }

    @Test(arguments: ControlTrials.integers) func integers(_ trial: ValueTrial<Int>) throws {
        try sweep(Extremes.integers, trial)
    }

    @Test(arguments: TextTrials.all) func texts(_ trial: ValueTrial<String>) throws { try sweep(Extremes.texts, trial) }

    private func sweep<Value>(_ values: [Value], _ trial: ValueTrial<Value>) throws {
        for seed in Seeds.first(1) {
            var generator = SeededGenerator(seed: seed)
            let values = values.shuffled(using: &generator)
            try ValuePage.sweep(values.count) { trial.view(values[$0], AnyView(Text("a"))) }
        }
    }

    @Test(arguments: Seeds.first(12)) func combinations(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let steps = (0..<6).map { _ in (0..<5).map { _ in Step(using: &generator) } }
        try ValuePage.sweep(steps.count) { index in
            steps[index].reduce(AnyView(Text("a"))) { $1.view($0) }
        }
    }

    /// One trial with one value.
    private struct Step {
        let view: (AnyView) -> AnyView

        init(using generator: inout SeededGenerator) {
            func pick<Value: Sendable>(_ trials: [ValueTrial<Value>], _ values: [Value]) -> (AnyView) -> AnyView {
                let trial = trials[generator.below(trials.count)]
                let value = values[generator.below(values.count)]
                return { trial.view(value, $0) }
            }
            view =
                switch generator.below(8) {
                case 0: pick(ControlTrials.integers, Extremes.integers)
                case 1: pick(TextTrials.all, Extremes.texts)
                case 2: pick(NumberTrials.all, Extremes.numbers)
                default: pick(NumberTrials.modifiers + NumberTrials.motion + NumberTrials.layouts, Extremes.numbers)
                }
        }
    }

    /// A function that is added without a trial fails this test.
    @Test func everyInterfaceIsTried() throws {
        let tried = Set(
            NumberTrials.all.flatMap(\.names) + ControlTrials.integers.flatMap(\.names)
                + TextTrials.all.flatMap(\.names))
        let declared = try SweptInterfaces.declared().subtracting(SceneValueTests.tried).subtracting(BrandTests.tried)
            .subtracting(SharedInterfaceTests.tried)
        #expect(declared.count > 100)
        #expect(declared.subtracting(tried).sorted() == [], "add a ValueTrial")
        #expect(tried.subtracting(declared).sorted() == [], "no such function")
    }

    @Test func declarationsAreFound() {
        let found = SweptInterfaces.names(
            in: """
                extension View {
                    public func one(_ length: CGFloat?, by other: String = "a, b: c") -> some View { self }
                    @inlinable public static func two<V: BinaryFloatingPoint>(
                        value: Binding<V>, in bounds: (Int, Int), _ action: () -> Void
                    ) {}
                    public func none(_ flag: Bool, action: (Int) -> Void) {}
                    func notPublic(_ number: Int) {}
                    public func _engine(_ number: Int) {}
                    public var number: Int { f(1) }
                }
                public struct Three<Content>: View {
                    public init?(_ names: [String]) {}
                }
                """)
        #expect(found == ["View.one(_:by:)", "View.two(value:in:_:)", "Three.init(_:)"])
    }
}
