import MartletUI

/// What scrolls sideways of a chart whose plot is wider than its space, in the rows of the chart.
struct PlotScroller<Content: View>: View {
    /// How many times as wide.
    let width: Double
    @ViewBuilder let content: () -> Content

    var body: some View {
        if width > 1 {
            HTML("div") {
                // Who has no pointer scrolls it by the keys, as a table.
                HTML("div", content: content).class("m-scroller").attribute("tabindex", "0")
                    .attribute("role", "group").attribute("aria-label", "Chart")
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
}
