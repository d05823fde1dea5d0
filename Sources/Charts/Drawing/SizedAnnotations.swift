import MartletUI

/// The views beside marks that ask how large these are, which the browser is asked for.
struct SizedAnnotations: View {
    let marks: [PlacedMarks.Placed]
    /// Whether bars lie.
    let isLying: Bool

    var body: some View {
        HTML("div") {
            GeometryReader { geometry in
                ForEach(marks.indices, id: \.self) { index in
                    if let annotation = marks[index].mark.annotation, annotation.isOfSize {
                        annotation.content(AnnotationContext(targetSize: marks[index].size(in: geometry.size, isLying)))
                            .beside(marks[index].point, annotation.position)
                    }
                }
            }
        }
        .class("m-over")
    }
}

extension PlacedMarks.Placed {
    /// How large the mark is in a plot of a size.
    fileprivate func size(in plot: CGSize, _ isLying: Bool) -> CGSize {
        func length(_ range: ClosedRange<Double>, _ whole: CGFloat) -> CGFloat {
            CSS.clamped(CGFloat(range.upperBound - range.lowerBound) * whole, 0...100_000)
        }
        let side = mark.look.symbolSize.squareRoot()
        switch mark.kind {
        case .point, .line: return CGSize(width: side, height: side)
        case .rule:
            let isAcross = mark.x == nil || mark.x?.end != nil, isUpward = mark.y == nil || mark.y?.end != nil
            return CGSize(width: isAcross ? length(x, plot.width) : 0, height: isUpward ? length(y, plot.height) : 0)
        case .bar:
            let (width, height) = (length(x, plot.width), length(y, plot.height))
            return isLying
                ? CGSize(width: width, height: barWidth(in: height, mark.y))
                : CGSize(width: barWidth(in: width, mark.x), height: height)
        default: return CGSize(width: length(x, plot.width), height: length(y, plot.height))
        }
    }

    private func barWidth(in place: CGFloat, _ extent: _ChartMark.Extent?) -> CGFloat {
        switch mark.width.kind {
        case .fixed(let width): width
        case .ratio(let ratio): place * CGFloat(mark.width.ratio(ratio, in: extent))
        }
    }
}

extension View {
    /// The view beside a point of a plot, or on it.
    func beside(_ point: Curve.Point, _ position: AnnotationPosition) -> some View {
        HTML("div") { self }
            .class("m-mark")
            .elementStyles([
                .inline("left", ChartLook.percent(point.x)), .inline("top", ChartLook.percent(1 - point.y)),
                .token("translate", ChartLook.translation(position)),
            ])
    }
}
