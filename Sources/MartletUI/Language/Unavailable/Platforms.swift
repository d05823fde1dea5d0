// The files of this folder declare what SwiftUI has and Martlet does not have, with a message that says what to use
// instead; the compiler's “cannot find in scope” would say neither. The compiler leaves unavailable symbols out of
// symbol graphs, so that none of them appears in the reference or in the checks of the public interface, and none needs
// a doc comment.

extension Image {
    @available(*, unavailable, message: "Use Image(_:) with the path of a picture, which a Route can give as bytes.")
    public init<Picture>(uiImage: Picture) { self.init("") }

    @available(*, unavailable, message: "Use Image(_:) with the path of a picture, which a Route can give as bytes.")
    public init<Picture>(nsImage: Picture) { self.init("") }

    @available(*, unavailable, message: "Use Image(_:) with the path of a picture, which a Route can give as bytes.")
    public init<Picture>(_ cgImage: Picture, scale: CGFloat, label: Text) { self.init("") }
}

extension Color {
    @available(*, unavailable, message: "Use a color of Martlet's, or Color(red:green:blue:).")
    public init<Platform>(nsColor: Platform) { self = .clear }
}
