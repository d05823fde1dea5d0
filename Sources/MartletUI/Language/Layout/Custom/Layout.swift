/// An arrangement of views that a program defines.
///
///     struct Diagonal: Layout {
///         func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///             let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///             return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
///         }
///
///         func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///             var corner = bounds.origin
///             for subview in subviews {
///                 let size = subview.sizeThatFits(.unspecified)
///                 subview.place(at: corner, proposal: .unspecified)
///                 corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
///             }
///         }
///     }
///
///     Diagonal { ForEach(words, id: \.self) { Text($0) } }
///
/// The browser measures the subviews and reports their sizes, so that the layout runs on real ones. What it asks for and
/// the browser has not measured yet is estimated, and the layout runs again when the answer is there. The first render
/// uses estimates. A layout should therefore do nothing but calculate.
public protocol Layout {
    /// What the layout keeps between its calls; nothing by default.
    associatedtype Cache = Void
    /// The views to arrange.
    typealias Subviews = LayoutSubviews

    /// Returns the size of the arrangement for a proposed size.
    ///
    /// - Parameters:
    ///   - proposal: The proposed size.
    ///   - subviews: The views to arrange.
    ///   - cache: What the layout keeps.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places each of the subviews.
    ///
    /// - Parameters:
    ///   - bounds: Where the arrangement is, in whose coordinates the views are placed.
    ///   - proposal: The proposed size for which ``sizeThatFits(proposal:subviews:cache:)`` returned the size of the
    ///     bounds.
    ///   - subviews: The views to arrange.
    ///   - cache: What the layout keeps.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Makes what the layout keeps.
    ///
    /// - Parameter subviews: The views to arrange.
    func makeCache(subviews: Subviews) -> Cache

    /// Updates what the layout keeps after the subviews have changed. The default makes it anew.
    ///
    /// - Parameters:
    ///   - cache: What the layout keeps.
    ///   - subviews: The views to arrange.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

extension Layout {
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// Arranges views.
    ///
    /// - Parameter content: The views.
    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> _LayoutContainer<Content> {
        _LayoutContainer(layout: AnyLayout(self), content: content())
    }
}
