extension Text {
    /// Where a text that is cut off has its ellipsis.
    public enum TruncationMode: Hashable, Sendable {
        /// At the start.
        case head
        /// At the end.
        case tail
        /// In the middle.
        case middle
    }
}

extension View {
    /// Has no effect: a browser cuts a text off at its end.
    ///
    /// - Parameter mode: Where the ellipsis would be.
    public func truncationMode(_ mode: Text.TruncationMode) -> Self { self }

    /// Has no effect: a browser does not shrink a text to fit. It wraps, or is cut off with `lineLimit(_:)`.
    ///
    /// - Parameter factor: The smallest size of the text, as a share of its own.
    public func minimumScaleFactor(_ factor: CGFloat) -> Self { self }
}
