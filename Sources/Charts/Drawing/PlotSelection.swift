import MartletUI

/// A button over the marks of each value: at most 200.
struct PlotSelection: View {
    let plot: PlacedMarks
    let selection: ChartSelection
    let format: ValueFormat

    struct Strip: Identifiable {
        let id: _PlottedValue
        let unit: Calendar.Component?
        var room: ClosedRange<Double>
    }

    var strips: [Strip] {
        var strips: [Strip] = []
        var known: Set<_PlottedValue> = []
        for placed in plot.marks where strips.count < 200 {
            guard let extent = selection.isOfX ? placed.mark.x : placed.mark.y, extent.end == nil,
                placed.mark.kind != .rule, known.insert(extent.start).inserted
            else { continue }
            let place = selection.isOfX ? placed.x : placed.y
            strips.append(Strip(id: extent.start, unit: extent.unit, room: place))
        }
        strips.sort { $0.room.lowerBound < $1.room.lowerBound }
        // Each goes to the middle between it and the next one.
        let middles = strips.map { ($0.room.lowerBound + $0.room.upperBound) / 2 }
        for index in strips.indices {
            let start = index == 0 ? 0 : (middles[index - 1] + middles[index]) / 2
            let end = index == strips.count - 1 ? 1 : (middles[index] + middles[index + 1]) / 2
            strips[index].room = min(start, end)...max(start, end)
        }
        return strips
    }

    var body: some View {
        HTML("div") {
            ForEach(strips) { strip in
                let isSelected = selection.isSelected(strip.id)
                let (start, size) = (strip.room.lowerBound, strip.room.upperBound - strip.room.lowerBound)
                HTML("div") {
                    Button {
                        selection.press(strip.id)
                    } label: {
                        Text(verbatim: format.text(strip.id, component: strip.unit))
                    }
                    .attribute("aria-pressed", isSelected ? "true" : "false")
                }
                .elementStyles(
                    selection.isOfX
                        ? [.inline("left", ChartLook.percent(start)), .inline("width", ChartLook.percent(size))]
                            + [.token("top", "0"), .token("height", "100%")]
                        : [.inline("top", ChartLook.percent(1 - start - size))]
                            + [
                                .inline("height", ChartLook.percent(size)), .token("left", "0"),
                                .token("width", "100%"),
                            ])
            }
        }
        .class("m-choices")
    }
}
