public import MartletUI

extension View {
    /// Makes the view black, and the more transparent the darker it was.
    ///
    ///     Color.blue.mask { Text("Ink").foregroundStyle(.white).luminanceToAlpha() }
    public func luminanceToAlpha() -> some View { modifier(LuminanceToAlpha()) }
}

/// CSS has a filter for it in SVG only, which stands beside the view.
struct LuminanceToAlpha: ViewModifier {
    func body(content: Content) -> some View {
        HTML("div") {
            HTML("svg") {
                HTML("filter") { HTML("feColorMatrix").attribute("type", "luminanceToAlpha") }
                    .attribute("id", "m-luminance").attribute("color-interpolation-filters", "sRGB")
            }
            .attribute("width", "0").attribute("height", "0").attribute("aria-hidden", "true")
            .elementStyles([.token("position", "absolute")])
            content
        }
        .elementStyles([.class(Self.filter)])
    }

    private static let filter = StyleClass(
        "luminance", rules: "&{position:relative;display:grid;place-items:center}&>:not(svg){filter:url(#m-luminance)}")
}
