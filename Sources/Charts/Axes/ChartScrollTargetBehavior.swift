public import MartletUI

/// Where a plot would come to rest that is scrolled. It rests where the visitor leaves it, so the methods are not called.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
    /// Changes where scrolling comes to rest. It is not called: a browser knows no such moment.
    ///
    /// - Parameters:
    ///   - target: Where scrolling would come to rest.
    ///   - context: What is known of the plot.
    func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
    /// Changes nothing.
    ///
    /// - Parameters:
    ///   - target: Where scrolling would come to rest.
    ///   - context: What is known of the scroll view.
    public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

/// What is known of a plot that is scrolled. There is none, because nothing is called with it.
public struct ChartScrollTargetBehaviorContext {
    /// The size of the plot.
    public let contentSize: CGSize
    /// The size of what is visible of it.
    public let containerSize: CGSize
    /// How fast it moves.
    public let velocity: CGVector
    /// The directions in which it scrolls.
    public let axes: Axis.Set
    /// Where the values are.
    public let chartProxy: ChartProxy
}

/// Which values would be the beginning of a page.
public struct MajorValueAlignment<Value: Plottable>: Sendable {
    /// Those of a page.
    public static var page: Self { Self() }

    /// Multiples of a number.
    ///
    /// - Parameter unit: The number.
    public static func unit(_ unit: Value) -> Self { page }
}

extension MajorValueAlignment where Value == Date {
    /// Dates with such components.
    ///
    /// - Parameter components: The components.
    public static func matching(_ components: DateComponents) -> Self { page }
}

/// How far a swipe would scroll.
public struct ValueAlignedLimitBehavior: Equatable, Sendable {
    /// A distance.
    public static let automatic = Self(), always = Self(), never = Self()
}

/// Values at which a plot would come to rest.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    /// Changes nothing.
    ///
    /// - Parameters:
    ///   - target: Where scrolling would come to rest.
    ///   - context: What is known of the plot.
    public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {}
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// At multiples of a number.
    ///
    /// - Parameters:
    ///   - unit: The number.
    ///   - majorAlignment: Which of them begin a page.
    ///   - limitBehavior: How far a swipe scrolls.
    public static func valueAligned<Value: Plottable & Numeric>(
        unit: Value, majorAlignment: MajorValueAlignment<Value>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self { Self() }

    /// At dates with such components.
    ///
    /// - Parameters:
    ///   - components: The components.
    ///   - majorAlignment: Which of them begin a page.
    ///   - limitBehavior: How far a swipe scrolls.
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedLimitBehavior = .automatic
    ) -> Self { Self() }
}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {
    /// Changes nothing.
    ///
    /// - Parameters:
    ///   - target: Where scrolling would come to rest.
    ///   - context: What is known of the plot.
    public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {}
}
