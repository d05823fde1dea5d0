/// A picture that a shape, a border or a text is painted with, again and again from the top left corner.
///
///     Text("Sale").border(ImagePaint(image: Image("Stripes"), scale: 0.5), width: 12)
///
/// A symbol has no picture: where one would be, nothing is drawn.
public struct ImagePaint: ShapeStyle {
    private let tile: PictureTile?

    /// Creates a paint of a picture.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - sourceRect: Has no effect: a browser repeats whole pictures only.
    ///   - scale: How large the picture is drawn, beside its own size.
    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) { tile = image.address.map { PictureTile(address: $0, scale: scale) } }

    public static var _isPlain: Bool { false }
    public var _color: Color { .clear }
    public var _paint: _Paint? { tile.map { _Paint(_Paint.Parts(color: .clear, image: .tile($0))) } }
}

extension ShapeStyle where Self == ImagePaint {
    /// A picture, again and again.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - sourceRect: Has no effect: a browser repeats whole pictures only.
    ///   - scale: How large the picture is drawn, beside its own size.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

extension View {
    /// Draws a picture inside the edges of the view, again and again, as a frame that is `width` CSS pixels wide.
    ///
    /// - Parameters:
    ///   - content: The picture.
    ///   - width: The width.
    public func border(_ content: ImagePaint, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width).allowsHitTesting(false) }
    }
}

/// A picture as an image of CSS that repeats.
struct PictureTile: Hashable, Sendable {
    let address: String
    let scale: CGFloat

    /// An image of a resolution is drawn so much smaller than it is: CSS has no other way to say a share of its size.
    var css: String {
        let file = "url(\"\(CSS.address(address))\")"
        guard scale != 1 else { return file }
        return "image-set(\(file) \(CSS.number(1 / CSS.clamped(scale, 0.01...100)))x)"
    }
}
