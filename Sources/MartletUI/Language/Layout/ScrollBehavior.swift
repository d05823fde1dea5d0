/// Whether scroll bars are shown: the argument of `scrollIndicators(_:axes:)`.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    fileprivate let isVisible: Bool

    /// As the browser shows them.
    public static let automatic = ScrollIndicatorVisibility(isVisible: true)
    /// The same as ``automatic``: the browser decides when it shows scroll bars.
    public static let visible = ScrollIndicatorVisibility(isVisible: true)
    /// No scroll bars.
    public static let hidden = ScrollIndicatorVisibility(isVisible: false)
    /// No scroll bars.
    public static let never = ScrollIndicatorVisibility(isVisible: false)
}

/// Where scrolling comes to rest.
public protocol ScrollTargetBehavior: Sendable {
    static var _isPaging: Bool { get }
}

/// Scrolling that comes to rest where a page of the scroll view's own size begins.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the behavior.
    public init() {}

    public static var _isPaging: Bool { true }
}

/// Scrolling that comes to rest where a view begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the behavior.
    public init() {}

    public static var _isPaging: Bool { false }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Scrolling that comes to rest where a page of the scroll view's own size begins.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Scrolling that comes to rest where a view begins.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
}

private enum ScrollRules {
    static let hiddenBars = StyleClass(
        "scroll-indicators", rules: "&.m-scroll,:where(&) .m-scroll{scrollbar-width:none}")

    /// The views in a layout of targets are where scrolling stops; without such a layout those in the scroll view's own
    /// stack.
    static let aligned = targets("viewAligned", "proximity", "normal")
    static let paging = targets("paging", "mandatory", "always")

    private static func targets(_ group: String, _ strictness: String, _ stop: String) -> StyleClass {
        StyleClass(
            "scroll-targets",
            rules: """
                &.m-scroll-x{scroll-snap-type:x \(strictness)}&.m-scroll-y{scroll-snap-type:y \(strictness)}\
                &.m-scroll-x.m-scroll-y{scroll-snap-type:both \(strictness)}\
                :where(&:not(:has(.m-targets))>*>*,& .m-targets>:not(.m-grid),& .m-targets>.m-grid>*){scroll-snap-align:start;scroll-snap-stop:\(stop)}
                """)
    }
}

/// The modifier of `scrollIndicators(_:axes:)`.
public struct _ScrollIndicators: _InheritedStyleModifier {
    let visibility: ScrollIndicatorVisibility

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.visibility) {
                $0.isVisible ? [] : [.class(ScrollRules.hiddenBars)]
            })
    }
}

/// The modifier of `scrollTargetBehavior(_:)`.
public struct _ScrollTargets<Behavior: ScrollTargetBehavior>: _InheritedStyleModifier {
    let behavior: Behavior

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(constant: .style(.class(Behavior._isPaging ? ScrollRules.paging : ScrollRules.aligned))))
    }
}

extension View {
    /// Sets whether the scroll views inside show scroll bars.
    ///
    /// - Parameters:
    ///   - visibility: Whether they show them.
    ///   - axes: Has no effect: a browser hides both bars or none.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> ModifiedContent<Self, _ScrollIndicators> {
        ModifiedContent(content: self, modifier: _ScrollIndicators(visibility: visibility))
    }

    /// Sets where scrolling comes to rest, on a `ScrollView`.
    ///
    ///     ScrollView(.horizontal) {
    ///         LazyHStack { ForEach(photos) { PhotoView($0).containerRelativeFrame(.horizontal) } }
    ///             .scrollTargetLayout()
    ///     }
    ///     .scrollTargetBehavior(.viewAligned)
    ///
    /// A browser stops where views begin. So `.paging` stops at every view, and is right where each is as long as the
    /// scroll view.
    ///
    /// - Parameter behavior: `.paging` or `.viewAligned`.
    public func scrollTargetBehavior<T: ScrollTargetBehavior>(
        _ behavior: T
    ) -> ModifiedContent<Self, _ScrollTargets<T>> {
        ModifiedContent(content: self, modifier: _ScrollTargets(behavior: behavior))
    }

    /// Makes the views of this stack or grid the places where scrolling comes to rest.
    ///
    /// - Parameter isEnabled: Whether it does.
    public func scrollTargetLayout(isEnabled: Bool = true) -> ModifiedContent<Self, _ClassModifier> {
        self.class("m-targets", when: isEnabled)
    }
}
