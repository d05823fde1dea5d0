public import MartletUI

/// What is dragged on a page.
final class DragSession {
    var items: [any Transferable] = []
}

extension EnvironmentValues {
    /// What is dragged on this page.
    var dragSession: DragSession? { pageObject(DragSession.self) { DragSession() } }
}

/// The modifier of `draggable(_:)`.
public struct _DraggableModifier: _StyleModifier {
    let payload: () -> any Transferable

    /// The outermost, so that a style that moves the view has an element of its own.
    public static var _layer: _StyleLayer { .offset }

    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(
                at: offset, isEvent: true,
                read: { modifier in
                    .event(.drag, .inEnvironment { $0.dragSession?.items = [modifier.payload()] })
                }, areEqual: nil))
        plan.attribute(AttributeStep(constant: .fixed("draggable", "true")))
        plan.attribute(AttributeStep(constant: .classNames("m-more")))
        plan.attribute(AttributeStep(constant: .styles([.token("cursor", "grab")])))
    }
}

extension View {
    /// Lets the visitor drag the view to another one with a ``dropDestination(for:action:isTargeted:)`` on the same page.
    ///
    /// The value stays on the server. A browser drags with a mouse, and on touch screens after a long press, where it
    /// supports that at all; offer the keyboard another way, such as a menu.
    ///
    /// - Parameter payload: The value that is dragged. It is made when the drag begins.
    public func draggable<Payload: Transferable>(
        _ payload: @autoclosure @escaping () -> Payload
    ) -> ModifiedContent<Self, _DraggableModifier> {
        ModifiedContent(content: self, modifier: _DraggableModifier(payload: payload))
    }

    /// Lets the visitor drag the view; see ``draggable(_:)``.
    ///
    /// - Parameters:
    ///   - payload: The value that is dragged. It is made when the drag begins.
    ///   - preview: Has no effect: the browser shows the view itself.
    public func draggable<Preview: View, Payload: Transferable>(
        _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> Preview
    ) -> ModifiedContent<Self, _DraggableModifier> {
        ModifiedContent(content: self, modifier: _DraggableModifier(payload: payload))
    }
}
