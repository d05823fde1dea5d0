public import MartletUI

/// The modifier of `onHover(perform:)` and `onContinuousHover(coordinateSpace:perform:)`.
public struct _HoverModifier: _ElementModifier {
    /// The space in which places are told; `nil` if the program wants to know of no place.
    let space: Double?
    let action: (PointerReport) -> Void

    public static func _addAttribute(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(
                at: offset, isEvent: true,
                read: { modifier in
                    .event(
                        .hover,
                        .value { value in
                            guard case .numbers(let numbers) = value, let report = PointerReport(numbers) else {
                                return
                            }
                            modifier.action(report)
                        })
                }, areEqual: nil))
        plan.attribute(
            AttributeStep(
                at: offset.space, read: { .attribute("data-hover", $0.map { CSS.number($0) }) }, areEqual: ==))
        plan.attribute(AttributeStep(constant: .classNames("m-more")))
    }
}

/// Where the pointer is over a view.
@frozen public enum HoverPhase: Equatable, Sendable {
    /// The pointer is over the view, at this place.
    case active(CGPoint)
    /// The pointer has left the view.
    case ended
}

extension View {
    /// Performs an action when a pointer comes over the view, and when it leaves. A finger does not hover.
    ///
    /// - Parameter action: The action. It receives whether the pointer is over the view.
    public func onHover(perform action: @escaping (Bool) -> Void) -> ModifiedContent<Self, _HoverModifier> {
        ModifiedContent(
            content: self, modifier: _HoverModifier(space: nil) { action($0.phase == .inside) })
    }

    /// Performs an action whenever a pointer moves over the view, never more often than the server answers.
    ///
    /// - Parameters:
    ///   - coordinateSpace: The space in which places are told.
    ///   - action: The action. It receives where the pointer is.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> ModifiedContent<Self, _HoverModifier> {
        let space = _GestureDescription.number(of: coordinateSpace.coordinateSpace)
        return ModifiedContent(
            content: self,
            modifier: _HoverModifier(space: space) { action($0.phase == .inside ? .active($0.location) : .ended) })
    }
}
