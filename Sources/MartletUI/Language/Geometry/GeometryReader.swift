/// A view whose content depends on the view's own size and position.
///
///     GeometryReader { proxy in
///         Bar(width: proxy.size.width * share)
///     }
///
/// It takes the space that is offered and places its content at the top leading corner. Where no height is offered, as on
/// a page, it is as high as its content.
///
/// The browser reports the real size. The first render uses the last known size of the view for this visitor or, for a
/// new one, assumes the width of the page; it is corrected as soon as the page has loaded. Only views that read what has
/// changed are evaluated.
public struct GeometryReader<Content: View>: View {
    /// Makes the content for a geometry.
    public var content: (GeometryProxy) -> Content
    private var geometry = GeometryProperty()

    /// Creates a geometry reader.
    ///
    /// - Parameter content: Makes the content for the geometry of the view.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    public var body: _MeasuredContent<Content> {
        _MeasuredContent(
            content: content(GeometryProxy(location: geometry.location)), location: geometry.location,
            readsFrames: geometry.location?.readsFrames ?? false)
    }
}

/// The content of a geometry reader, in the element that is measured.
public struct _MeasuredContent<Content: View>: _PrimitiveView {
    let content: Content
    let location: GeometryLocation?
    let readsFrames: Bool

    public static var _shape: _ViewShape { .element }
    public static var _layer: _StyleLayer { .padding }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(
                constant: .classNames("m-frame m-wide m-high m-least-width m-least-height m-geometry")))
        plan.measured(by: offset.location, readsFrames: offset.readsFrames)
        plan.open(.div)
        Content._plan(plan, at: offset.content)
        plan.close(.div)
    }
}
