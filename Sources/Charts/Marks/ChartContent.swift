public import MartletUI

/// What a chart shows: marks, and what consists of them.
///
///     struct Limit: ChartContent {
///         let value: Double
///         var body: some ChartContent { RuleMark(y: .value("Limit", value)).foregroundStyle(.red) }
///     }
public protocol ChartContent {
    /// The type of the content that this one consists of.
    associatedtype _ContentBody: ChartContent
    /// The content that this one consists of.
    @ChartContentBuilder var body: _ContentBody { get }

    func _append(to marks: inout _ChartMarks)
}

extension ChartContent {
    public func _append(to marks: inout _ChartMarks) { body._append(to: &marks) }
}

/// The body of a mark, which consists of nothing else.
public struct _NoChartContent: ChartContent {
    public typealias _ContentBody = Self
    public func _append(to marks: inout _ChartMarks) {}
}

extension ChartContent where _ContentBody == _NoChartContent {
    /// Nothing: Charts draws the mark.
    public var body: _NoChartContent { _NoChartContent() }
}

/// Marks one after the other. However many are added, at most some 6,000 are kept, of all parts alike.
public struct _ChartMarks: ChartContent {
    public typealias _ContentBody = _NoChartContent

    /// The marks that are kept of those before the last ones.
    private var kept: [_ChartMark] = []
    /// The last ones.
    private var last: [_ChartMark] = []
    /// How often those that are kept were halved.
    private var level = 0
    /// The number of marks that were added.
    private(set) var count = 0

    var marks: [_ChartMark] { kept.isEmpty ? last : kept + Self.thinned(last, level) }

    mutating func append(_ mark: _ChartMark) {
        last.append(mark)
        count += 1
        guard last.count >= Thinning.most else { return }
        kept += Self.thinned(last, level)
        last = []
        guard kept.count >= 2 * Thinning.most else { return }
        kept = Thinning.thinned(kept)
        level += 1
    }

    private static func thinned(_ marks: [_ChartMark], _ level: Int) -> [_ChartMark] {
        (0..<level).reduce(marks) { marks, _ in Thinning.thinned(marks) }
    }

    public func _append(to marks: inout _ChartMarks) {
        let own = self.marks
        for mark in own { marks.append(mark) }
        marks.count(count - own.count)
    }

    /// Counts marks that are not kept.
    mutating func count(_ more: Int) { count += more }

    init() {}

    init(_ content: some ChartContent) { content._append(to: &self) }
}

/// Builds the content of a chart.
@resultBuilder public enum ChartContentBuilder {
    /// Takes a content.
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> _ChartMarks {
        _ChartMarks(content)
    }

    /// All of several contents.
    public static func buildBlock(_ contents: _ChartMarks...) -> _ChartMarks {
        guard contents.count != 1 else { return contents[0] }
        var marks = _ChartMarks()
        for content in contents { content._append(to: &marks) }
        return marks
    }

    /// A content in an `if` without an `else`.
    public static func buildOptional(_ content: _ChartMarks?) -> _ChartMarks { content ?? _ChartMarks() }
    /// The first branch.
    public static func buildEither(first content: _ChartMarks) -> _ChartMarks { content }
    /// The second branch.
    public static func buildEither(second content: _ChartMarks) -> _ChartMarks { content }
    /// A content in an `if #available`.
    public static func buildLimitedAvailability(_ content: _ChartMarks) -> _ChartMarks { content }
}

extension ForEach: ChartContent where Content: ChartContent {
    public typealias _ContentBody = _NoChartContent

    /// Creates marks for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - content: Makes the marks of an element.
    public init(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Content == _ChartMarks {
        self.init(rowsOf: data, identifiedBy: { $0.id }, row: content)
    }

    /// Creates marks for each element of a collection.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - id: The identifier of an element.
    ///   - content: Makes the marks of an element.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) where Content == _ChartMarks { self.init(rowsOf: data, identifiedBy: { $0[keyPath: id] }, row: content) }

    public func _append(to marks: inout _ChartMarks) {
        for element in data { content(element)._append(to: &marks) }
    }
}

/// Content with a modifier, which changes each of its marks.
public struct _ModifiedChartContent<Content: ChartContent>: ChartContent {
    public typealias _ContentBody = _NoChartContent

    let content: Content
    let change: (inout _ChartMark) -> Void

    public func _append(to marks: inout _ChartMarks) {
        let inner = _ChartMarks(content)
        let own = inner.marks
        for var mark in own {
            change(&mark)
            marks.append(mark)
        }
        marks.count(inner.count - own.count)
    }
}

/// A mark, which is its own content.
protocol PrimitiveMark: ChartContent {
    var mark: _ChartMark { get }
}

extension PrimitiveMark {
    public func _append(to marks: inout _ChartMarks) { marks.append(mark) }
}
