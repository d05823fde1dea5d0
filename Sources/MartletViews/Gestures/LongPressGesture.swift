public import MartletUI

/// A press that lasts.
public struct LongPressGesture: _PrimitiveGesture {
    public typealias Value = Bool

    /// How long it lasts, in seconds.
    public var minimumDuration: Double
    /// How far the pointer may move meanwhile.
    public var maximumDistance: CGFloat

    /// Creates a gesture.
    ///
    /// - Parameters:
    ///   - minimumDuration: How long it lasts, in seconds.
    ///   - maximumDistance: How far the pointer may move meanwhile.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
    }

    public func _describe(_ description: inout _GestureDescription) {
        description.add(.press, CSS.clamped(minimumDuration, 0...3_600), CSS.clamped(maximumDistance, 0...1e6))
    }

    public func _resolve(_ event: _GestureEvent, _ next: inout Int) -> _GestureResult<Bool>? {
        defer { next += 1 }
        return event.entry(next)?.result { _ in true }
    }
}

extension View {
    /// Performs an action after a long press on the view.
    ///
    /// With the keyboard, Enter or Space performs the action at once, unless the view also listens to a tap.
    ///
    /// - Parameters:
    ///   - minimumDuration: How long the press lasts, in seconds.
    ///   - maximumDistance: How far the pointer may move meanwhile.
    ///   - action: The action.
    ///   - onPressingChanged: Receives `true` when a press begins, and `false` when it is over.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> ModifiedContent<Self, _GestureModifier> {
        let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        guard let onPressingChanged else { return gesture(press.onEnded { _ in action() }) }
        return gesture(PressingGesture(content: press.onEnded { _ in action() }, onPressingChanged: onPressingChanged))
    }

    /// Performs an action after a long press on the view; the older spelling of
    /// ``onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)``.
    ///
    /// - Parameters:
    ///   - minimumDuration: How long the press lasts, in seconds.
    ///   - maximumDistance: How far the pointer may move meanwhile.
    ///   - pressing: Receives `true` when a press begins, and `false` when it is over.
    ///   - action: The action.
    @_disfavoredOverload
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> ModifiedContent<Self, _GestureModifier> {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}

/// A press whose begin and end are told.
private struct PressingGesture<Content: Gesture>: _PrimitiveGesture {
    typealias Value = Content.Value

    let content: Content
    let onPressingChanged: (Bool) -> Void

    func _describe(_ description: inout _GestureDescription) {
        description.observers += 1
        content._describe(&description)
        description.observers -= 1
    }

    func _resolve(_ event: _GestureEvent, _ next: inout Int) -> _GestureResult<Content.Value>? {
        let result = content._resolve(event, &next)
        if let result { onPressingChanged(!result.isOver) }
        return result
    }
}
