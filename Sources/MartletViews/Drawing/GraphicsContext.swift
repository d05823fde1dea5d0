public import MartletUI

/// What is drawn in a ``Canvas``.
///
/// A copy of a context draws on the same canvas, and has transforms, an opacity and a clip of its own.
public struct GraphicsContext {
    private let recording: CanvasRecording
    private var transform = CanvasTransform()
    private var clip: Int?

    /// The opacity of what is drawn from now on.
    public var opacity = 1.0
    /// How what is drawn from now on is mixed with what is behind it.
    public var blendMode = BlendMode.normal
    /// The environment of the canvas.
    public let environment: EnvironmentValues

    private let symbols: [AnyHashable: AnyView]
    private var filters: [String] = []

    init(
        _ recording: CanvasRecording, _ environment: EnvironmentValues, symbols: [(tag: AnyHashable, view: AnyView)]
    ) {
        (self.recording, self.environment) = (recording, environment)
        self.symbols = Dictionary(symbols.map { ($0.tag, $0.view) }) { first, _ in first }
    }

    /// Fills a path.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - shading: The color or gradient.
    ///   - style: Which regions are filled.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        var styles = recording.paint(seen(shading), "fill")
        if style.isEOFilled { styles.append(.token("fill-rule", "evenodd")) }
        add(path, styles)
    }

    /// Draws the outline of a path.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - shading: The color or gradient.
    ///   - lineWidth: The width of the line.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Draws the outline of a path.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - shading: The color or gradient.
    ///   - style: The width, the ends and the dashes of the line.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        var styles: [Style] = [.token("fill", "none")] + recording.paint(seen(shading), "stroke")
        styles.append(.length("stroke-width", CSS.clamped(style.lineWidth, 0...10_000)))
        if style.lineCap != .butt { styles.append(.token("stroke-linecap", "\(style.lineCap)")) }
        if style.lineJoin != .miter { styles.append(.token("stroke-linejoin", "\(style.lineJoin)")) }
        let dash = style.dash.prefix(16).map { CSS.clamped($0, 0...10_000) }
        if dash.contains(where: { $0 > 0 }) {
            styles.append(.inline("stroke-dasharray", dash.map { CSS.pixels($0) }.joined(separator: " ")))
        }
        styles += style.rarerStyles
        add(path, styles)
    }

    /// Draws a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - point: Where it is.
    ///   - anchor: Which of its points is there.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        add(AnyView(text), at: point, anchor, nil)
    }

    /// Draws a text in a rectangle.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - rect: The rectangle, beyond which it is seen as well.
    public func draw(_ text: Text, in rect: CGRect) { add(AnyView(text), at: rect.origin, .topLeading, rect.size) }

    /// Draws an image.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - point: Where it is.
    ///   - anchor: Which of its points is there.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        add(AnyView(image), at: point, anchor, nil)
    }

    /// Draws an image in a rectangle.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - rect: The rectangle, which the image fills.
    ///   - style: Has no effect.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        let size = rect.size
        let view = image.resizable().frame(width: size.width, height: size.height)
        add(AnyView(view), at: rect.origin, .topLeading, size)
    }

    /// Finds a view that the canvas has as a symbol.
    ///
    /// - Parameter id: Its tag.
    public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? {
        symbols[AnyHashable(id)].map { ResolvedSymbol(view: $0) }
    }

    /// Returns a text as it is drawn.
    ///
    /// - Parameter text: The text.
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }

    /// Returns an image as it is drawn.
    ///
    /// - Parameter image: The image.
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

    /// Draws a view.
    ///
    /// - Parameters:
    ///   - symbol: The view.
    ///   - point: Where it is.
    ///   - anchor: Which of its points is there.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        add(symbol.view, at: point, anchor, nil)
    }

    /// Draws a view in a rectangle.
    ///
    /// - Parameters:
    ///   - symbol: The view.
    ///   - rect: The rectangle, in whose middle it is.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        add(AnyView(symbol.view.frame(width: rect.width, height: rect.height)), at: rect.origin, .topLeading, rect.size)
    }

    /// Draws a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - point: Where it is.
    ///   - anchor: Which of its points is there.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(text.shown, at: point, anchor: anchor)
    }

    /// Draws a text in a rectangle.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - rect: The rectangle, beyond which it is seen as well.
    public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.shown, in: rect) }

    /// Draws an image.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - point: Where it is.
    ///   - anchor: Which of its points is there.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image.image, at: point, anchor: anchor)
    }

    /// Draws an image in a rectangle.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - rect: The rectangle, which the image fills.
    ///   - style: Has no effect.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(image.image, in: rect, style: style)
    }

    /// Draws in a context of its own, whose transforms, opacity and clip end with it.
    ///
    /// - Parameter content: Draws.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = self
        try content(&layer)
    }

    /// Moves what is drawn from now on.
    ///
    /// - Parameters:
    ///   - x: How far to the right.
    ///   - y: How far down.
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform.append([1, 0, 0, 1, x, y]) }

    /// Scales what is drawn from now on.
    ///
    /// - Parameters:
    ///   - x: The factor from left to right.
    ///   - y: The factor from top to bottom.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform.append([x, 0, 0, y, 0, 0]) }

    /// Turns what is drawn from now on around the origin.
    ///
    /// - Parameter angle: The angle.
    public mutating func rotate(by angle: Angle) { transform.append(turnedBy: angle) }

    /// Transforms what is drawn next.
    ///
    /// - Parameter matrix: The transform, before those that are there.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform.append([matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty])
    }

    /// Lets only what is in a path be seen of what is drawn from now on.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - style: Which regions are in it.
    ///   - options: Has no effect.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        clip = recording.clip(
            CanvasRecording.Clip(
                data: path.data, transform: transform.text, isEvenOdd: style.isEOFilled, outer: clip))
    }

    /// The greatest number of filters at a time.
    private static let mostFilters = 16

    /// Changes the colors, or blurs, what is drawn from now on.
    ///
    /// - Parameters:
    ///   - filter: The change, for each thing that is drawn.
    ///   - options: Has no effect.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        if filters.count < Self.mostFilters { filters.append(filter.css) }
    }

    /// What takes away has the color of the page.
    private func seen(_ shading: Shading) -> Shading {
        blendMode.clears ? .color(Color(uiColor: .systemBackground)) : shading
    }

    private func add(_ path: Path, _ styles: [Style]) {
        recording.add(.path(data: path.data, transform: transform.text, styles: styles + common))
    }

    private func add(_ view: AnyView, at point: CGPoint, _ anchor: UnitPoint, _ size: CGSize?) {
        recording.add(
            .view(
                CanvasRecording.Drawn(
                    view: view, point: point, anchor: anchor, size: size, transform: transform.text, styles: common)))
    }

    /// The styles that all that is drawn has.
    private var common: [Style] {
        var styles: [Style] = clip.map { [recording.reference("clip-path", "clip", $0)] } ?? []
        if opacity != 1 { styles.append(.number("opacity", CSS.clamped(opacity, 0...1), step: 0.05, limit: 1)) }
        if let css = blendMode.css { styles.append(.token("mix-blend-mode", css)) }
        if !filters.isEmpty { styles.append(.inline("filter", filters.joined(separator: " "))) }
        return styles
    }

    /// A view that a canvas draws.
    public struct ResolvedSymbol {
        let view: AnyView

        @available(*, unavailable, message: "Give the view a frame: only the browser knows its size.")
        public var size: CGSize { .zero }
    }

    /// A text that a canvas draws.
    public struct ResolvedText {
        let text: Text
        /// The color of the text; `nil` for its own.
        public var shading: Shading?

        init(text: Text) { self.text = text }

        fileprivate var shown: Text {
            if case .color(let color)? = shading?.kind { text.foregroundStyle(color) } else { text }
        }

        @available(*, unavailable, message: "Place the text by an anchor: only the browser knows its size.")
        public func measure(in size: CGSize) -> CGSize { .zero }
    }

    /// An image that a canvas draws.
    public struct ResolvedImage {
        let image: Image

        @available(*, unavailable, message: "Draw the image in a rectangle: only the browser knows its size.")
        public var size: CGSize { .zero }
    }

    /// How a path clips, which is one way here.
    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        /// Creates a set of options.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
    }
}
