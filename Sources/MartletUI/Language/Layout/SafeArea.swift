/// Regions of a screen that something else covers.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set of regions from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The region covered by the device or by bars.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The region covered by the keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All regions.
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
    /// Does nothing; accepted so that programs for SwiftUI compile.
    ///
    /// A browser keeps its bars and the keyboard outside of the page, so there is no other area to extend into. The
    /// view stays in its place, inside the margins of the page.
    ///
    /// - Parameters:
    ///   - regions: The regions to extend into.
    ///   - edges: The edges at which to extend.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> Self {
        IgnoredHint.ignoresSafeArea.passing(self)
    }

    /// Does nothing; the older spelling of ``ignoresSafeArea(_:edges:)``.
    ///
    /// - Parameter edges: The edges at which to extend.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { IgnoredHint.edgesIgnoringSafeArea.passing(self) }
}
