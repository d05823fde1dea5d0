public import MartletUI

extension ChartContent {
    /// Puts views beside the last mark.
    ///
    /// - Parameters:
    ///   - position: On which side.
    ///   - alignment: Has no effect.
    ///   - spacing: Has no effect.
    ///   - content: The views.
    public func annotation<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some ChartContent {
        change { $0.annotation = MarkAnnotation(position: position) { _ in AnyView(content()) } }
    }

    /// Puts views beside the last mark.
    ///
    /// - Parameters:
    ///   - position: On which side.
    ///   - alignment: Has no effect.
    ///   - spacing: Has no effect.
    ///   - overflowResolution: Has no effect.
    ///   - content: The views.
    public func annotation<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> Content
    ) -> some ChartContent { annotation(position: position, content: content) }

    /// Puts views beside the last mark that depend on its size.
    ///
    ///     .annotation(position: .overlay) { context in Text(name).frame(width: context.targetSize.width) }
    ///
    /// - Parameters:
    ///   - position: On which side.
    ///   - alignment: Has no effect.
    ///   - spacing: Has no effect.
    ///   - content: Makes the views.
    public func annotation<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> Content
    ) -> some ChartContent {
        change {
            $0.annotation = MarkAnnotation(position: position, content: { AnyView(content($0)) }, isOfSize: true)
        }
    }

    /// Puts views beside the last mark that depend on its size.
    ///
    /// - Parameters:
    ///   - position: On which side.
    ///   - alignment: Has no effect.
    ///   - spacing: Has no effect.
    ///   - overflowResolution: Has no effect.
    ///   - content: Makes the views.
    public func annotation<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution,
        @ViewBuilder content: @escaping (AnnotationContext) -> Content
    ) -> some ChartContent { annotation(position: position, content: content) }
}
