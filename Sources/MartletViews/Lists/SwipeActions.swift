public import MartletUI

/// The modifier of buttons beside a row.
public struct _SwipeActionsModifier: ViewModifier {
    /// The buttons of each edge, those nearest to the edge first.
    var actions: [AnyView]

    public func body(content: Content) -> some View {
        HTML("div") {
            HTML("div") { RowChoicePlace(content: content) }.class("m-swipe-content")
            HTML("div") {
                ForEach(actions.indices, id: \.self) { actions[$0] }.labelStyle(.iconOnly)
            }
            .class("m-swipe-actions")
        }
        .class("m-swipe")
    }
}

extension _SwipeActionsModifier: RowAccessory {}

extension View {
    /// Puts buttons beside the row of a list that this view is: they appear under the pointer, by swiping the row, or
    /// when one of them has the focus.
    ///
    /// - Parameters:
    ///   - edge: The edge of the row. The buttons of both edges are at the trailing one.
    ///   - allowsFullSwipe: Has no effect: an action is a press of its button.
    ///   - content: The buttons, the one nearest to the edge first.
    public func swipeActions<Actions: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
    ) -> ModifiedContent<Self, _SwipeActionsModifier> {
        modifier(_SwipeActionsModifier(actions: [AnyView(content())]))
    }
}

extension ModifiedContent where Content: View, Modifier == _SwipeActionsModifier {
    /// Puts more buttons beside the row.
    ///
    /// - Parameters:
    ///   - edge: The edge of the row. The buttons of both edges are at the trailing one.
    ///   - allowsFullSwipe: Has no effect: an action is a press of its button.
    ///   - content: The buttons, the one nearest to the edge first.
    public func swipeActions<Actions: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Actions
    ) -> Self {
        var actions = modifier.actions
        actions.insert(AnyView(content()), at: edge == .leading ? 0 : actions.count)
        return ModifiedContent(content: self.content, modifier: _SwipeActionsModifier(actions: actions))
    }
}
