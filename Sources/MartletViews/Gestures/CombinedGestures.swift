import MartletUI

extension Gesture {
    /// Recognizes this gesture and another one at the same time.
    ///
    /// - Parameter other: The other gesture.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }

    /// Recognizes this gesture and then another one, in the same touch.
    ///
    /// - Parameter other: The gesture that follows.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }

    /// Recognizes this gesture or, if it is not made, another one.
    ///
    /// - Parameter other: The other gesture.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {

    /// The values of both.
    public struct Value {
        /// The first gesture's value, if it has begun.
        public var first: First.Value?
        /// The second gesture's value, if it has begun.
        public var second: Second.Value?
    }

    /// The gestures.
    public var first: First, second: Second

    /// Creates a gesture.
    ///
    /// - Parameters:
    ///   - first: A gesture.
    ///   - second: The other gesture.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    public func _describe(_ description: inout _GestureDescription) {
        first._describe(&description)
        second._describe(&description)
    }

    public func _resolve(_ event: _GestureEvent, _ next: inout Int) -> _GestureResult<Value>? {
        let firstResult = first._resolve(event, &next)
        let secondResult = second._resolve(event, &next)
        guard firstResult != nil || secondResult != nil else { return nil }
        let value = Value(first: firstResult?.value, second: secondResult?.value)
        guard firstResult?.isOver ?? true, secondResult?.isOver ?? true else { return .changed(value) }
        return value.first == nil && value.second == nil ? .cancelled : .ended(value)
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures, one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {

    /// How far the sequence is.
    public enum Value {
        /// The first gesture goes on.
        case first(First.Value)
        /// The first gesture is complete; the second goes on, if it has begun.
        case second(First.Value, Second.Value?)
    }

    /// The gestures.
    public var first: First, second: Second

    /// Creates a gesture.
    ///
    /// - Parameters:
    ///   - first: A gesture.
    ///   - second: The gesture that follows.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    public func _describe(_ description: inout _GestureDescription) {
        let (start, after) = (description.count, description.after)
        first._describe(&description)
        description.after = description.count > start ? description.count - 1 : after
        second._describe(&description)
        description.after = after
    }

    public func _resolve(_ event: _GestureEvent, _ next: inout Int) -> _GestureResult<Value>? {
        let firstResult = first._resolve(event, &next)
        let secondResult = second._resolve(event, &next)
        switch (firstResult, secondResult) {
        case (.ended(let first), nil): return .changed(.second(first, nil))
        case (.ended(let first), .changed(let second)): return .changed(.second(first, second))
        case (.ended(let first), .ended(let second)): return .ended(.second(first, second))
        case (.changed(let first), _): return .changed(.first(first))
        case (.cancelled, _), (.ended, .cancelled): return .cancelled
        case (nil, _): return nil
        }
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One of two gestures; the first is preferred.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {

    /// The value of the gesture that is made.
    public enum Value {
        /// It is the first.
        case first(First.Value)
        /// It is the second.
        case second(Second.Value)
    }

    /// The gestures.
    public var first: First, second: Second

    /// Creates a gesture.
    ///
    /// - Parameters:
    ///   - first: The gesture that is preferred.
    ///   - second: The other gesture.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    public func _describe(_ description: inout _GestureDescription) {
        let (start, unless) = (description.count, description.unless)
        first._describe(&description)
        description.unless = start..<max(start + 1, description.count)
        second._describe(&description)
        description.unless = unless
    }

    public func _resolve(_ event: _GestureEvent, _ next: inout Int) -> _GestureResult<Value>? {
        let firstResult = first._resolve(event, &next)
        let middle = next
        let secondResult = second._resolve(event, &next)
        if event.report.changed.index < middle, let firstResult { return firstResult.map { .first($0) } }
        return secondResult?.map { .second($0) } ?? firstResult?.map { .first($0) }
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture of any type.
public struct AnyGesture<Value>: _PrimitiveGesture {

    private let describe: (inout _GestureDescription) -> Void
    private let resolve: (_GestureEvent, inout Int) -> _GestureResult<Value>?

    /// Creates a gesture.
    ///
    /// - Parameter gesture: What it is.
    public init(_ gesture: some Gesture<Value>) {
        describe = { gesture._describe(&$0) }
        resolve = { gesture._resolve($0, &$1) }
    }

    public func _describe(_ description: inout _GestureDescription) { describe(&description) }

    public func _resolve(_ event: _GestureEvent, _ next: inout Int) -> _GestureResult<Value>? { resolve(event, &next) }
}
