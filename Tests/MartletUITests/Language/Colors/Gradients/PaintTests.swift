import MartletUI
import Testing

/// Styles that are no plain colors.
@Suite struct PaintTests {
    private func html<Content: View>(@ViewBuilder _ content: () -> Content) throws -> String {
        try EnginePage(content()).styledHTML
    }

    private let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    private let css = "linear-gradient(calc(90deg*var(--m-side)),var(--m-red) 0%,var(--m-blue) 100%)"

    @Test func gradientsAreViewsThatFill() throws {
        #expect(try html { gradient } == #"<div class="m-fill background-image:\#(css)"></div>"#)
        let radial = try html { RadialGradient(colors: [.red, .blue], center: .center, startRadius: 5, endRadius: 20) }
        #expect(radial.contains("radial-gradient(circle at 50% 50%,var(--m-red) 5px,var(--m-blue) 20px)"), "\(radial)")
        let conic = try html { AngularGradient(colors: [.red, .blue], center: .center) }
        #expect(
            conic.contains("conic-gradient(from 90deg at 50% 50%,var(--m-red) 0deg,var(--m-blue) 360deg)"), "\(conic)")
        let ellipse = try html { EllipticalGradient(colors: [.red, .blue]) }
        #expect(
            ellipse.contains("radial-gradient(100% 100% at 50% 50%,var(--m-red) 0%,var(--m-blue) 50%)"), "\(ellipse)")
    }

    @Test func linesOfGradients() throws {
        let down = try html { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .center) }
        #expect(down.contains("linear-gradient(180deg,var(--m-red) 0%,var(--m-blue) 50%)"), "\(down)")
        let corner = try html {
            LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
        }
        #expect(corner.contains("linear-gradient(calc(135deg*var(--m-side)),var(--m-red) 0%"), "\(corner)")
    }

    @Test func gradientsFillBoxesAndLieBehindViews() throws {
        #expect(try html { Rectangle().fill(gradient) } == #"<div class="m-fill background-image:\#(css)"></div>"#)
        let behind = try html { Text("a").background(gradient) }
        #expect(behind.contains("background-image:var(--m-back) --m-back:\(css)"), "\(behind)")
        #expect(try html { Text("a").overlay(gradient) }.contains("background-image:\(css)"))
        #expect(try html { Rectangle().fill(.red.gradient) }.contains("color-mix(in srgb,var(--m-red),white 25%) 0%"))
    }

    @Test func lettersHaveGradients() throws {
        let text = try html { Text("a").foregroundStyle(gradient) }
        #expect(text.contains("--m-paint:\(css)") && text.contains("color:transparent"), "\(text)")
        let page = try EnginePage {
            VStack {
                Text("a"); Text("b")
            }.foregroundStyle(gradient)
        }
        #expect(page.graph.styleSheet().contains("background-clip:text,border-box"))
        // Of several styles the innermost prevails.
        #expect(try !html { Text("a").foregroundStyle(.red).foregroundStyle(gradient) }.contains("gradient"))
        let parts = try EnginePage { Text("a").foregroundStyle(gradient) + Text("b") }
        #expect(parts.graph.styleSheet().contains("--m-paint:\(css)"))
    }

    @Test func drawingsAreFilledThroughAMask() throws {
        let circle = try html { Circle().fill(gradient) }
        #expect(circle.contains("data:image/svg+xml,%3Csvg") && !circle.contains("<svg"), "\(circle)")
        #expect(try html { Circle().stroke(gradient, lineWidth: 4) }.contains("--m-outset:-2px"))
        #expect(try html { Capsule().strokeBorder(gradient, lineWidth: 4) }.contains("--m-outset:0px"))
        #expect(try html { Circle().fill(.red) }.contains("<svg"))
    }

    @Test func materialsBlurAndKeepAColor() throws {
        let html = try html { Text("a").background(.ultraThinMaterial) }
        #expect(html.contains("background-color:color-mix(in srgb,var(--m-background) 45%,transparent)"), "\(html)")
        #expect(html.contains("backdrop-filter:blur(20px)"))
    }

    @Test func opacityAndShadowsOfStyles() throws {
        #expect(
            try html { VStack { Text("a") }.foregroundStyle(.primary.opacity(0.5)) }
                .contains("color:color-mix(in srgb,var(--m-text) 50%,transparent)"))
        #expect(try html { Rectangle().fill(.tint.opacity(0.5)) }.contains("color-mix(in srgb,var(--m-accent) 50%"))
        #expect(try html { Rectangle().fill(gradient.opacity(0.5)) }.contains("color-mix(in srgb,var(--m-red) 50%"))
        #expect(try html { Rectangle().fill(.red.shadow(.inner(radius: 3))) }.contains("box-shadow:inset 0px 0px 3px"))
    }

    @Test func lowerLevelsHaveColors() throws {
        let html = try html { VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.red, .blue, .green) }
        #expect(html.contains("--m-quiet:var(--m-blue)") && html.contains("--m-tertiary:var(--m-green)"), "\(html)")
        #expect(try !self.html { VStack { Text("a") }.foregroundStyle(.primary, .secondary) }.contains("--m-quiet:"))
    }

    @Test func backgroundsOfThePage() throws {
        #expect(try html { Text("a").background() }.contains("background-color:var(--m-behind,var(--m-background))"))
        #expect(
            try html { Text("a").background(in: Capsule()) }.contains(
                "background-color:var(--m-behind,var(--m-background))"))
        #expect(try html { Rectangle().fill(.separator) }.contains("background-color:var(--m-line)"))
    }

    @Test func aStyleOfOnesOwn() throws {
        struct Warm: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.orange.opacity(0.5) }
        }
        #expect(try html { Rectangle().fill(Warm()) }.contains("color-mix(in srgb,var(--m-orange) 50%,transparent)"))
    }

    /// Plain colors are as small as they were.
    @Test func colorsStaySmall() {
        #expect(MemoryLayout<_ForegroundStyleModifier<Color>>.size == MemoryLayout<Color?>.size)
        #expect(MemoryLayout<_BackgroundStyleModifier<Color>>.size == MemoryLayout<Color>.size)
        #expect(MemoryLayout<_ShapeView<Rectangle, HierarchicalShapeStyle>>.size <= 3)
    }

    @Test func picturesArePaints() throws {
        let stripes = ImagePaint(image: Image("/stripes.png"))
        let picture = #"url("/stripes.png")"#
        #expect(try html { Rectangle().fill(stripes) } == #"<div class="m-fill background-image:\#(picture)"></div>"#)
        let text = try html { Text("a").foregroundStyle(.image(Image("/stripes.png"))) }
        #expect(text.contains("--m-paint:\(picture)"), "\(text)")
        let small = try html { Rectangle().fill(ImagePaint(image: Image("/stripes.png"), scale: 0.2)) }
        #expect(small.contains(#"image-set(url("/stripes.png") 5x)"#), "\(small)")
        let capsule = try html { Capsule().strokeBorder(stripes, lineWidth: 20) }
        #expect(capsule.contains("--m-paint:\(picture)") && capsule.contains("--m-stroke:20px"), "\(capsule)")
        // A symbol is no picture, and an address that a page may not load is none.
        #expect(try !html { Rectangle().fill(ImagePaint(image: Image(systemName: "star"))) }.contains("url("))
        #expect(try !html { Rectangle().fill(ImagePaint(image: Image("javascript:a"))) }.contains("javascript"))
    }

    @Test func aPictureIsAFrameInFrontOfAView() throws {
        let framed = try html { Text("a").border(ImagePaint(image: Image("/stripes.png")), width: 30) }
        #expect(framed.contains(#"--m-paint:url("/stripes.png")"#) && framed.contains("--m-stroke:30px"), "\(framed)")
        #expect(framed.contains("m-untouchable"), "\(framed)")
    }

    @Test func colorLiteralsAreColors() throws {
        let literal = Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        #expect(literal == Color(red: 1, green: 0.5, blue: 0, opacity: 0.5))
    }
}
