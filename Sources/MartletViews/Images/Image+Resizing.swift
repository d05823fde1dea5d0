public import MartletUI

extension Image {
    /// Makes the image take the size of the space that it is offered, instead of its own.
    ///
    /// - Parameters:
    ///   - capInsets: Has no effect: the whole picture is stretched.
    ///   - resizingMode: Has no effect: a picture is stretched, and not repeated.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode) -> Image { resizable() }

    /// How an image fills its space.
    public enum ResizingMode: Hashable, Sendable {
        /// It would be repeated, or it is stretched.
        case tile, stretch
    }
}
