import MartletUI

/// A gesture that may not be there: `gesture(isLocked ? nil : drag)`.
extension Optional: Gesture where Wrapped: Gesture {
    /// What is told of the gesture.
    public typealias Value = Wrapped.Value

    /// A gesture that is its own body.
    public var body: Self { self }

    public func _describe(_ description: inout _GestureDescription) { self?._describe(&description) }

    public func _resolve(_ event: _GestureEvent, _ next: inout Int) -> _GestureResult<Wrapped.Value>? {
        self?._resolve(event, &next)
    }
}
