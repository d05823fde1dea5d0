public import MartletUI

/// The modifier of `dropDestination(for:action:isTargeted:)`.
struct DropDestination: ViewModifier {
    /// Takes what is dropped, and where.
    let drop: ([any Transferable], CGPoint) -> Void
    let isTargeted: ((Bool) -> Void)?
    @Environment(\.dragSession) private var session

    func body(content: Content) -> some View {
        content.modifier(
            DropTarget(tellsTargets: isTargeted != nil) { [drop, isTargeted, session] report in
                switch report.phase {
                case .outside: isTargeted?(false)
                case .inside: isTargeted?(true)
                case .dropped:
                    let items = session?.items ?? []
                    session?.items = []
                    if !items.isEmpty { drop(items, report.location) }
                }
            })
    }
}

/// The element that things are dropped on.
struct DropTarget: _StyleModifier {
    let tellsTargets: Bool
    let action: (PointerReport) -> Void

    static var _layer: _StyleLayer { .offset }

    static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(
            AttributeStep(
                at: offset, isEvent: true,
                read: { modifier in
                    .event(
                        .drop,
                        .value { value in
                            guard case .numbers(let numbers) = value, let report = PointerReport(numbers) else {
                                return
                            }
                            modifier.action(report)
                        })
                }, areEqual: nil))
        plan.attribute(
            AttributeStep(
                at: offset.tellsTargets, read: { .attribute("data-targeted", $0 ? "" : nil) }, areEqual: ==))
        plan.attribute(AttributeStep(constant: .classNames("m-more")))
    }
}

extension View {
    /// Takes what is dragged here from a view with ``draggable(_:)`` of the same page.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values. What is dragged as another type, and is represented by none of this one,
    ///     is not taken.
    ///   - action: Takes the values, and the place in the view. Its result has no effect.
    ///   - isTargeted: Receives whether something is dragged over the view.
    public func dropDestination<Payload: Transferable>(
        for payloadType: Payload.Type = Payload.self, action: @escaping ([Payload], CGPoint) -> Bool,
        isTargeted: ((Bool) -> Void)? = nil
    ) -> some View {
        modifier(
            DropDestination(
                drop: { items, place in
                    let values = items.compactMap { $0.transferred(as: Payload.self) }
                    if !values.isEmpty { _ = action(values, place) }
                }, isTargeted: isTargeted))
    }
}
