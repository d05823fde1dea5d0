/// One of the views that a container's content consists of, for containers that show one at a time.
package struct ContainedView {
    /// The view, with its modifiers.
    package let view: any View
    /// The identifier of the element that the view is for, in a `ForEach`.
    package let identifier: AnyHashable?

    package init(view: any View, identifier: AnyHashable? = nil) { (self.view, self.identifier) = (view, identifier) }

    /// The views in `content`, in their order. A view with a `body` is one.
    package static func all(in content: some View) -> [ContainedView] {
        guard let container = content as? any ViewContainer else {
            return [ContainedView(view: content, identifier: nil)]
        }
        return container.containedViews.flatMap { contained in
            all(in: contained.view).map {
                ContainedView(view: $0.view, identifier: $0.identifier ?? contained.identifier)
            }
        }
    }

    /// The view's modifiers, the outermost first.
    package var modifiers: [Any] {
        var modifiers: [Any] = []
        var view: any View = view
        while let modified = view as? any ModifiedView {
            modifiers.append(modified.anyModifier)
            view = modified.anyContent
        }
        return modifiers
    }

    /// What `tag(_:)` says of the view.
    package var tag: AnyHashable? { modifiers.lazy.compactMap { ($0 as? any TaggingModifier)?.anyTag }.first }

    /// The view inside of its modifiers.
    package var innermost: any View {
        var view: any View = view
        while let modified = view as? any ModifiedView { view = modified.anyContent }
        return view
    }
}

/// A view whose content is several views.
package protocol ViewContainer {
    var containedViews: [ContainedView] { get }
}

/// A view with a modifier, whose types are only known at run time.
private protocol ModifiedView {
    var anyContent: any View { get }
    var anyModifier: Any { get }
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
    fileprivate var anyContent: any View { content }
    fileprivate var anyModifier: Any { modifier }
}

extension TupleView: ViewContainer {
    package var containedViews: [ContainedView] {
        Mirror(reflecting: value).children.compactMap { child in
            (child.value as? any View).map { ContainedView(view: $0, identifier: nil) }
        }
    }
}

extension Group: ViewContainer {
    package var containedViews: [ContainedView] { [ContainedView(view: content, identifier: nil)] }
}

extension Optional: ViewContainer where Wrapped: View {
    package var containedViews: [ContainedView] { map { [ContainedView(view: $0, identifier: nil)] } ?? [] }
}

extension _ConditionalContent: ViewContainer {
    package var containedViews: [ContainedView] {
        switch content {
        case .first(let content): [ContainedView(view: content, identifier: nil)]
        case .second(let content): [ContainedView(view: content, identifier: nil)]
        }
    }
}

extension ForEach: ViewContainer where Content: View {
    package var containedViews: [ContainedView] {
        let rows = rows(RowRequest(most: Int(ViewGraph.Limits().views)))
        return zip(rows.identifiers, rows.contents).map { ContainedView(view: $1, identifier: AnyHashable($0)) }
    }
}
