public import MartletUI

/// One mark of a chart, as the chart draws it.
public struct _ChartMark {
    enum Kind: Hashable { case bar, line, area, point, rule, rectangle, sector }

    /// Where a mark lies on an axis.
    struct Extent {
        let label: Text?
        var start: _PlottedValue
        /// The end of a range; `nil` for a value.
        var end: _PlottedValue?
        var unit: Calendar.Component?
        /// Whether it is a bin, in which a bar stands, and not how long a bar is.
        var isBin = false

        init<Value>(_ value: PlottableValue<Value>) {
            (label, start, unit) = (value.label, value.plotted, value.unit)
            end = value.end?.primitivePlottable._plotted
            isBin = end != nil
        }

        init<Value>(_ start: PlottableValue<Value>, _ end: PlottableValue<Value>) {
            (label, self.start, self.end) = (start.label, start.plotted, end.plotted)
        }
    }

    /// A part of a circle.
    struct Sector {
        /// How large it is, beside the other ones.
        let value: Extent
        let innerRadius: MarkDimension
        let outerRadius: MarkDimension
        /// The distance from its neighbors, in CSS pixels.
        let inset: CGFloat
    }

    /// Which of several series a mark belongs to, by a value.
    struct Grouping {
        let label: Text
        let value: _PlottedValue

        init<Value>(_ value: PlottableValue<Value>) { (label, self.value) = (value.label, value.plotted) }
    }

    let kind: Kind
    var x: Extent?
    var y: Extent?
    var look = MarkLook()
    var stacking = MarkStackingMethod.standard
    var width = MarkDimension.automatic
    /// How high a rectangle is.
    var height = MarkDimension.automatic
    var sector: Sector?
    /// Makes the points of a line or an area when the axis is known.
    var function: PlottedFunction?
    var color: Grouping?
    var position: Grouping?
    var series: _PlottedValue?
    var annotation: MarkAnnotation?
    /// A number that the area of a point is in proportion to, or a value whose area the chart has.
    var symbolValue: _PlottedValue?
    /// What stands at a point in the place of a form.
    var symbol: AnyView?
}

/// How a mark looks.
struct MarkLook: Hashable {
    var color: Color?
    var opacity = 1.0
    var stroke: StrokeLook?
    var interpolation = InterpolationMethod.linear
    var symbol: ChartSymbol?
    var symbolSize: CGFloat = 64
    var zIndex = 0.0
    /// Whether points are views of the program's.
    var hasOwnSymbol = false

    /// The width of a line and the lengths of its dashes.
    struct StrokeLook: Hashable {
        var width: CGFloat
        var dash: [CGFloat] = []
        var isRound = false

        init(width: CGFloat) { self.width = width }

        init(_ style: StrokeStyle) {
            width = CSS.clamped(style.lineWidth, 0...1_000)
            dash = style.dash.prefix(16).map { CSS.clamped($0, 0...10_000) }
            isRound = style.lineCap == .round
        }
    }
}

/// Views beside a mark.
struct MarkAnnotation {
    let position: AnnotationPosition
    let content: (AnnotationContext) -> AnyView
    /// Whether the views ask how large their mark is.
    var isOfSize = false
}

/// What the views beside a mark can know of it.
public struct AnnotationContext: Hashable, Sendable {
    /// The size of the mark in the plot, in CSS pixels. As that of a `GeometryReader`, it is the browser's; until that has told it,
    /// the plot has the width of the page. Of a sector, it is that in a circle with a radius of 100 pixels.
    public let targetSize: CGSize
}

/// Where an annotation lies.
public struct AnnotationPosition: Hashable, Sendable {
    enum Side: Hashable, Sendable { case over, top, bottom, leading, trailing }

    let side: Side

    /// Above the mark.
    public static let automatic = Self(side: .top)
    /// On the mark.
    public static let overlay = Self(side: .over)
    /// Above the mark.
    public static let top = Self(side: .top)
    /// Below the mark.
    public static let bottom = Self(side: .bottom)
    /// Before the mark.
    public static let leading = Self(side: .leading)
    /// After the mark.
    public static let trailing = Self(side: .trailing)
    /// Above the mark.
    public static let topLeading = Self(side: .top)
    /// Above the mark.
    public static let topTrailing = Self(side: .top)
    /// Below the mark.
    public static let bottomLeading = Self(side: .bottom)
    /// Below the mark.
    public static let bottomTrailing = Self(side: .bottom)
}

