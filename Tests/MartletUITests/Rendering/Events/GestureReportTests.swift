import MartletUI
import Testing

@Suite struct GestureReportTests {
    private static let drag: [Double] = [0, 1, 1, 2, 3, 4, 5, 6, 1, 0, 0.5]

    @Test func aReportHasElevenNumbersForEachGesture() throws {
        let report = try #require(GestureReport(Self.drag + [1, 2] + Self.drag.dropFirst(2)))
        #expect(report.changed.phase == .changed && report.changed.location == CGPoint(x: 3, y: 4))
        #expect(report.entries.map(\.index) == [0, 1] && report.entries[1].phase == .ended)
        #expect(report.changed.velocity == CGSize(width: 5, height: 6) && report.changed.duration == 0.5)
    }

    private static let others: [[Double]] = {
        var others: [[Double]] = [[], [0], drag + drag, Array(drag.dropLast())]
        for (place, number) in [(0, 8.0), (0, -1), (1, 4), (0, 0.5), (2, .nan), (2, 1e9)] {
            var other = drag
            other[place] = number
            others.append(other)
        }
        return others
    }()

    @Test(arguments: others)
    func whatNoBrowserMeasuresIsNoReport(_ numbers: [Double]) {
        #expect(GestureReport(numbers) == nil)
        #expect(EventType.gesture.problem(with: .numbers(numbers)) != nil)
    }

    @Test(arguments: [[], [1], [3, 0, 0], [1, .infinity, 0], [1, 0, 0, 0], [-1, 0, 0]] as [[Double]])
    func aPointerHasAPhaseAndAPlace(_ numbers: [Double]) {
        #expect(PointerReport(numbers) == nil)
        #expect(EventType.hover.problem(with: .numbers(numbers)) != nil)
        #expect(EventType.drop.problem(with: .string("")) != nil)
    }
}
