@testable import Charts
import Martlet
import Testing

@Suite struct DrawingTests {
    private func value(
        _ place: String, _ value: Double, _ method: MarkStackingMethod = .standard, position: String? = nil
    ) -> Stacking.Value {
        let key = Stacking.Key(kind: .bar, place: .category(place), position: position.map { .category($0) })
        return Stacking.Value(place: key, value: value, method: method)
    }

    @Test func barsStandOneOnTheOther() {
        let spans = Stacking.spans([
            value("a", 3), value("b", 5), value("a", 4), value("a", -2), value("a", -1), value("a", 1, position: "c"),
        ])
        #expect(spans.map(\.0) == [0, 0, 3, 0, -2, 0])
        #expect(spans.map(\.1) == [3, 5, 7, -2, -3, 1])
    }

    @Test func barsAreParts() {
        let parts = Stacking.spans([value("a", 1, .normalized), value("a", 3, .normalized), value("b", 0, .normalized)])
        #expect(parts.map(\.0) == [0, 0.25, 0] && parts.map(\.1) == [0.25, 1, 0])
        let middle = Stacking.spans([value("a", 2, .center), value("a", 4, .center)])
        #expect(middle.map(\.0) == [-3, -1] && middle.map(\.1) == [-1, 3])
        let alone = Stacking.spans([value("a", 2, .unstacked), value("a", 4, .unstacked)])
        #expect(alone.map(\.0) == [0, 0] && alone.map(\.1) == [2, 4])
    }

    @Test func scalesPlaceValues() {
        let numbers = AxisScale(.number, from: 10, to: 20)
        #expect(numbers.place(15) == 0.5 && numbers.place(.number(20)) == 1 && numbers.place(.category("a")) == nil)
        let names = AxisScale(categories: ["a", "b", "a", "c", "d"], isUpward: false)
        #expect(names.categories == ["a", "b", "c", "d"])
        #expect(names.band("b") == 0.25...0.5 && names.band("e") == nil && names.place(.category("a")) == 0.125)
        #expect(AxisScale(categories: ["a", "b"], isUpward: true).band("a") == 0.5...1)
        for (lower, upper) in [(1.0, 1.0), (2, 1), (.nan, 1), (0, .infinity), (1e300, 1e300)] {
            let scale = AxisScale(.number, from: lower, to: upper)
            #expect(lower.isNaN || scale.upper > scale.lower, "\(lower) \(upper)")
        }
    }

    @Test func linesGoInTheirWay() {
        let points = [(0.0, 0.0), (0.5, 1.0), (1.0, 0.0)].map { Curve.Point(x: $0.0, y: $0.1) }
        #expect(Curve.path(points, .linear) == "L500 0L1000 1000")
        #expect(Curve.path(points, .stepStart).hasPrefix("L0 0L0 0L500 0") == false)
        #expect(Curve.path(Array(points.prefix(2)), .stepEnd) == "L500 1000L500 0L500 0")
        #expect(Curve.path(Array(points.prefix(2)), .stepStart) == "L0 1000L0 0L500 0")
        #expect(Curve.path(Array(points.prefix(2)), .stepCenter) == "L250 1000L250 0L500 0")
        // A curve that keeps to its data is level at its highest point.
        #expect(Curve.path(points, .monotone).contains("333.3 0 500 0C666.7 0"))
        #expect(Curve.path(points, .catmullRom).hasPrefix("C83.3 833.3 333.3 0 500 0"))
        #expect(Curve.path(Array(points.prefix(1)), .monotone).isEmpty)
    }

    @Test func whatIsThinnedKeepsItsExtremes() {
        var marks = _ChartMarks()
        for number in 0..<100_000 {
            let height = number == 77_777 ? 99.0 : number == 3 ? -99 : Double(number % 7)
            marks.append(LineMark(x: .value("x", number), y: .value("y", height)).mark)
        }
        #expect(marks.count == 100_000 && marks.marks.count <= 3 * Thinning.most)
        let heights = marks.marks.compactMap { $0.y?.start.number }
        let places = marks.marks.compactMap { $0.x?.start.number }
        #expect(heights.max() == 99 && heights.min() == -99)
        #expect(places.first == 0 && places.last == 99_999 && places == places.sorted())
        // No part of them is thinner than another.
        for part in 0..<10 {
            let share = places.count { Int($0) / 10_000 == part }
            #expect(share > places.count / 20 && share < places.count / 5, "\(part): \(share) of \(places.count)")
        }
    }
}