/// What an annotation does that has no room, which has no effect: it may stand out of the plot.
public struct AnnotationOverflowResolution: Equatable, Sendable {
    /// What it does in one direction.
    public struct Strategy: Equatable, Sendable {
        /// What would be done.
        public static let automatic = Self(), disabled = Self(), fit = Self(), padScale = Self()

        /// It would be moved into a part of the chart.
        ///
        /// - Parameter boundary: The part.
        public static func fit(to boundary: Boundary) -> Self { fit }
    }

    /// A part of a chart.
    public struct Boundary: Equatable, Sendable {
        /// A part.
        public static let automatic = Self(), chart = Self(), plot = Self()
    }

    /// What is done by itself.
    public static let automatic = Self()

    /// Creates what an annotation does.
    ///
    /// - Parameters:
    ///   - x: What it does from left to right.
    ///   - y: What it does from top to bottom.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

/// How bars and areas of several series at one place stand.
public struct MarkStackingMethod: Hashable, Sendable {
    enum Way: Hashable, Sendable { case standard, normalized, center, none }

    let way: Way

    /// One on the other.
    public static let standard = Self(way: .standard)
    /// One on the other, all together as high as the plot.
    public static let normalized = Self(way: .normalized)
    /// One on the other, around the middle.
    public static let center = Self(way: .center)
    /// One before the other.
    public static let unstacked = Self(way: .none)
}

/// How wide a bar is.
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    enum Kind: Hashable, Sendable { case ratio(Double), fixed(CGFloat) }

    let kind: Kind

    /// Most of its place.
    public static let automatic = Self(kind: .ratio(0.75))

    /// A part of its place.
    ///
    /// - Parameter ratio: The part, from 0 to 1.
    public static func ratio(_ ratio: CGFloat) -> Self { Self(kind: .ratio(CSS.clamped(Double(ratio), 0...1))) }

    /// A length in CSS pixels.
    ///
    /// - Parameter width: The length.
    public static func fixed(_ width: CGFloat) -> Self { Self(kind: .fixed(CSS.clamped(width, 0...1_000))) }

    /// Most of its place: a length that is taken off has no effect.
    ///
    /// - Parameter inset: Has no effect.
    public static func inset(_ inset: CGFloat) -> Self { automatic }

    /// A length in CSS pixels.
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

    /// A length in CSS pixels.
    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

    private init(kind: Kind) { self.kind = kind }
}

/// How a line goes from one point to the next.
public struct InterpolationMethod: Hashable, Sendable {
    enum Way: Hashable, Sendable { case linear, monotone, curved, stepStart, stepCenter, stepEnd }

    let way: Way

    /// Straight.
    public static let linear = Self(way: .linear)
    /// In a curve that has no higher and no lower point than those of the data.
    public static let monotone = Self(way: .monotone)
    /// In a curve through the points.
    public static let catmullRom = Self(way: .curved)
    /// In a curve through the points.
    public static let cardinal = Self(way: .curved)
    /// In steps, up at the point before.
    public static let stepStart = Self(way: .stepStart)
    /// In steps, up halfway.
    public static let stepCenter = Self(way: .stepCenter)
    /// In steps, up at the point.
    public static let stepEnd = Self(way: .stepEnd)

    /// In a curve through the points.
    ///
    /// - Parameter alpha: Has no effect.
    public static func catmullRom(alpha: CGFloat) -> Self { catmullRom }
    /// In a curve through the points.
    ///
    /// - Parameter tension: Has no effect.
    public static func cardinal(tension: CGFloat) -> Self { cardinal }
}

/// The form that points are drawn in.
struct ChartSymbol: Hashable, Sendable {
    /// Whether it is round where it is drawn as a part of a path.
    let isRound: Bool
    /// How it is drawn otherwise; `nil` if it is never.
    let drawing: SymbolDrawing?

    static let circle = Self(BasicChartSymbolShape.circle)

    init(_ shape: some ChartSymbolShape) {
        drawing = SymbolDrawing(shape)
        let form = (shape as? BasicChartSymbolShape)?.form ?? .circle
        isRound = form == .circle || form == .pentagon || form == .asterisk
    }
}
