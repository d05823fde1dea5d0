/// The parts of sections that stay visible while the rest of their section scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: The bits of the set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

    /// Pins the edges of the sections in an element that scrolls along `axis`.
    static func step(at offset: Offset<Self>, along axis: Axis) -> AttributeStep {
        let (start, end) = axis == .vertical ? (topEdges, bottomEdges) : (leadingEdges, trailingEdges)
        return AttributeStep(stylesAt: offset) { pinned in
            (pinned.contains(.sectionHeaders) ? [.class(start)] : [])
                + (pinned.contains(.sectionFooters) ? [.class(end)] : [])
        }
    }

    private static let topEdges = edges("header", "block-start")
    private static let bottomEdges = edges("footer", "block-end")
    private static let leadingEdges = edges("header", "inline-start")
    private static let trailingEdges = edges("footer", "inline-end")

    private static func edges(_ part: String, _ side: String) -> StyleClass {
        StyleClass(
            "pinned-\(part)", rules: ":where(& .m-section-\(part)){position:sticky;inset-\(side):0;z-index:1}")
    }
}
