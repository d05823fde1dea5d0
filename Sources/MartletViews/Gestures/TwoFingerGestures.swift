public import MartletUI

/// Two fingers that move apart or together, or a pinch on a trackpad.
public struct MagnifyGesture: _PrimitiveGesture {

    /// By how much.
    public struct Value: Equatable, Sendable {
        /// When that was.
        public var time: Date
        /// The factor: 1 at the start.
        public var magnification: CGFloat
        /// How fast the factor changes, a second.
        public var velocity: CGFloat
        /// The middle of the fingers at the start, as a part of the view's size.
        public var startAnchor: UnitPoint
        /// The middle of the fingers at the start.
        public var startLocation: CGPoint
    }

    /// The least change.
    public var minimumScaleDelta: CGFloat

    /// Creates a gesture.
    ///
    /// - Parameter minimumScaleDelta: The least change of the factor.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public func _describe(_ description: inout _GestureDescription) {
        description.add(.pinch, CSS.clamped(minimumScaleDelta, 0...100))
    }

    public func _resolve(_ event: _GestureEvent, _ next: inout Int) -> _GestureResult<Value>? {
        defer { next += 1 }
        return event.entry(next)?.result {
            Value(
                time: Date(), magnification: CSS.clamped($0.amount, 0...1e6), velocity: $0.amountVelocity,
                startAnchor: UnitPoint(x: $0.location.x, y: $0.location.y), startLocation: $0.start)
        }
    }
}

/// Two fingers that move apart or together; the older spelling of ``MagnifyGesture``.
public struct MagnificationGesture: Gesture {
    private let minimumScaleDelta: CGFloat

    /// Creates a gesture.
    ///
    /// - Parameter minimumScaleDelta: The least change of the factor.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    public var body: _MapGesture<MagnifyGesture, CGFloat> {
        MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map { $0.magnification }
    }
}

/// Two fingers that turn around each other.
public struct RotateGesture: _PrimitiveGesture {

    /// By how much.
    public struct Value: Equatable, Sendable {
        /// When that was.
        public var time: Date
        /// The angle, clockwise, from the start.
        public var rotation: Angle
        /// How fast the angle changes, a second.
        public var velocity: Angle
        /// The middle of the fingers at the start, as a part of the view's size.
        public var startAnchor: UnitPoint
        /// The middle of the fingers at the start.
        public var startLocation: CGPoint
    }

    /// The least angle.
    public var minimumAngleDelta: Angle

    /// Creates a gesture.
    ///
    /// - Parameter minimumAngleDelta: The least angle.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public func _describe(_ description: inout _GestureDescription) {
        description.add(.turn, CSS.clamped(minimumAngleDelta.degrees, 0...360))
    }

    public func _resolve(_ event: _GestureEvent, _ next: inout Int) -> _GestureResult<Value>? {
        defer { next += 1 }
        return event.entry(next)?.result {
            Value(
                time: Date(), rotation: .degrees($0.amount), velocity: .degrees($0.amountVelocity),
                startAnchor: UnitPoint(x: $0.location.x, y: $0.location.y), startLocation: $0.start)
        }
    }
}

/// Two fingers that turn around each other; the older spelling of ``RotateGesture``.
public struct RotationGesture: Gesture {
    private let minimumAngleDelta: Angle

    /// Creates a gesture.
    ///
    /// - Parameter minimumAngleDelta: The least angle.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    public var body: _MapGesture<RotateGesture, Angle> {
        RotateGesture(minimumAngleDelta: minimumAngleDelta).map { $0.rotation }
    }
}
