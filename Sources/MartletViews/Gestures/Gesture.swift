import MartletUI

/// What a pointer does that a program wants to know: a drag, a long press.
///
/// A gesture of a program's own has a `body` that consists of others. The browser recognizes gestures; the server hears
/// of what has changed, never more often than it answers.
public protocol Gesture<Value> {
    /// What is told of the gesture.
    associatedtype Value
    /// The gesture that this one consists of.
    associatedtype Body: Gesture
    /// The gesture that this one consists of.
    var body: Body { get }

    /// Adds what the browser recognizes.
    func _describe(_ description: inout _GestureDescription)
    /// Tells what has become of the gesture, and runs its actions.
    func _resolve(_ event: _GestureEvent, _ next: inout Int) -> _GestureResult<Value>?
}

extension Gesture {
    public func _describe(_ description: inout _GestureDescription) { body._describe(&description) }
}

extension Gesture where Value == Body.Value {
    public func _resolve(_ event: _GestureEvent, _ next: inout Int) -> _GestureResult<Value>? {
        body._resolve(event, &next)
    }
}

/// A gesture that the browser recognizes by itself.
public protocol _PrimitiveGesture: Gesture where Body == Self {}

extension _PrimitiveGesture {
    /// A gesture that the browser recognizes is its own body.
    public var body: Self { self }
}

extension Never: Gesture {
    public typealias Value = Never

    public func _describe(_ description: inout _GestureDescription) {}
    public func _resolve(_ event: _GestureEvent, _ next: inout Int) -> _GestureResult<Never>? { nil }
}

/// What has become of a gesture.
public enum _GestureResult<Value> {
    /// It goes on.
    case changed(Value)
    /// It is complete.
    case ended(Value)
    /// It has become nothing.
    case cancelled

    /// The value, if there is one.
    var value: Value? {
        switch self {
        case .changed(let value), .ended(let value): value
        case .cancelled: nil
        }
    }

    var isOver: Bool {
        if case .changed = self { return false }
        return true
    }

    func map<Other>(_ transform: (Value) -> Other) -> _GestureResult<Other> {
        switch self {
        case .changed(let value): .changed(transform(value))
        case .ended(let value): .ended(transform(value))
        case .cancelled: .cancelled
        }
    }
}

/// A report of the browser's about the gestures of an element.
public final class _GestureEvent {
    let report: GestureReport
    private var ends: [() -> Void] = []

    init(_ report: GestureReport) { self.report = report }

    /// The gesture with an index, if it has begun.
    func entry(_ index: Int) -> GestureReport.Entry? { report.entries.first { $0.index == index } }

    /// Runs `end` when all actions have run.
    func atEnd(_ end: @escaping () -> Void) { ends.append(end) }

    func finish() { for end in ends { end() } }
}
