import MartletUI

/// Points of one form and one color, as elements of the page: an SVG that is stretched would stretch them.
struct SymbolPoints {
    /// The most points that a chart draws so.
    static let most = 500

    let places: [Curve.Point]
    let styles: [Style]

    init(_ places: [Curve.Point], _ drawing: SymbolDrawing, color: Color, look: MarkLook, area: CGFloat) {
        self.places = places
        let (image, reach) = drawing.image(area: area)
        var styles: [Style] = [
            .color("color", color), .own("--m-form", image), .own("--m-side", CSS.pixels(2 * reach)),
        ]
        if look.opacity < 1 { styles.append(.number("opacity", look.opacity, step: 0.05, limit: 1)) }
        self.styles = styles
    }
}

extension SymbolPoints: View {
    var body: some View {
        HTML("div") {
            ForEach(places.indices, id: \.self) { index in
                HTML("i").elementStyles([
                    .inline("left", ChartLook.percent(places[index].x)),
                    .inline("top", ChartLook.percent(1 - places[index].y)),
                ])
            }
        }
        .class("m-points").attribute("aria-hidden", "true").elementStyles(styles)
    }
}
