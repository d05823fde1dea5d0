import MartletUI

/// A button over each sector, in its form: at most 200.
struct SectorSelection: View {
    let sectors: ArraySlice<SectorDrawing.Sector>
    let selection: ValueSelection
    let format: ValueFormat

    init(marks: [_ChartMark], selection: ValueSelection, format: ValueFormat) {
        sectors = SectorDrawing(marks: marks).sectors.prefix(200)
        (self.selection, self.format) = (selection, format)
    }

    var body: some View {
        HTML("div") {
            HTML("div") {
                ForEach(sectors.indices, id: \.self) { index in
                    let sector = sectors[index]
                    let isSelected = isSelected(sector)
                    HTML("div") {
                        Button {
                            selection.select(isSelected ? nil : .number(sector.middleValue))
                        } label: {
                            Text(verbatim: title(of: sector))
                        }
                        .attribute("aria-pressed", isSelected ? "true" : "false")
                    }
                    .elementStyles([.token("inset", "0"), .inline("clip-path", sector.outline)])
                }
            }
            .class("m-choices")
        }
        .class("m-plot")
    }

    /// Whether the selected value is one of the sector's.
    private func isSelected(_ sector: SectorDrawing.Sector) -> Bool {
        guard let value = selection.selected?.number, sector.end > 0 else { return false }
        let total = sector.middleValue / ((sector.start + sector.end) / 2)
        return value >= sector.start * total && value < sector.end * total
    }

    /// The name of its series, or its value.
    private func title(of sector: SectorDrawing.Sector) -> String {
        guard let series = sector.mark.color?.value else {
            return sector.mark.sector.map { format.text($0.value.start, component: nil) } ?? ""
        }
        return format.text(series, component: nil)
    }
}

extension SectorDrawing.Sector {
    /// The outline as a form of CSS: points of both arcs, in parts of the square.
    var outline: String {
        let steps = 2 + Int((end - start) * 48)
        let parts = (0...steps).map { start + (end - start) * Double($0) / Double(steps) }
        let points = parts.map { point($0, outer) } + parts.reversed().map { point($0, inner) }
        let texts = points.map { "\(CSS.number(50 + $0.x / 2))% \(CSS.number(50 + $0.y / 2))%" }
        return "polygon(\(texts.joined(separator: ",")))"
    }
}
