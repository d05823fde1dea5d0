public import MartletUI

extension Image {
    /// Makes the image take the size of the space that it is offered, instead of its own.
    ///
    /// - Parameters:
    ///   - capInsets: Has no effect: the whole picture is stretched.
    ///   - resizingMode: Whether the picture is repeated; a symbol is always stretched.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        resizable(isTiled: resizingMode == .tile)
    }

    /// How an image fills its space.
    public enum ResizingMode: Hashable, Sendable {
        /// It is repeated, or stretched.
        case tile, stretch
    }
}
