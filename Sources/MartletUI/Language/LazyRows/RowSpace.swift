/// What stands for the rows before or behind the window of a lazy list. The browser gives it the rows' height, and
/// reports which rows are near what the visitor sees.
///
/// Where no script runs it is a button that leads to the rows before or after.
struct RowSpace: _PrimitiveView {
    enum Side { case leading, trailing }

    private let name: ElementName
    /// The element in it: a row of a table has nothing but cells.
    private let inner: ElementName
    private let span: String?
    private let rows: String
    private let isEmpty: Bool
    private let handler: EventHandler
    private let button: Button<Text>

    init(_ side: Side, _ window: Range<Int>, of total: Int, named name: ElementName, _ report: RowReport) {
        self.name = name
        (inner, span) = name == .tr ? (.td, "100") : (.div, nil)
        switch side {
        case .leading:
            rows = "\(window.lowerBound)-\(max(window.lowerBound, window.upperBound - 1))/\(total)"
            isEmpty = window.lowerBound == 0
            button = Button("Previous") { report.turnPage(forward: false) }
        case .trailing:
            rows = "\(total - window.upperBound)"
            isEmpty = window.upperBound == total
            button = Button("Next") { report.turnPage(forward: true) }
        }
        handler = .report(report)
    }

    static var _shape: _ViewShape { .element }

    /// The script sets a space's extent. Rows have no line above that would stand below an empty space.
    private static let rules = StyleClass(
        "row-space",
        rules: """
            flex:none;grid-column:1/-1;overflow-anchor:none;&.m-empty{display:none}\
            :is(.m-list,.m-section>ul)>&,&>td{padding:0}\
            :is(.m-list,.m-section>ul)>:is(&,&+*){border:0}\
            @media (scripting:enabled){& button{display:none}}
            """)

    static func _plan(_ plan: _PlanBuilder, at offset: Offset<Self>) {
        plan.attribute(AttributeStep(constant: .classNames("m-rows")))
        plan.attribute(AttributeStep(constant: .style(.class(rules))))
        plan.attribute(AttributeStep(constant: .fixed("role", "presentation")))
        plan.attribute(
            AttributeStep(
                at: offset.isEmpty, read: { .classToggle("m-empty", $0) },
                areEqual: { $0 == $1 }))
        plan.attribute(
            AttributeStep(
                at: offset.rows, read: { .attribute("data-rows", $0) },
                areEqual: { $0 == $1 }))
        plan.attribute(
            AttributeStep(
                at: offset.handler, isEvent: true,
                read: { .event(.rows, $0) }, areEqual: nil))
        plan.open(namedAt: offset.name)
        plan.attribute(
            AttributeStep(
                at: offset.span, read: { .attribute("colspan", $0) },
                areEqual: { $0 == $1 }))
        plan.open(namedAt: offset.inner)
        plan.styling(buttons: .system) {
            Button<Text>._plan(plan, at: offset.button)
        }
        plan.close(namedAt: offset.inner)
        plan.close(namedAt: offset.name)
    }
}

/// A lazy list, as the reports about it need it.
protocol LazyList: AnyObject {
    /// The number of all rows.
    var count: Int { get }
    /// Shows these rows.
    func request(_ rows: Range<Int>)
    /// Shows the rows after the present ones, or before them.
    func turnPage(forward: Bool)
    /// The position of the row with `identifier` among all rows.
    func position(of identifier: AnyHashable) -> Int?
    /// The row at a position among all rows, if the page holds it.
    func row(at position: Int) -> Node?
    /// Shows the rows around a position.
    func include(_ position: Int)
}

/// What the browser reports about a lazy list: the rows near what the visitor sees.
final class RowReport: BrowserReport {
    private weak var list: (any LazyList)?

    init(_ list: any LazyList) { self.list = list }

    func problem(with value: EventValue) -> String? {
        RowWindow.parse(value.string) == nil
            ? "The value names the first and the last row, both counted from 0, like \"0-49\": at most \(RowWindow.greatestCount) rows."
            : nil
    }

    func receive(_ value: EventValue) {
        if let rows = RowWindow.parse(value.string) { list?.request(rows) }
    }

    func turnPage(forward: Bool) { list?.turnPage(forward: forward) }
}
