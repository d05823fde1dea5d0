/// An image where a surrounding view sets a variant or the colors of symbols.
struct VariedImage: View {
    let image: Image
    @Environment(\.symbolVariants) private var variants
    @Environment(\.symbolRenderingMode) private var mode

    init(image: Image) { self.image = image }

    var body: some View { DrawnImage(image: image.varied(by: variants, mode)) }
}

/// What is seen of an image. The element around it has its name and the modifiers.
private struct DrawnImage: _PrimitiveView {
    let image: Image

    static var _shape: _ViewShape { .element }

    static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) { Image.planDrawing(plan, at: offset.image) }
}
