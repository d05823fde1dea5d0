/// Puts a color behind a view.
public struct _BackgroundStyleModifier<S: ShapeStyle>: _StyleModifier {
    let style: S

    public static var _layer: _StyleLayer { .background }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(stylesAt: offset.style) { $0.backgroundStyles })
    }
}

/// Puts a view behind another one, which alone determines the size of both.
public struct _BackgroundModifier<Background: View>: _LayerModifier {
    public typealias Layer = Background
    let layer: Background
    let alignment: Alignment

    public static var _isInFront: Bool { false }
    public static func _layerOffset(_ offset: _Offset<Self>) -> _Offset<Layer> { offset.layer }
    public static func _alignmentOffset(_ offset: _Offset<Self>) -> _Offset<Alignment> { offset.alignment }
}

/// Puts a view in front of another one, which alone determines the size of both.
public struct _OverlayModifier<Overlay: View>: _LayerModifier {
    public typealias Layer = Overlay
    let layer: Overlay
    let alignment: Alignment

    public static var _isInFront: Bool { true }
    public static func _layerOffset(_ offset: _Offset<Self>) -> _Offset<Layer> { offset.layer }
    public static func _alignmentOffset(_ offset: _Offset<Self>) -> _Offset<Alignment> { offset.alignment }
}

/// Puts a color in front of a view.
public struct _OverlayStyleModifier<S: ShapeStyle>: _LayerModifier {
    public typealias Layer = _StyleView<S>
    let layer: _StyleView<S>
    let alignment = Alignment.center

    public static var _isInFront: Bool { true }
    public static func _layerOffset(_ offset: _Offset<Self>) -> _Offset<Layer> { offset.layer }
    public static func _alignmentOffset(_ offset: _Offset<Self>) -> _Offset<Alignment> { offset.alignment }
}

/// A modifier that adds a second view in the space of the first.
public protocol _LayerModifier: _PrimitiveModifier {
    /// The type of the layer.
    associatedtype Layer: View
    static var _isInFront: Bool { get }
    static func _layerOffset(_ offset: _Offset<Self>) -> _Offset<Layer>
    static func _alignmentOffset(_ offset: _Offset<Self>) -> _Offset<Alignment>
}

extension _LayerModifier {
    public static func _shape<Content: View>(_ content: Content.Type) -> _ViewShape { Content._shape.element }
    public static func _layer<Content: View>(_ content: Content.Type) -> _StyleLayer { .clip }

    public static func _plan<Content: View>(
        _ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>
    ) {
        plan.attribute(AttributeStep(constant: .classNames("m-layers")))
        plan.open(.div)
        if !_isInFront { planLayer(plan, at: offset.modifier) }
        Content._plan(plan, at: offset.content)
        if _isInFront { planLayer(plan, at: offset.modifier) }
        plan.close(.div)
    }

    private static func planLayer(_ plan: PlanBuilder, at offset: Offset<Self>) {
        plan.attribute(AttributeStep(constant: .classNames(_isInFront ? "m-over" : "m-under")))
        plan.attribute(AttributeStep(stylesAt: _alignmentOffset(offset)) { $0.styles })
        plan.open(.div)
        Layer._plan(plan, at: _layerOffset(offset))
        plan.close(.div)
    }
}

extension View {
    /// Puts a color behind the view. A page has no safe area, so the edges have no effect.
    public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> ModifiedContent<Self, _BackgroundStyleModifier<S>> {
        ModifiedContent(content: self, modifier: _BackgroundStyleModifier(style: style))
    }

    /// Puts views behind the view, as a `ZStack` of them in its space (“SwiftUI”, "Group").
    public func background<Background: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Background
    ) -> ModifiedContent<Self, _BackgroundModifier<Background>> {
        ModifiedContent(content: self, modifier: _BackgroundModifier(layer: content(), alignment: alignment))
    }

    /// Puts a view behind the view.
    @_disfavoredOverload
    public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> ModifiedContent<Self, _BackgroundModifier<Background>> {
        ModifiedContent(content: self, modifier: _BackgroundModifier(layer: background, alignment: alignment))
    }

    /// Puts a style behind the view in the form of `shape`.
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> ModifiedContent<Self, _BackgroundModifier<_ShapeView<T, S>>> {
        background { shape.fill(style, style: fillStyle) }
    }

    /// Puts the page's background color behind the view in the form of `shape`.
    public func background<T: Shape>(
        in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> ModifiedContent<Self, _BackgroundModifier<_ShapeView<T, BackgroundStyle>>> {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    /// Puts the page's background color behind the view.
    public func background(
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> ModifiedContent<Self, _BackgroundStyleModifier<BackgroundStyle>> {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Puts views in front of the view, as a `ZStack` of them in its space (“SwiftUI”, "Group").
    public func overlay<Overlay: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
    ) -> ModifiedContent<Self, _OverlayModifier<Overlay>> {
        ModifiedContent(content: self, modifier: _OverlayModifier(layer: content(), alignment: alignment))
    }

    /// Puts a view in front of the view.
    @_disfavoredOverload
    public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> ModifiedContent<Self, _OverlayModifier<Overlay>> {
        ModifiedContent(content: self, modifier: _OverlayModifier(layer: overlay, alignment: alignment))
    }

    /// Puts a color in front of the view. A page has no safe area, so the edges have no effect.
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> ModifiedContent<Self, _OverlayModifier<_ShapeView<T, S>>> {
        overlay { shape.fill(style, style: fillStyle) }
    }

    /// Puts a style in front of the view.
    public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> ModifiedContent<Self, _OverlayStyleModifier<S>> {
        ModifiedContent(content: self, modifier: _OverlayStyleModifier(layer: _StyleView(style: style)))
    }
}
