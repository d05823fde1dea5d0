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
///
/// A browser decides where; a behavior of a program's own comes to rest where views begin, and ``updateTarget(_:context:)`` is not
/// called.
public protocol ScrollTargetBehavior: Sendable {
    /// Changes where scrolling comes to rest. It is not called: a browser knows no such moment.
    ///
    /// - Parameters:
    ///   - target: Where scrolling would come to rest.
    ///   - context: What is known of the scroll view.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

    static var _isPaging: Bool { get }

    /// What is known of the scroll view.
    typealias TargetContext = ScrollTargetBehaviorContext
}

extension ScrollTargetBehavior {
    public static var _isPaging: Bool { false }
}

/// Where scrolling would come to rest.
public struct ScrollTarget: Hashable, Sendable {
    /// The part of the content that would be visible.
    public var rect: CGRect
    /// The point of it that would stay where it is if the content changed; `nil` for none.
    public var anchor: UnitPoint?

    /// Creates a target.
    ///
    /// - Parameters:
    ///   - rect: The part of the content.
    ///   - anchor: The point of it that would stay.
    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// What a behavior would know of the scroll view.
public struct ScrollTargetBehaviorContext {
    /// Where scrolling began.
    public let originalTarget: ScrollTarget
    /// How fast the content moves.
    public let velocity: CGVector
    /// The size of the content.
    public let contentSize: CGSize
    /// The size of the scroll view.
    public let containerSize: CGSize
    /// The directions in which it scrolls.
    public let axes: Axis.Set
}

/// Scrolling that comes to rest where a page of the scroll view's own size begins.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Creates the behavior.
    public init() {}

    /// Changes nothing.
    ///
    /// - Parameters:
    ///   - target: Where scrolling would come to rest.
    ///   - context: What is known of the scroll view.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}

    public static var _isPaging: Bool { true }
}

/// Scrolling that comes to rest where a view begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views a swipe would go on.
    public struct LimitBehavior: Sendable {
        /// As far as the browser lets it.
        public static let automatic = Self(), always = Self(), alwaysByFew = Self(), alwaysByOne = Self(),
            never = Self()
    }

    /// Creates the behavior.
    public init() {}

    /// Creates the behavior.
    ///
    /// - Parameter limitBehavior: Has no effect: a browser decides how far a swipe goes.
    public init(limitBehavior: LimitBehavior) {}

    /// Changes nothing.
    ///
    /// - Parameters:
    ///   - target: Where scrolling would come to rest.
    ///   - context: What is known of the scroll view.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Another behavior, whatever its type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    private let base: any ScrollTargetBehavior

    /// Creates a behavior.
    ///
    /// - Parameter base: The other behavior. It comes to rest where views begin, also if the other one is `.paging`.
    public init(_ base: some ScrollTargetBehavior) { self.base = base }

    /// Calls the other behavior.
    ///
    /// - Parameters:
    ///   - target: Where scrolling would come to rest.
    ///   - context: What is known of the scroll view.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        base.updateTarget(&target, context: context)
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Scrolling that comes to rest where a page of the scroll view's own size begins.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Scrolling that comes to rest where a view begins.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Scrolling that comes to rest where a view begins.
    ///
    /// - Parameter limitBehavior: Has no effect: a browser decides how far a swipe goes.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
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
    /// - Parameter behavior: `.paging`, `.viewAligned`, or one of your own, which is as the second.
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
