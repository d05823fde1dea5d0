/// The modifier of `safeAreaInset`: a second view at an edge of the first, which stays visible while the page or the
/// scroll view around it scrolls.
public struct _SafeAreaInset<Inset: View>: _PrimitiveModifier {
    let inset: Inset
    let place: InsetPlace

    public static func _shape<Content: View>(_ content: Content.Type) -> _ViewShape { Content._shape.element }
    public static func _layer<Content: View>(_ content: Content.Type) -> _StyleLayer { .element }

    public static func _plan<Content: View>(_ plan: _PlanBuilder, at offset: _Offset<ModifiedContent<Content, Self>>) {
        let place = offset.modifier.place
        plan.attribute(
            AttributeStep(stylesAt: place) { place in
                [.named(place.isVertical ? "m-vstack" : "m-hstack"), GridRules.gap("gap", place.spacing)]
            })
        plan.openAround(.div)
        Content._plan(plan, at: offset.content)
        plan.attribute(AttributeStep(constant: .classNames("m-frame")))
        plan.attribute(AttributeStep(stylesAt: place) { $0.styles })
        plan.open(.div)
        Inset._plan(plan, at: offset.modifier.inset)
        plan.close(.div)
        plan.close(.div)
    }
}

/// Where an inset is.
struct InsetPlace: Equatable, Sendable {
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?

    var isVertical: Bool { edge == .top || edge == .bottom }
    var isFirst: Bool { edge == .top || edge == .leading }

    /// The styles of the element with the inset.
    var styles: [Style] {
        let side: StaticString =
            switch edge {
            case .top: "inset-block-start"
            case .bottom: "inset-block-end"
            case .leading: "inset-inline-start"
            case .trailing: "inset-inline-end"
            }
        return [
            .named(isVertical ? "m-own-height" : "m-own-width"), .token("position", "sticky"), .token(side, "0"),
            .token("z-index", "1"), .token("flex", "none"),
            .token("align-self", isVertical ? alignment.horizontal.place : alignment.vertical.place),
        ] + (isFirst ? [.token("order", "-1")] : [])
    }
}

extension View {
    /// Shows a view above or below this one, and keeps it visible while this one scrolls.
    ///
    ///     List(messages) { Text($0.text) }
    ///         .safeAreaInset(edge: .bottom) { TextField("Message", text: $draft) }
    ///
    /// - Parameters:
    ///   - edge: The edge for the content.
    ///   - alignment: The horizontal position of the content.
    ///   - spacing: The distance to this view in CSS pixels, or `nil` for the default distance.
    ///   - content: The view at the edge.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> ModifiedContent<Self, _SafeAreaInset<V>> {
        let place = InsetPlace(
            edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
            spacing: spacing)
        return ModifiedContent(content: self, modifier: _SafeAreaInset(inset: content(), place: place))
    }

    /// Shows a view beside this one, and keeps it visible while this one scrolls.
    ///
    /// - Parameters:
    ///   - edge: The edge for the content.
    ///   - alignment: The vertical position of the content.
    ///   - spacing: The distance to this view in CSS pixels, or `nil` for the default distance.
    ///   - content: The view at the edge.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> ModifiedContent<Self, _SafeAreaInset<V>> {
        let place = InsetPlace(
            edge: edge == .leading ? .leading : .trailing,
            alignment: Alignment(horizontal: .center, vertical: alignment),
            spacing: spacing)
        return ModifiedContent(content: self, modifier: _SafeAreaInset(inset: content(), place: place))
    }

    /// Shows a bar beside this view, and keeps it visible while this one scrolls: `safeAreaInset(edge:alignment:spacing:content:)`.
    ///
    /// - Parameters:
    ///   - edge: The edge for the content.
    ///   - alignment: The horizontal position of the content.
    ///   - spacing: The distance to this view in CSS pixels, or `nil` for the default distance.
    ///   - content: The bar.
    public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> ModifiedContent<Self, _SafeAreaInset<V>> {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Adds padding to some edges of the view. A page has no safe area, so this is ``padding(_:_:)``.
    ///
    /// - Parameters:
    ///   - edges: The edges with padding.
    ///   - length: The length in CSS pixels, or `nil` for the default, 16.
    public func safeAreaPadding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> ModifiedContent<Self, _PaddingLayout> { padding(edges, length) }

    /// Adds padding to all edges of the view. A page has no safe area, so this is `padding(_:)`.
    ///
    /// - Parameter length: The length in CSS pixels.
    public func safeAreaPadding(_ length: CGFloat) -> ModifiedContent<Self, _PaddingLayout> { padding(length) }

    /// Adds padding of a different length to each edge of the view. A page has no safe area, so this is
    /// `padding(_:)`.
    ///
    /// - Parameter insets: The lengths in CSS pixels.
    public func safeAreaPadding(_ insets: EdgeInsets) -> ModifiedContent<Self, _PaddingLayout> { padding(insets) }
}
