public import MartletUI

extension Gesture {
    /// Performs an action whenever the gesture changes.
    ///
    /// - Parameter action: The action. It receives the gesture's value.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> where Value: Equatable {
        _ChangedGesture(content: self, action: action)
    }

    /// Performs an action when the gesture is complete.
    ///
    /// - Parameter action: The action. It receives the gesture's last value.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Changes a state while the gesture goes on; it has its initial value again when the gesture is over.
    ///
    /// - Parameters:
    ///   - state: The state, as `$offset`.
    ///   - body: Changes the state. It receives the gesture's value, the state and the transaction of the change.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, change: body) }

    /// Makes another value of the gesture's.
    ///
    /// - Parameter body: Returns the other value.
    public func map<Mapped>(_ body: @escaping (Value) -> Mapped) -> _MapGesture<Self, Mapped> {
        _MapGesture(content: self, transform: body)
    }
}

/// A gesture whose changes are followed: `onChanged(_:)`.
public struct _ChangedGesture<Content: Gesture>: _PrimitiveGesture {
    public typealias Value = Content.Value

    let content: Content
    let action: (Content.Value) -> Void

    public func _describe(_ description: inout _GestureDescription) { description.observe(content) }

    public func _resolve(_ event: _GestureEvent, _ next: inout Int) -> _GestureResult<Content.Value>? {
        let (result, isChanged) = content.resolved(event, &next)
        if isChanged, case .changed(let value) = result { action(value) }
        return result
    }
}

/// A gesture whose end is followed: `onEnded(_:)`.
public struct _EndedGesture<Content: Gesture>: _PrimitiveGesture {
    public typealias Value = Content.Value

    let content: Content
    let action: (Content.Value) -> Void

    public func _describe(_ description: inout _GestureDescription) { content._describe(&description) }

    public func _resolve(_ event: _GestureEvent, _ next: inout Int) -> _GestureResult<Content.Value>? {
        let (result, isChanged) = content.resolved(event, &next)
        if isChanged, case .ended(let value) = result { action(value) }
        return result
    }
}

/// A gesture that changes a state: `updating(_:body:)`.
public struct GestureStateGesture<Base: Gesture, State>: _PrimitiveGesture {
    public typealias Value = Base.Value

    let base: Base
    let state: GestureState<State>
    let change: (Base.Value, inout State, inout Transaction) -> Void

    public func _describe(_ description: inout _GestureDescription) { description.observe(base) }

    public func _resolve(_ event: _GestureEvent, _ next: inout Int) -> _GestureResult<Base.Value>? {
        let (result, isChanged) = base.resolved(event, &next)
        guard isChanged, let result else { return result }
        if case .changed(let value) = result {
            state.change { change(value, &$0, &$1) }
        } else {
            event.atEnd { [state] in state.reset() }
        }
        return result
    }
}

/// A gesture with another value: `map(_:)`.
public struct _MapGesture<Content: Gesture, Mapped>: _PrimitiveGesture {
    public typealias Value = Mapped

    let content: Content
    let transform: (Content.Value) -> Mapped

    public func _describe(_ description: inout _GestureDescription) { content._describe(&description) }

    public func _resolve(_ event: _GestureEvent, _ next: inout Int) -> _GestureResult<Mapped>? {
        content._resolve(event, &next)?.map(transform)
    }
}

extension _GestureDescription {
    /// Describes a gesture of which each change is told.
    fileprivate mutating func observe(_ gesture: some Gesture) {
        observers += 1
        gesture._describe(&self)
        observers -= 1
    }
}

extension Gesture {
    /// What has become of the gesture, and whether the event is about it or about another one of the element.
    fileprivate func resolved(_ event: _GestureEvent, _ next: inout Int) -> (_GestureResult<Value>?, Bool) {
        let first = next
        let result = _resolve(event, &next)
        return (result, first <= event.report.changed.index && event.report.changed.index < next)
    }
}
