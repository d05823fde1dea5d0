public import MartletUI

/// The modifier of `mask(alignment:_:)`.
struct Masked<Mask: View>: ViewModifier {
    let mask: Mask

    func body(content: Content) -> some View {
        if let shape = mask as? any Shape {
            Self.clipped(content, to: shape)
        } else if let styles = (mask as? any ShapeStyle)?._paint?.maskStyles {
            AnyView(HTML("div") { content }.elementStyles(styles).class("m-mask"))
        } else {
            AnyView(content)
        }
    }

    private static func clipped(_ content: Content, to shape: some Shape) -> AnyView {
        AnyView(content.clipShape(shape))
    }
}

extension View {
    /// Shows as much of the view as the mask covers.
    ///
    /// The mask of a page is a shape or a gradient; with any other mask, all of the view is shown. A style behind a mask of texts and symbols is their color: `gradient.mask { Text("a") }`.
    ///
    /// - Parameters:
    ///   - alignment: Has no effect: a shape or a gradient is as large as the view.
    ///   - mask: The mask.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(Masked(mask: mask()))
    }

    /// Shows as much of the view as the mask covers; the older spelling of ``mask(alignment:_:)``.
    ///
    /// - Parameter mask: The mask.
    public func mask<Mask: View>(_ mask: Mask) -> some View { modifier(Masked(mask: mask)) }
}

extension ShapeStyle where Self: View {
    /// Paints the views of the mask with this style.
    ///
    /// - Parameters:
    ///   - alignment: Has no effect.
    ///   - mask: Texts, symbols or shapes.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        mask().foregroundStyle(self)
    }

    /// Paints the views of the mask with this style; the older spelling of ``mask(alignment:_:)``.
    ///
    /// - Parameter mask: Texts, symbols or shapes.
    public func mask<Mask: View>(_ mask: Mask) -> some View { mask.foregroundStyle(self) }
}
