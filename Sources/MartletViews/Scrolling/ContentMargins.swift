public import MartletUI

/// Which margins of a scroll view are set.
public struct ContentMarginPlacement: Sendable {
    fileprivate let isOfContent: Bool

    /// Those of the content.
    public static let automatic = Self(isOfContent: true)
    /// Those of the content.
    public static let scrollContent = Self(isOfContent: true)
    /// Those of the scroll bars, which only the browser sets.
    public static let scrollIndicators = Self(isOfContent: false)
}

/// The modifier of `contentMargins(_:_:for:)`.
public struct _ContentMargins: _InheritedStyleModifier {
    let insets: EdgeInsets

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(stylesAt: offset.insets) { insets in
                func lengths(_ first: CGFloat, _ second: CGFloat) -> String {
                    [first, second].map { CSS.pixels(CSS.clamped($0, 0...10_000)) }.joined(separator: " ")
                }
                return [
                    .named("m-margins"), .inline("--m-block", lengths(insets.top, insets.bottom)),
                    .inline("--m-inline", lengths(insets.leading, insets.trailing)),
                ]
            })
    }
}

extension View {
    /// Sets the margins of the content of the scroll views inside, which scroll with it.
    ///
    /// - Parameters:
    ///   - edges: The edges.
    ///   - insets: The lengths, in CSS pixels.
    ///   - placement: Which margins. Those of scroll bars cannot be set.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> ModifiedContent<Self, _ContentMargins> {
        func length(_ edge: Edge.Set, _ length: CGFloat) -> CGFloat {
            edges.contains(edge) && placement.isOfContent ? length : 0
        }
        let margins = EdgeInsets(
            top: length(.top, insets.top), leading: length(.leading, insets.leading),
            bottom: length(.bottom, insets.bottom), trailing: length(.trailing, insets.trailing))
        return ModifiedContent(content: self, modifier: _ContentMargins(insets: margins))
    }

    /// Sets the margins of the content of the scroll views inside, which scroll with it.
    ///
    /// - Parameters:
    ///   - edges: The edges.
    ///   - length: The length, in CSS pixels; `nil` for the usual one of 16.
    ///   - placement: Which margins. Those of scroll bars cannot be set.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> ModifiedContent<Self, _ContentMargins> {
        let length = length ?? 16
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    /// Sets the margins of the content of the scroll views inside, which scroll with it.
    ///
    /// - Parameters:
    ///   - length: The length at all edges, in CSS pixels.
    ///   - placement: Which margins. Those of scroll bars cannot be set.
    public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> ModifiedContent<Self, _ContentMargins> { contentMargins(.all, length, for: placement) }
}
