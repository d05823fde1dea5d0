/// Keeps a chart small, however many marks it has: of the marks of one series that follow one another, those with the least
/// and the greatest values are kept, and of points every second, so that what the chart looks like stays.
enum Thinning {
    /// The greatest number of marks that are drawn.
    static let most = 2_000
    /// Of so many marks, at most half are kept.
    private static let run = 8

    /// The key of the marks that are thinned together.
    private struct Series: Hashable {
        let kind: _ChartMark.Kind
        let color: _PlottedValue?
        let position: _PlottedValue?
        let series: _PlottedValue?
        let look: MarkLook
    }

    /// At most half of the marks.
    static func thinned(_ marks: [_ChartMark]) -> [_ChartMark] {
        var runs: [Series: [Int]] = [:]
        var kept: [Int] = []
        for (index, mark) in marks.enumerated() {
            let series = Series(
                kind: mark.kind, color: mark.color?.value, position: mark.position?.value, series: mark.series,
                look: mark.look)
            var members = runs.removeValue(forKey: series) ?? []
            members.append(index)
            if members.count == run {
                kept += extremes(of: members, in: marks)
                members = []
            }
            runs[series] = members
        }
        for members in runs.values { kept += members }
        // A series with few marks keeps them all; of too many such series, the first stay.
        return kept.sorted().prefix(max(marks.count / 2, 1)).map { marks[$0] }
    }

    /// The marks that are farthest to each side.
    private static func extremes(of members: [Int], in marks: [_ChartMark]) -> Set<Int> {
        // The outermost points would be the edge of a cloud.
        if marks[members[0]].kind == .point {
            return Set(members.enumerated().filter { $0.offset % 2 == 0 }.map(\.element))
        }
        func ends(_ value: (_ChartMark) -> Double?) -> [Int] {
            let values = members.compactMap { index in value(marks[index]).map { (index, $0) } }
            return [values.min { $0.1 < $1.1 }, values.max { $0.1 < $1.1 }].compactMap { $0?.0 }
        }
        let ends = ends { $0.x?.start.number } + ends { $0.y?.end?.number ?? $0.y?.start.number }
        return ends.isEmpty ? Set(members.prefix(run / 2)) : Set(ends)
    }
}
