public import MartletUI

/// The modifier of `visualEffect(_:)`.
public struct _MeasuredVisualEffect<Effect: VisualEffect>: ViewModifier {
    let effect: (EmptyVisualEffect, GeometryProxy) -> Effect
    private let geometry = GeometryProperty()

    init(_ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> Effect) { self.effect = effect }

    public func body(content: Content) -> some View {
        content
            .modifier(_VisualChangesModifier(changes: effect(EmptyVisualEffect(), GeometryProxy(geometry))._changes))
            .modifier(_MeasuredBox(geometry))
    }
}

/// Draws a view with the changes of a visual effect.
public struct _VisualChangesModifier: _StyleModifier {
    let changes: _VisualChanges

    public static var _layer: _StyleLayer { .offset }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.changes) { changes in
                [
                    .inline("opacity", CSS.number(changes.opacity)), .inline("transform", changes.transform),
                    .inline("filter", changes.filter),
                ]
            })
    }
}

extension View {
    /// Changes how the view looks, by its size and by where it is.
    ///
    ///     Text("Header").visualEffect { content, proxy in
    ///         content.offset(y: max(0, -proxy.frame(in: .scrollView).minY))
    ///     }
    ///
    /// The browser reports the geometry, five times a second while the visitor scrolls; the first render assumes the size of
    /// the page. `scrollTransition` is smooth, because the browser runs it by itself.
    ///
    /// - Parameter effect: Returns how the view looks. It is called for each geometry.
    public func visualEffect(
        _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(_MeasuredVisualEffect(effect))
    }
}
