import Charts
import Martlet
import MartletTesting
import Testing

@Suite struct BinTests {
    private func paths(_ page: TestPage) -> [String] {
        page.elements(.tag("path")).compactMap { $0.attributes["d"] }
    }

    @Test func numbersAreCountedIntoBins() {
        let values = [0.5, 3, 12, 19.5, 20]
        let bins = NumberBins(data: values, desiredCount: 4)
        #expect(bins.thresholds == [0, 5, 10, 15, 20] && bins.count == 4)
        let groups = Dictionary(grouping: values, by: bins.index)
        #expect(groups.mapValues(\.count) == [0: 2, 2: 1, 3: 2])
        #expect(bins[1].lowerBound == 5 && bins[1].upperBound == 10)
        #expect(bins[1].contains(5) && !bins[1].contains(10) && bins[3].contains(20))
        #expect(
            [-1, 0, 4.9, 5, 20, 99, .infinity, -.infinity, .nan].map(bins.index(for:)) == [0, 0, 0, 1, 3, 3, 3, 0, 0])
    }

    @Test func wholeNumbersHaveABinEach() {
        let bins = NumberBins(data: [1, 6, 3, 2, 6], desiredCount: 6)
        #expect(bins.thresholds == [1, 2, 3, 4, 5, 6, 7])
        #expect(Dictionary(grouping: [1, 6, 6], by: bins.index(for:)).keys.sorted() == [0, 5])
        #expect(NumberBins(range: 0...100, count: 4).thresholds == [0, 25, 50, 75, 100])
        #expect(NumberBins(size: 30, range: 0...100).thresholds == [0, 30, 60, 90, 120])
        #expect(NumberBins(data: [1, 100], desiredCount: 50, minimumStride: 10).thresholds.dropFirst().first == 10)
        #expect(NumberBins(thresholds: [3, 1, 2, 2]).thresholds == [1, 2, 3])
        #expect(NumberBins(range: 0.0...1, count: 4).thresholds == [0, 0.25, 0.5, 0.75, 1])
        #expect(NumberBins(size: 0.5, range: 0.0...1).thresholds == [0, 0.5, 1])
    }

    @Test func anyNumbersGiveBins() {
        let extremes = NumberBins(data: [Int.min, 0, .max], desiredCount: 3)
        #expect(
            extremes.count >= 1 && extremes.index(for: .min) == 0 && extremes.index(for: .max) == extremes.count - 1)
        #expect(NumberBins(data: [UInt8.min, .max], desiredCount: .max).count >= 1)
        #expect(NumberBins(range: Int.min ... .max, count: .max).count <= 1_000)
        #expect(NumberBins(size: Int.min, range: 0...1).count == 1 && NumberBins(size: 0, range: 1...1).isEmpty)
        #expect(NumberBins(size: 1, range: 0...1_000_000_000).count <= 1_000)
        for number in [Double.nan, .infinity, -.infinity, 1e308, -1e308, 1e300, 0, .leastNonzeroMagnitude, 1e16] {
            let bins = NumberBins(data: [number, 1], desiredCount: 10)
            let bin = bins[bins.index(for: number)]
            #expect(bins.count <= 1_000 && (bins.isEmpty || !number.isFinite || bin.contains(number)), "\(number)")
            #expect(NumberBins(size: number, range: 0.0...1).count <= 1_000)
            #expect(NumberBins(data: [number]).count <= 1_000)
            #expect(NumberBins(thresholds: [number]).isEmpty)
        }
        #expect(NumberBins(data: [Double]()).isEmpty && NumberBins(data: [Int]()).index(for: 3) == 0)
        #expect(NumberBins(data: [Double]())[7].upperBound == 0)
        let bins = NumberBins(range: 0...10, count: 2)
        #expect(bins[-1] == bins[0] && bins[.max] == bins[1] && bins[.min] == bins[0])
    }

    @Test func datesAreCountedIntoBins() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        func date(_ month: Int, _ day: Int) -> Date {
            calendar.date(from: DateComponents(year: 2_025, month: month, day: day)) ?? .distantPast
        }
        let bins = DateBins(unit: .month, range: date(1, 20)...date(3, 1), calendar: calendar)
        #expect(bins.thresholds == [date(1, 1), date(2, 1), date(3, 1), date(4, 1)])
        #expect([date(1, 3), date(2, 28), date(3, 1), date(12, 1)].map(bins.index(for:)) == [0, 1, 2, 2])
        let weeks = DateBins(unit: .day, by: 2, data: [date(5, 4), date(5, 1)], calendar: calendar)
        #expect(weeks.count == 2 || weeks.count == 3)
        #expect(DateBins(data: [date(1, 1), date(1, 8)], desiredCount: 7, calendar: calendar).count == 8)
        #expect(DateBins(timeInterval: 3_600, range: date(1, 1)...date(1, 2)).count == 24)
        #expect(DateBins(thresholds: [date(2, 1), date(1, 1)])[0].lowerBound == date(1, 1))
    }

    @Test func anyDatesGiveBins() {
        let ends = [Date.distantPast, .distantFuture, Date(timeIntervalSinceReferenceDate: .nan)]
        #expect(DateBins(data: ends).count <= 1_000)
        #expect(DateBins(unit: .second, range: .distantPast ... .distantFuture).count <= 1_001)
        #expect(DateBins(unit: .day, by: .max, range: Date.now...Date.now).count <= 1)
        #expect(DateBins(unit: .day, by: .min, data: []).isEmpty)
        for seconds in [Double.nan, .infinity, -1, 0, 1e-300] {
            #expect(DateBins(timeInterval: seconds, range: .distantPast ... .distantFuture).count <= 1_000)
        }
        #expect(DateBins(data: [Date(timeIntervalSinceReferenceDate: 1e300)]).isEmpty)
        #expect(
            DateBins(data: [])[3].lowerBound == DateBins(data: []).first?.lowerBound ?? DateBins(data: [])[0].lowerBound
        )
    }

    @Test func barsAreAsWideAsTheirBins() async throws {
        let page = try await TestPage {
            let bins = NumberBins(thresholds: [0, 10, 40])
            Chart(bins.indices, id: \.self) { index in
                BarMark(x: .value("Age", bins[index]), y: .value("People", index + 1))
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...2)
        }
        #expect(paths(page) == ["M5 1000L5 500L245 500L245 1000ZM265 1000L265 0L985 0L985 1000Z"], "\(paths(page))")
        #expect(page.elements(.tag("td")).map(\.text) == ["0 – 10", "1", "10 – 40", "2"])
        let lying = try await TestPage {
            Chart {
                BarMark(x: .value("People", 2), y: .value("Age", 0..<10))
                BarMark(x: .value("People", 1), y: .value("Age", 10..<20))
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartXScale(domain: 0...2).chartYScale(domain: 0...20)
        }
        #expect(paths(lying) == ["M0 990L0 510L1000 510L1000 990ZM0 490L0 10L500 10L500 490Z"], "\(paths(lying))")
    }

    @Test func binsOfDatesAndOfTwoAxesAreDrawn() async throws {
        let first = Date(timeIntervalSince1970: 1_750_000_000)
        let page = try await TestPage {
            let days = DateBins(timeInterval: 86_400, range: first...first.addingTimeInterval(172_800))
            Chart {
                RectangleMark(x: .value("Day", days[0]), y: .value("Age", 0..<10))
                RectangleMark(x: .value("Day", days[1]), y: .value("Age", 10..<20))
                LineMark(x: .value("Day", days[0]), y: .value("Age", 0))
                LineMark(x: .value("Day", days[1]), y: .value("Age", 20))
            }
            .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...20)
        }
        #expect(
            paths(page) == [
                "M0 1000L0 500L500 500L500 1000ZM500 500L500 0L1000 0L1000 500Z", "M250 1000L750 0",
            ], "\(paths(page))")
    }
}
