public import MartletUI

/// What can be the values of an axis: a range, categories, or `.automatic`.
public protocol ScaleDomainProtocol {
    var _domain: _ScaleDomain { get }
}

/// The values of an axis.
public struct _ScaleDomain {
    let domain: ScaleDomain
}

/// The kind of a scale, which is that of its values.
public struct ScaleType: Equatable, Sendable {
    /// A scale of numbers, dates or categories.
    public static let linear = Self(), date = Self(), category = Self()
    /// A scale of numbers, which are at equal distances all the same.
    public static let log = Self(), squareRoot = Self(), symmetricLog = Self()
}

/// The part of a plot that a scale takes, which has no effect: it takes all of it.
public struct PlotDimensionScaleRange: Equatable, Sendable {
    /// All of the plot.
    public static let plotDimension = Self()

    /// All of the plot but its ends.
    ///
    /// - Parameter padding: How much would be left at each end.
    public static func plotDimension(padding: CGFloat) -> Self { plotDimension }

    /// All of the plot but its ends.
    ///
    /// - Parameters:
    ///   - startPadding: How much would be left at the beginning.
    ///   - endPadding: How much would be left at the end.
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> Self { plotDimension }
}

extension ClosedRange: ScaleDomainProtocol where Bound: Plottable {
    public var _domain: _ScaleDomain { _ScaleDomain(domain: ScaleDomain(lowerBound, upperBound)) }
}

extension Range: ScaleDomainProtocol where Bound: Plottable {
    public var _domain: _ScaleDomain { _ScaleDomain(domain: ScaleDomain(lowerBound, upperBound)) }
}

extension Array: ScaleDomainProtocol where Element: Plottable {
    public var _domain: _ScaleDomain {
        let values = map { $0.primitivePlottable._plotted }
        let names = values.compactMap { if case .category(let name) = $0 { name } else { nil } }
        if !names.isEmpty { return _ScaleDomain(domain: .categories(names)) }
        let sorted = values.filter { $0.number != nil }.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
        guard let first = sorted.first, let last = sorted.last else {
            return _ScaleDomain(domain: .automatic(includesZero: nil))
        }
        return _ScaleDomain(domain: ScaleDomain(first, last))
    }
}

/// The values of the marks.
public struct AutomaticScaleDomain: ScaleDomainProtocol {
    private let includesZero: Bool?

    fileprivate init(includesZero: Bool?) { self.includesZero = includesZero }

    public var _domain: _ScaleDomain { _ScaleDomain(domain: .automatic(includesZero: includesZero)) }
}

extension ScaleDomainProtocol where Self == AutomaticScaleDomain {
    /// The values of the marks.
    public static var automatic: Self { Self(includesZero: nil) }

    /// The values of the marks.
    ///
    /// - Parameters:
    ///   - includesZero: Whether 0 is among them; `nil` if the axis decides.
    ///   - reversed: Has no effect.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> Self {
        Self(includesZero: includesZero)
    }
}

extension ScaleDomain {
    init(_ lower: some Plottable, _ upper: some Plottable) {
        self.init(lower.primitivePlottable._plotted, upper.primitivePlottable._plotted)
    }

    init(_ lower: _PlottedValue, _ upper: _PlottedValue) {
        switch (lower, lower.number, upper.number) {
        case (.date, let first?, let last?): self = .dates(first, last)
        case (_, let first?, let last?): self = .numbers(first, last)
        default: self = .automatic(includesZero: nil)
        }
    }
}
