@testable import Charts
import Foundation
import Testing

@Suite struct NumberTicksTests {
    /// Ranges of all sizes and places, for all numbers of ticks.
    @Test func ticksAreRoundAndFew() {
        for exponent in stride(from: -9, through: 9, by: 1) {
            for mantissa in [1, 1.3, 2, 2.5, 3.7, 4.99, 5, 7.2, 9.9] as [Double] {
                let length = mantissa * power(of: exponent)
                for count in 1...12 {
                    let step = NumberTicks.step(for: length, count: count)
                    #expect(length / step <= Double(count) * (1 + 1e-6), "\(length) \(count) \(step)")
                    // The next smaller step would have been too small.
                    #expect(length / step > Double(count) / 2.51, "\(length) \(count) \(step)")
                    let digit = step / power(of: Int(log10(step * 1.000001).rounded(.down)))
                    #expect([1, 2, 5, 10].contains { ($0 - digit).magnitude < 1e-6 }, "\(step)")
                    check(from: -length / 3, to: length * 2 / 3, step)
                    check(from: length * 100, to: length * 101, step)
                }
            }
        }
    }

    private func power(of exponent: Int) -> Double { pow(10, Double(exponent)) }

    private func check(from lower: Double, to upper: Double, _ step: Double) {
        let ticks = NumberTicks.multiples(of: step, from: lower, to: upper)
        for tick in ticks {
            #expect(tick >= lower - step * 1e-5 && tick <= upper + step * 1e-5)
            #expect(((tick / step).rounded() - tick / step).magnitude < 1e-4)
        }
        for (one, next) in zip(ticks, ticks.dropFirst()) { #expect((next - one - step).magnitude < step * 1e-4) }
        #expect(Double(ticks.count) >= ((upper - lower) / step).rounded(.down))
        let extended = NumberTicks.extended(from: lower, to: upper, count: 5)
        #expect(extended.lower <= lower && extended.upper >= upper)
        #expect(extended.upper - extended.lower <= upper - lower + 2 * extended.step * (1 + 1e-6))
    }

    @Test func someTicks() {
        #expect(NumberTicks.multiples(of: 20, from: 0, to: 100) == [0, 20, 40, 60, 80, 100])
        #expect(NumberTicks.multiples(of: 0.1, from: 0, to: 0.5) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
        #expect(NumberTicks.multiples(of: 0.25, from: -0.5, to: 0.5) == [-0.5, -0.25, 0, 0.25, 0.5])
        let extended = NumberTicks.extended(from: 3, to: 87, count: 5)
        #expect(extended.lower == 0 && extended.upper == 100 && extended.step == 20)
        let decimals = [20, 2.5, 0.25, 0.05, 1e-9, 1e-300, .infinity, 0].map { NumberTicks.decimals(of: $0) }
        #expect(decimals == [0, 1, 2, 2, 9, 12, 0, 0])
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 0, -1, 1e308, .leastNonzeroMagnitude])
    func whatIsNoLengthHasAStepAllTheSame(length: Double) {
        let step = NumberTicks.step(for: length, count: 5)
        #expect(step > 0 && step.isFinite)
        #expect(NumberTicks.multiples(of: step, from: -length, to: length).count <= 1_001)
        #expect(NumberTicks.multiples(of: length, from: 0, to: 1e300).count <= 1_001)
    }
}
