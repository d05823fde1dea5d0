public import MartletUI

/// A drawing that the server makes: an SVG image of what a closure draws.
///
///     Canvas { context, size in
///         context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
///         context.draw(Text("Go"), at: CGPoint(x: size.width / 2, y: size.height / 2))
///     }
///
/// The size is that of the space as the browser reports it; until it has, and without JavaScript, it is assumed as by a
/// ``GeometryReader``, and the drawing is scaled to its space. What has been drawn is in the page: at most 2,000 paths,
/// texts and images with 200,000 bytes of paths, and what is more is left out. A drawing that changes is sent anew where it
/// differs.
public struct Canvas<Symbols: View>: View {
    private let symbols: Symbols
    private let renderer: (inout GraphicsContext, CGSize) -> Void
    @Environment(\.self) private var environment
    /// The name of the drawing's gradients and clips. Two drawings of one page have different ones.
    @State private var name = "c\(UInt32.random(in: .min ... .max))"

    /// Creates a drawing.
    ///
    /// - Parameters:
    ///   - opaque: Has no effect.
    ///   - colorMode: Has no effect.
    ///   - rendersAsynchronously: Has no effect.
    ///   - renderer: Draws.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) where Symbols == EmptyView { (self.renderer, symbols) = (renderer, EmptyView()) }

    /// Creates a drawing with views that it draws by their tags.
    ///
    /// - Parameters:
    ///   - opaque: Has no effect.
    ///   - colorMode: Has no effect.
    ///   - rendersAsynchronously: Has no effect.
    ///   - renderer: Draws.
    ///   - symbols: The views: with a `tag`, or in a `ForEach`.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) { (self.renderer, self.symbols) = (renderer, symbols()) }

    public var body: some View {
        let (renderer, name, environment, symbols) = (renderer, name, environment, symbols)
        GeometryReader { proxy in
            let size = proxy.size
            let recording = CanvasRecording(name: name)
            let _ = Self.draw(renderer, symbols, size, recording, environment)
            CanvasDrawing(recording: recording, size: size)
        }
    }

    private static func draw(
        _ renderer: (inout GraphicsContext, CGSize) -> Void, _ symbols: Symbols, _ size: CGSize,
        _ recording: CanvasRecording, _ environment: EnvironmentValues
    ) {
        var context = GraphicsContext(
            recording, environment, symbols: Symbols.self == EmptyView.self ? [] : taggedViews(in: symbols))
        renderer(&context, size)
    }
}

/// The image of what was drawn.
private struct CanvasDrawing: View {
    let recording: CanvasRecording
    let size: CGSize

    var body: some View {
        let operations = recording.operations
        HTML("svg") {
            if !recording.gradients.isEmpty || !recording.clips.isEmpty {
                HTML("defs") {
                    ForEach(recording.gradients.indices, id: \.self) { index in
                        CanvasGradient(
                            shading: recording.gradients[index], identifier: recording.identifier("paint", index))
                    }
                    ForEach(recording.clips.indices, id: \.self) { index in
                        let clip = recording.clips[index]
                        HTML("clipPath") {
                            HTML("path").attribute("d", clip.data).attribute("transform", clip.transform)
                                .attribute("clip-rule", clip.isEvenOdd ? "evenodd" : nil)
                        }
                        .attribute("id", recording.identifier("clip", index))
                        .elementStyles(clip.outer.map { [recording.reference("clip-path", "clip", $0)] } ?? [])
                    }
                }
            }
            ForEach(operations.indices, id: \.self) { index in
                switch operations[index] {
                case .path(let data, let transform, let styles):
                    HTML("path").attribute("d", data).attribute("transform", transform).elementStyles(styles)
                case .view(let drawn): CanvasElement(drawn: drawn)
                }
            }
        }
        .attribute("viewBox", "0 0 \(CSS.number(max(1, size.width))) \(CSS.number(max(1, size.height)))")
        .class("m-canvas")
        .elementStyles([.class(Self.rules), .inline("height", CSS.pixels(max(1, size.height)))])
    }

    private static let rules = StyleClass(
        "canvas",
        rules: """
            display:block;width:100%;overflow:hidden;& foreignObject{width:1px;height:1px;overflow:visible}\
            & foreignObject>div{width:max-content}
            """)
}

/// A gradient that paths refer to.
private struct CanvasGradient: View {
    let shading: GraphicsContext.Shading.Kind
    let identifier: String

    var body: some View {
        switch shading {
        case .color: EmptyView()
        case .linear(let gradient, let start, let end):
            HTML("linearGradient") { stops(of: gradient) }
                .attribute("id", identifier).attribute("gradientUnits", "userSpaceOnUse")
                .attribute("x1", CSS.number(start.x)).attribute("y1", CSS.number(start.y))
                .attribute("x2", CSS.number(end.x)).attribute("y2", CSS.number(end.y))
        case .radial(let gradient, let center, let radius):
            HTML("radialGradient") { stops(of: gradient) }
                .attribute("id", identifier).attribute("gradientUnits", "userSpaceOnUse")
                .attribute("cx", CSS.number(center.x)).attribute("cy", CSS.number(center.y))
                .attribute("r", CSS.number(max(0, radius)))
        }
    }

    private func stops(of gradient: Gradient) -> some View {
        let stops = Array(gradient.stops.prefix(100))
        return ForEach(stops.indices, id: \.self) { index in
            HTML("stop").attribute("offset", CSS.number(CSS.clamped(stops[index].location, 0...1), decimals: 4))
                .elementStyles([.color("stop-color", stops[index].color)])
        }
    }
}

/// A text or an image of a drawing.
private struct CanvasElement: View {
    let drawn: CanvasRecording.Drawn

    var body: some View {
        let (x, y) = (CSS.clamped(drawn.anchor.x, -10...10), CSS.clamped(drawn.anchor.y, -10...10))
        HTML("foreignObject") {
            HTML("div") { drawn.view }
                .elementStyles(
                    [.inline("translate", "\(CSS.number(x * -100))% \(CSS.number(y * -100))%")]
                        + (drawn.size.map { [.inline("width", CSS.pixels(max(0, $0.width)))] } ?? []))
        }
        .attribute("x", CSS.number(drawn.point.x)).attribute("y", CSS.number(drawn.point.y))
        .attribute("transform", drawn.transform)
        .elementStyles(drawn.styles)
    }
}
