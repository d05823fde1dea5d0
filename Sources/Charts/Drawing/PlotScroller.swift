import MartletUI

/// What scrolls sideways of a chart whose plot is wider than its space, in the rows of the chart.
struct PlotScroller<Content: View>: View {
    /// How many times as wide.
    let width: Double
    let scale: AxisScale?
    let position: ChartScrollPosition?
    @ViewBuilder let content: () -> Content
    /// Where the visitor has scrolled to, as the browser says it, and the value that the program has then.
    @State private var reported: Place?

    var body: some View {
        if width > 1 {
            HTML("div") {
                // Who has no pointer scrolls it by the keys, as a table.
                HTML("div", content: content).class(start == nil ? "m-scroller" : "m-scroller m-more")
                    .attribute("tabindex", "0").attribute("role", "group").attribute("aria-label", "Chart")
                    .attribute("data-start", start.map { "\($0)" })
                    .modifier(ScrolledPlot(action: follow))
                    .elementStyles([.inline("grid-template-columns", ChartLook.percent(width))])
            }
            .class("m-scrolled")
            // The row of the labels has their height and that of a bar to scroll by: what scrolls has no height of its own,
            // so that the plot is as high as the axis beside it, whatever bar a browser has.
            HTML("div").class("m-axis-x m-room").attribute("aria-hidden", "true")
        } else {
            content()
        }
    }

    /// How much of the plot is before what is visible.
    private var start: Double? {
        guard let position, let scale else { return nil }
        // What the browser has said is not said to it again: the visitor may have scrolled on.
        if let reported, reported.value == position.first { return reported.start }
        return scale.room(position.first).map { min(max($0.lowerBound, 0), 1) }
    }

    private var follow: ((Double) -> Void)? {
        position?.follow.map { follow in
            { start in
                guard (0...1).contains(start), let value = scale?.value(at: start) else { return }
                reported = Place(start: start, value: follow(value))
            }
        }
    }

    private struct Place: Codable, Equatable {
        let start: Double
        let value: _PlottedValue
    }
}

/// Receives how much of a plot is before what is visible, once the visitor has scrolled.
private struct ScrolledPlot: _ElementModifier {
    let action: ((Double) -> Void)?

    static func _addAttribute(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(
                at: offset, isEvent: true,
                read: { modifier in
                    guard let action = modifier.action else { return .styles([]) }
                    return .event(.change, .value { value in if case .number(let start) = value { action(start) } })
                }, areEqual: { ($0.action == nil) == ($1.action == nil) }))
    }
}
