/// A layout whose type is not known. Views keep their state when one takes another's place:
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { Card(); Card() }
public struct AnyLayout: Layout {
    let storage: AnyLayoutStorage

    /// Creates a layout of any type.
    ///
    /// - Parameter layout: The layout.
    public init<Base: Layout>(_ layout: Base) {
        storage = (layout as? AnyLayout)?.storage ?? LayoutStorage(layout)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        storage.size(for: proposal, subviews)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        storage.place(in: bounds, proposal, subviews)
    }

    /// The styles of the element, if the browser arranges the views by itself.
    var styles: [Style]? { storage.styles }
}

/// A layout with its cache.
package class AnyLayoutStorage {
    var styles: [Style]? { nil }

    func size(for proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize { .zero }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {}
}

package final class LayoutStorage<Base: Layout>: AnyLayoutStorage {
    private let layout: Base
    private var cache: (value: Base.Cache, pass: ObjectIdentifier)?

    package init(_ layout: Base) { self.layout = layout }

    override var styles: [Style]? { (layout as? any BrowserLayout)?.styles }

    override func size(for proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        withCache(subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    override func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        withCache(subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    private func withCache<Result>(_ subviews: LayoutSubviews, _ body: (inout Base.Cache) -> Result) -> Result {
        var value: Base.Cache
        if let cache {
            value = cache.value
            if cache.pass != ObjectIdentifier(subviews.pass) { layout.updateCache(&value, subviews: subviews) }
        } else {
            value = layout.makeCache(subviews: subviews)
        }
        let result = body(&value)
        cache = (value, ObjectIdentifier(subviews.pass))
        return result
    }
}
