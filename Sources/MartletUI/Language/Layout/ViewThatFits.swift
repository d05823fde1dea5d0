/// The first of its views that fits into the available space, or the last if none does.
///
///     ViewThatFits {
///         HStack { Details(); Picture() }
///         VStack { Details(); Picture() }
///     }
///
/// The browser chooses, because only it knows the space. So all of the views exist, and their `onAppear` actions run; the
/// others are hidden from everyone. Without JavaScript the last one is shown. Each view is one element: put several into
/// a stack. At most 9 views are considered.
public struct ViewThatFits<Content: View>: _PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// Creates a view that shows one of several.
    ///
    /// - Parameters:
    ///   - axes: The directions in which a view has to fit. A page has no height; only a frame with a height has one.
    ///   - content: The views, the most desirable first.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    public static var _shape: _ViewShape { .element }
    public static var _layer: _StyleLayer { .element }

    public static func _plan(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(constant: .classNames("m-zstack")))
        plan.attribute(AttributeStep(constant: .style(.class(FitsRules.style))))
        plan.attribute(
            AttributeStep(
                at: offset.axes,
                read: { axes in
                    let names = (axes.contains(.horizontal) ? "x" : "") + (axes.contains(.vertical) ? "y" : "")
                    return .attribute("data-fits", names)
                }, areEqual: { $0 == $1 }))
        plan.open(.div)
        Content._plan(plan, at: offset.content)
        plan.close(.div)
    }
}

/// The client (martlet-fits.js) writes the number of the shown view into `data-shown`. With 0, no view, the element takes
/// the available space, and while it is `data-measured`, it is as large as its view likes.
private enum FitsRules {
    static let style = StyleClass(
        "fits",
        rules: """
            &:not([data-shown])>:not(:last-child),&[data-shown="0"]>*{display:none}\
            \((1...9).map { "&[data-shown=\"\($0)\"]>:not(:nth-child(\($0)))" }.joined(separator: ",")){display:none}\
            &[data-shown="0"]{grid-template:1fr/minmax(0,30000px);min-height:0}\
            &[data-measured]{position:absolute;width:max-content;max-width:none;--m-far:0px;\
            --m-wide-column:minmax(min-content,1fr);--m-field-width:10rem;--m-ideal-height:initial;--m-basis:initial;\
            --m-row:initial}
            """)
}
